import type { Announcement } from '@guildhall/contract/announcements'
import { Button } from '@mantine/core'
import IconPlus from '~icons/plus'
import { Suspense, useState } from 'react'
import { can, useSignedIn } from '#platform/session.tsx'
import { FilterLine } from '#ui/filters/filter-line.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { latestOf } from '#platform/lists/latest-of.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { later } from '#ui/hooks/later.ts'
import { DeleteAnnouncement } from './components/delete-announcement.tsx'
import { AnnouncementList } from './components/announcement-list.tsx'
import { copy, FILTERS } from './copy.ts'
import { useAnnouncementList } from './use-announcement-list.ts'

const AnnouncementDialog = later(() => import('./components/announcement-dialog.tsx'), 'AnnouncementDialog')

/** The announcements: everybody reads them, some write them. */
export function AnnouncementsPage() {
  const isEditor = can(useSignedIn(), 'CAN_MANAGE_SETTINGS')
  const list = useAnnouncementList()
  const [open, setOpen] = useState<Announcement | 'new'>()
  const [leaving, setLeaving] = useState<Announcement>()
  const add = isEditor && <AddButton onAdd={() => setOpen('new')} />
  return (
    <>
      <PageHeader title={copy.title} actions={add} />
      <FilterLine searchLabel={copy.searchLabel} words={FILTERS} list={list} />
      <ListStates
        state={list.state}
        onRefresh={list.refresh}
        onClear={list.clear}
        skeleton={<SkeletonRows rows={6} columns={1} />}
        emptyAction={add}
      >
        <AnnouncementList announcements={list.rows} onEdit={setOpen} onDelete={setLeaving} />
        {list.isOne && (
          <Button variant="default" mt="md" onClick={list.showAll}>
            {copy.all}
          </Button>
        )}
        {list.data && <Pagination {...list.data.pagination} onPage={list.goTo} />}
      </ListStates>
      <Suspense>
        {open !== undefined && (
          <AnnouncementDialog
            announcement={open === 'new' ? undefined : latestOf(list.rows, open)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
      <DeleteAnnouncement announcement={leaving} onClose={() => setLeaving(undefined)} />
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
