import type { HistoryEntry } from '@guildhall/contract/experts/vetting'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Block } from '#features/experts/components/block.tsx'
import { Timeline, type TimelineEntry } from '#features/people/components/timeline.tsx'
import { listState } from '#platform/list-state.ts'
import { can, useSignedIn } from '#platform/session.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { copy } from '#features/experts/copy.ts'
import { vettingQueries } from './vetting-queries.ts'

/** What happened to an expert, newest first; administrators find what they did in the activity log. */
export function HistoryTab({ personId, userId }: { personId: string; userId: string | null }) {
  const [page, setPage] = useState(1)
  const list = useQuery(vettingQueries.history(personId, page))
  const user = useSignedIn()
  const { data: entries = [], pagination, messages } = list.data ?? {}
  const state = listState(list, {
    isEmpty: entries.length === 0,
    toFirst: page > 1 ? () => setPage(1) : undefined,
    messages,
  })
  const seesLog = userId !== null && can(user, 'CAN_SEE_ADMIN_ACTIVITIES')
  return (
    <Block
      title={copy.activity}
      aside={
        seesLog && (
          <Link to="/activities" search={{ user_id: [userId] }}>
            {copy.visitsAndCalls}
          </Link>
        )
      }
    >
      <ListStates state={state} onRefresh={() => void list.refetch()}>
        <Timeline entries={entries.map(entryOf)} />
        {pagination && <Pagination {...pagination} onPage={setPage} />}
      </ListStates>
    </Block>
  )
}

function entryOf({ reasons, text, ...entry }: HistoryEntry): TimelineEntry {
  const lines = [reasons.join(', '), text ?? ''].filter((line) => line !== '')
  return { ...entry, lines }
}
