import { WidgetQuery, type Widget } from '@guildhall/contract/widgets'
import { Button } from '@mantine/core'
import IconPlus from '~icons/plus'
import { lazy, Suspense, useState } from 'react'
import { can, useSignedIn } from '#platform/session.tsx'
import { useList } from '#platform/lists/use-list.ts'
import { FilterLine } from '#ui/filters/filter-line.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { DeleteWidget } from './components/delete-widget.tsx'
import { WidgetList } from './components/widget-list.tsx'
import { copy, FILTERS } from './copy.ts'
import { widgetsQueries } from './queries.ts'

const WidgetDialog = lazy(async () => ({
  default: (await import('./components/widget-dialog.tsx')).WidgetDialog,
}))

/** The widgets: everybody reads them, some write them. */
export function WidgetsPage() {
  const isEditor = can(useSignedIn(), 'CAN_MANAGE_SETTINGS')
  const list = useList({ schema: WidgetQuery, query: widgetsQueries.page, empty: copy.empty })
  const [open, setOpen] = useState<Widget | 'new'>()
  const [leaving, setLeaving] = useState<Widget>()
  return (
    <>
      <PageHeader title={copy.title} actions={isEditor && <AddButton onAdd={() => setOpen('new')} />} />
      {/* Who reads what is published alone has no use for the status. */}
      <FilterLine searchLabel={copy.searchLabel} words={isEditor ? FILTERS : {}} list={list} />
      <ListStates
        state={list.state}
        onRefresh={list.refresh}
        onClear={list.clear}
        skeleton={<SkeletonRows rows={6} columns={1} />}
      >
        <WidgetList widgets={list.data?.data ?? []} onEdit={setOpen} onDelete={setLeaving} />
        {list.data && <Pagination {...list.data.pagination} onPage={list.goTo} />}
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
