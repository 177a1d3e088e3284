import type { Widget } from '@guildhall/contract/widgets'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { can, useSignedIn } from '#platform/session.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { DeleteWidget } from './components/delete-widget.tsx'
import { WidgetFilter } from './components/widget-filter.tsx'
import { WidgetList } from './components/widget-list.tsx'
import { copy } from './copy.ts'
import { useWidgetList } from './use-widget-list.ts'

const WidgetDialog = lazy(async () => ({
  default: (await import('./components/widget-dialog.tsx')).WidgetDialog,
}))

/** The widgets: everybody reads them, some write them. */
export function WidgetsPage() {
  const isEditor = can(useSignedIn(), 'CAN_MANAGE_SETTINGS')
  const { rows, state, pagination, refresh, goTo, ...list } = useWidgetList()
  const [open, setOpen] = useState<Widget | 'new'>()
  const [leaving, setLeaving] = useState<Widget>()
  return (
    <>
      <PageHeader title={copy.title} actions={isEditor && <AddButton onAdd={() => setOpen('new')} />} />
      <WidgetFilter {...list} hasStatus={isEditor} />
      <ListStates
        state={state}
        onRefresh={refresh}
        onClear={list.clear}
        skeleton={<SkeletonRows rows={6} columns={1} />}
      >
        <WidgetList widgets={rows} onEdit={setOpen} onDelete={setLeaving} />
        {pagination && <Pagination {...pagination} onPage={goTo} />}
      </ListStates>
      <Suspense>
        {open !== undefined && (
          <WidgetDialog widget={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
      <DeleteWidget widget={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
      {copy.add}
    </Button>
  )
}
