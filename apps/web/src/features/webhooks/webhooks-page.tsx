import type { Webhook } from '@guildhall/contract/webhooks'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPlus from '~icons/plus'
import { Suspense, useState } from 'react'
import { page } from '#platform/address-readers.ts'
import { SettingsFrame } from '#features/settings/components/settings-frame.tsx'
import { latestOf } from '#platform/lists/latest-of.ts'
import { listState } from '#platform/list-state.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { later } from '#ui/hooks/later.ts'
import { DeleteWebhook } from './components/delete-webhook.tsx'
import { WebhookList } from './components/webhook-list.tsx'
import { copy } from './copy.ts'
import { webhookQueries } from './queries.ts'

const WebhookDialog = later(() => import('./components/webhook-dialog.tsx'), 'WebhookDialog')

const SEARCH = { page }

/** The webhooks: where messages go, what about, and whether they come through. */
export function WebhooksPage() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { page = 1 } = filter
  const query = useQuery(webhookQueries.page(page))
  const rows = query.data?.data ?? []
  const [open, setOpen] = useState<Webhook | 'new'>()
  const [leaving, setLeaving] = useState<Webhook>()
  const state = listState(query, {
    isEmpty: rows.length === 0,
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: { empty_data: copy.empty },
  })
  return (
    <SettingsFrame title={copy.title} intro={copy.intro} actions={<AddButton onAdd={() => setOpen('new')} />}>
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={3} columns={2} />}
        emptyAction={<AddButton onAdd={() => setOpen('new')} />}
      >
        <WebhookList webhooks={rows} onEdit={setOpen} onDelete={setLeaving} />
        {query.data && <Pagination {...query.data.pagination} onPage={(next) => setFilter(toPage(next))} />}
      </ListStates>
      <Suspense>
        {open !== undefined && (
          <WebhookDialog
            webhook={open === 'new' ? undefined : latestOf(rows, open)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
      <DeleteWebhook webhook={leaving} onClose={() => setLeaving(undefined)} />
    </SettingsFrame>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
      {copy.add}
    </Button>
  )
}
