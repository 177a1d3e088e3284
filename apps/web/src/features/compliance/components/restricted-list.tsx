import type { Restricted } from '@guildhall/contract/compliance'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { page, words } from '#platform/address-readers.ts'
import styles from '#features/compliance/compliance-page.module.css'
import { copy } from '#features/compliance/copy.ts'
import { complianceActs, complianceQueries } from '#features/compliance/queries.ts'
import { AddButton, Block } from '#features/experts/components/block.tsx'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { RestrictedDialog } from './restricted-dialog.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const SEARCH = { keyword: words(), page }

/** Companies and topics that nobody may serve on both sides. */
export function RestrictedList() {
  const { filter, setFilter } = useFilter(SEARCH)
  const { keyword = '', page = 1 } = filter
  const list = useQuery(complianceQueries.restricted({ keyword: keyword || undefined, page: String(page) }))
  const [open, setOpen] = useState<'add' | Restricted>()
  const rows = list.data?.data ?? []
  const state = listState(list, {
    isEmpty: rows.length === 0,
    isSearching: keyword !== '',
    toFirst: page > 1 ? () => setFilter({ page: null }) : undefined,
    messages: { empty_data: 'Nothing is restricted' },
  })
  const close = () => setOpen(undefined)
  return (
    <div className={shared['card']}>
      <Block
        title={copy.restrictedList}
        action={<AddButton noun="restriction" onClick={() => setOpen('add')} />}
      >
        <p className={styles['lead']}>{copy.restrictedListHelp}</p>
        <SearchBox
          label={copy.searchRestrictedList}
          value={keyword}
          onSearch={(text) => setFilter({ keyword: text, page: null }, { replace: true })}
        />
        <ListStates
          state={state}
          onRefresh={() => void list.refetch()}
          onClear={() => setFilter({ keyword: null, page: null })}
          skeleton={<SkeletonRows rows={3} columns={1} />}
        >
          <ul className={cx(layout['stack-8'], styles['rows'])} aria-label={copy.restrictedList}>
            {rows.map((row) => (
              <Row key={row.id} row={row} onRelease={() => setOpen(row)} />
            ))}
          </ul>
          {list.data && (
            <Pagination
              {...list.data.pagination}
              onPage={(next) => setFilter({ page: next > 1 ? next : null })}
            />
          )}
        </ListStates>
      </Block>
      {open === 'add' && <RestrictedDialog onClose={close} />}
      <ReleaseDialog row={open === 'add' ? undefined : open} onClose={close} />
    </div>
  )
}

function Row({ row, onRelease }: { row: Restricted; onRelease: () => void }) {
  const { kind, name, note, created_at: at, created_by: by } = row
  return (
    <li className={cx(layout['row'], styles['row'])}>
      <div>
        <p className={cx(shared['strong'], shared['flush'])}>{name}</p>
        {note && <p className={cx(shared['note'], shared['flush'])}>{note}</p>}
        <p className={cx(shared['note'], shared['flush'])}>
          {kind === 'company' ? copy.company : copy.topic}
          {copy.since(formatDate(at))}
          {by && copy.addedBy(by)}
        </p>
      </div>
      <Button variant="subtle" onClick={onRelease} aria-label={copy.releaseName(name)}>
        {copy.release}
      </Button>
    </li>
  )
}

function ReleaseDialog({ row, onClose }: { row: Restricted | undefined; onClose: () => void }) {
  const { run, isPending } = useWrite({ refetch: ['compliance', 'gigs'], tells: 'by toast' })
  return (
    <ConfirmDialog
      opened={row !== undefined}
      onClose={onClose}
      onConfirm={() =>
        void run(() => complianceActs.release(row?.id ?? ''), { said: 'The restriction was released' }).then(
          onClose,
        )
      }
      title={copy.askRelease(row?.name ?? '')}
      confirmLabel={copy.release}
      cancelLabel={copy.cancel}
      destructive
      pending={isPending}
    >
      {row?.kind === 'company' ? copy.releaseCompanyHelp : copy.releaseTopicHelp}
    </ConfirmDialog>
  )
}
