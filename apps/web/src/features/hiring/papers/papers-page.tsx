import { useQuery } from '@tanstack/react-query'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/hiring/copy.ts'
import { PaperCard } from './paper-card.tsx'
import styles from '#features/hiring/components/agreement/signing.module.css'
import { paperQueries } from './queries.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What an expert signs and learns for themselves, before or while they work (NEXT N4). */
export function PapersPage() {
  const query = useQuery(paperQueries.own())
  const papers = query.data ?? []
  const state = listState(query, {
    isEmpty: papers.length === 0,
    messages: { empty_data: 'Nothing to sign or learn' },
  })
  // What a project waits for comes first, what is done last.
  const inOrder = papers.toSorted((one, other) => placeOf(one) - placeOf(other))
  return (
    <>
      <PageHeader title={copy.compliance} />
      <p className={cx(shared['quiet'], styles['lead'])}>{copy.someProjectsNeedThese}</p>
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={3} columns={1} />}
      >
        <ul className={cx(layout['stack-16'], styles['cards'])} aria-label={copy.agreementsAndTraining}>
          {inOrder.map((paper) => (
            <PaperCard key={paper.kind} paper={paper} />
          ))}
        </ul>
      </ListStates>
    </>
  )
}

function placeOf({ is_done: isDone, wanted_by: wantedBy }: { is_done: boolean; wanted_by: string[] }) {
  if (isDone) return 2
  return wantedBy.length > 0 ? 0 : 1
}
