import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { gigQueries, restoreGig } from '#features/gigs/queries.ts'
import { listState } from '#platform/list-state.ts'
import { useWrite } from '#platform/use-write.ts'
import { formatDateTime } from '#ui/text/date-format.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { LoadMore } from '#ui/lists/load-more.tsx'
import { copy } from '#features/gigs/copy.ts'
import styles from './deleted-drafts.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const PAGE = 20

/** Drafts that were deleted in the last 30 days, and the way back (PRODUCT 5.5). */
export function DeletedDrafts({ onClose }: { onClose: () => void }) {
  const list = useInfiniteQuery(gigQueries.list({ deleted: 'true', pageSize: String(PAGE) }))
  const drafts = list.data?.pages.flatMap(({ data }) => data) ?? []
  const last = list.data?.pages.at(-1)
  const state = listState(list, {
    isEmpty: drafts.length === 0,
    messages: { empty_data: 'No draft was deleted in the last 30 days.' },
  })
  return (
    <Dialog
      opened
      title={copy.deletedDrafts}
      width={600}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <ListStates state={state} onRefresh={() => void list.refetch()}>
        <ul className={cx(layout['stack'], shared['list'], shared['lined'])} aria-label={copy.deletedDrafts}>
          {drafts.map(({ id, name, internal_id: code, updated_at: at, updated_at_diff: ago }) => (
            <li key={id} className={cx(layout['row-16'], styles['draft'])}>
              <div>
                <div className={cx(shared['medium'], shared['breaks'])}>{name}</div>
                <div className={shared['note']} title={formatDateTime(at)}>
                  {copy.deletedLine(code, ago)}
                </div>
              </div>
              <Restore id={id} name={name} />
            </li>
          ))}
        </ul>
        <LoadMore
          kind="more"
          pageSize={PAGE}
          remaining={(last?.pagination.total ?? 0) - drafts.length}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      </ListStates>
    </Dialog>
  )
}

function Restore({ id, name }: { id: string; name: string }) {
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['gigs'] })
  const restore = () => run(() => restoreGig(id), { said: `${name} has been restored` })
  return (
    <Button
      variant="default"
      loading={isPending}
      aria-label={copy.restoreName(name)}
      onClick={() => void restore()}
    >
      {copy.restore}
    </Button>
  )
}
