import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hiringQueries } from '#features/hiring/queries.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/hiring/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from '#features/hiring/components/entries.module.css'
import { WhyScore } from '#features/hiring/components/ranking/why-score.tsx'

/** What the score of a request was made of on its day; it is looked up when it is opened. */
export function WhyAsked({ engagement }: { engagement: Engagement }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['why']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={reach['alone']}>{copy.whyThisScore}</summary>
      {isOpen && <AsItWas id={engagement.id} />}
    </details>
  )
}

function AsItWas({ id }: { id: string }) {
  const load = useQuery(hiringQueries.engagement(id))
  const { data, isPending } = load
  if (isPending) return <SkeletonRows rows={3} columns={1} />
  if (data === undefined) return <PartFailure load={load} />
  const { weighed, score } = data
  if (weighed === null) return <p className={cx(shared['note'], styles['when'])}>{copy.whatThisScoreWas}</p>
  return (
    <>
      <p className={cx(shared['note'], styles['when'])}>{copy.asItWasOn(formatDate(weighed.at))}</p>
      <WhyScore parts={weighed.parts} score={score ?? 0} />
    </>
  )
}
