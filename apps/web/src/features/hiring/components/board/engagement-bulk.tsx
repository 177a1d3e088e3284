import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { copy } from '#features/hiring/copy.ts'
import { useDecide } from '#features/hiring/use-decide.ts'
import { RefusedList } from '#ui/lists/refused-list.tsx'
import { SelectionBar } from '#ui/lists/selection-bar.tsx'
import { CompareButton } from '#features/hiring/components/ranking/compare-button.tsx'
import { CompareDialog, comparableOf } from '#features/hiring/components/ranking/compare-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { later } from '#ui/hooks/later.ts'

const TurnDownDialog = later(() => import('./turn-down-dialog.tsx'), 'TurnDownDialog')

type Props = { gigId: string; chosen: readonly Engagement[]; onClear: () => void }

const candidatesOf = (rows: readonly Engagement[]) =>
  rows.map(({ id, expert, version }) => ({ id, name: expert.name, version }))

/** What can be done with the chosen engagements of a list; each counts those whom it reaches. */
export function EngagementBulk({ gigId, chosen, onClear }: Props) {
  const [open, setOpen] = useState<'compare' | 'decline'>()
  const close = () => setOpen(undefined)
  const reviewable = chosen.filter(({ actions }) => actions.canReview)
  const declinable = chosen.filter(({ actions }) => actions.canNotSelect)
  const { decide, refused, isPending, failure } = useDecide(gigId, candidatesOf(reviewable), onClear)
  return (
    <>
      <Failure text={failure} />
      {refused.length > 0 && (
        <div role="alert">
          <RefusedList count={refused.length} rows={refused} />
        </div>
      )}
      <SelectionBar label={copy.chosen} count={chosen.length} onClear={onClear}>
        <CompareButton count={chosen.length} onCompare={() => setOpen('compare')} />
        {reviewable.length > 0 && (
          <Button
            size="compact-md"
            loading={isPending}
            onClick={() => void decide({ decision: 'shortlist' }, copy.shortlisted)}
          >
            {copy.shortlist(reviewable.length)}
          </Button>
        )}
        {declinable.length > 0 && (
          <Button variant="default" size="compact-md" c="red" onClick={() => setOpen('decline')}>
            {copy.declineSome(declinable.length)}
          </Button>
        )}
      </SelectionBar>
      {open === 'compare' && <CompareDialog people={chosen.map(comparableOf)} onClose={close} />}
      {open === 'decline' && (
        <Suspense>
          <TurnDownDialog gigId={gigId} declined={candidatesOf(declinable)} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
