import { DELIVERY_STATES, type Delivery, type Webhook } from '@guildhall/contract/webhooks'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { oneOf, page } from '#platform/address-readers.ts'
import { SettingsFrame } from '#features/settings/components/settings-frame.tsx'
import { listState } from '#platform/list-state.ts'
import { requireFound } from '#platform/missing.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import '#ui/theme/styles-dropdowns.css'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import { DeliveryDialog } from './components/delivery-dialog.tsx'
import { DeliveryTable } from './components/delivery-table.tsx'
import { WebhookButtons } from './components/webhook-buttons.tsx'
import { WebhookState } from './components/webhook-state.tsx'
import { copy } from './copy.ts'
import { webhookQueries } from './queries.ts'
import styles from './webhook-page.module.css'
import shared from '#ui/theme/shared.module.css'

const SEARCH = {
  state: oneOf(DELIVERY_STATES),
  page,
}

/** What was sent to one webhook, with each answer. */
export function WebhookPage() {
  const { id = '' } = useParams({ strict: false })
  const { filter, setFilter } = useFilter(SEARCH)
  const { state: chosen, page = 1 } = filter
  const query = useQuery(webhookQueries.deliveries(id, { state: chosen, page: String(page) }))
  requireFound(query.error)
  const [open, setOpen] = useState<Delivery>()
  const rows = query.data?.data ?? []
  const stamp = rows.map(({ tries, state: stands }) => `${stands} ${tries}`).join()
  const webhook = useQuery(webhookQueries.one(id, stamp)).data
  const isActive = webhook?.is_active === true
  const state = listState(query, {
    isEmpty: rows.length === 0,
    isSearching: chosen !== undefined,
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: { empty_data: copy.noDeliveries },
  })
  return (
    <SettingsFrame
      title={copy.deliveries}
      intro={webhook?.url}
      actions={webhook && <WebhookButtons webhook={webhook} />}
    >
      {webhook && isGivenUp(webhook) && (
        <p className={cx(shared['flush'], shared['danger'])}>{copy.isOffHint}</p>
      )}
      <div className={cx(layout['row-16'], styles['head'])}>
        <Link to="/admin/settings/webhooks" className={cx(shared['link'], reach['alone'])}>
          {copy.allWebhooks}
        </Link>
        {webhook && <WebhookState webhook={webhook} />}
        <Select
          aria-label={copy.state}
          placeholder={copy.anyState}
          clearable
          clearButtonProps={{ 'aria-label': copy.anyState }}
          comboboxProps={{ keepMounted: false }}
          data={DELIVERY_STATES}
          value={chosen ?? null}
          onChange={(value) => setFilter({ state: value, page: undefined })}
        />
      </div>
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={6} columns={4} />}
      >
        <DeliveryTable webhookId={id} isActive={isActive} deliveries={rows} onOpen={setOpen} />
        {query.data && <Pagination {...query.data.pagination} onPage={(next) => setFilter(toPage(next))} />}
      </ListStates>
      {open && (
        <DeliveryDialog
          webhookId={id}
          isActive={isActive}
          delivery={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </SettingsFrame>
  )
}

/** Switched off because nothing came through. */
function isGivenUp({ is_active: isActive, failing_since: since }: Webhook): boolean {
  return !isActive && since !== null
}
