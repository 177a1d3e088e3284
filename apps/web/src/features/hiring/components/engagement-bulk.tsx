import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { acts } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { CompareDialog, canCompare, comparableOf } from './compare-dialog.tsx'
import { TurnDownDialog } from './turn-down-dialog.tsx'

type Props = { chosen: readonly Engagement[]; onClear: () => void }

/** What can be done with the chosen engagements of a list; each counts those whom it reaches. */
export function EngagementBulk({ chosen, onClear }: Props) {
  const [open, setOpen] = useState<'compare' | 'decline'>()
  const { act, isPending } = useQuickAct()
  const close = () => setOpen(undefined)
  const reviewable = chosen.filter(({ actions }) => actions.canReview)
  const declinable = chosen.filter(({ actions }) => actions.canNotSelect)
  const shortlist = () =>
    act(
      async () => {
        for (const { id } of reviewable) await acts.review(id)
      },
      reviewable.length === 1 ? 'On the shortlist' : `${reviewable.length} on the shortlist`,
    )
  return (
    <>
      <SelectionBar label="Chosen experts" count={chosen.length} onClear={onClear}>
        <Button
          variant="default"
          size="compact-md"
          disabled={!canCompare(chosen.length)}
          onClick={() => setOpen('compare')}
        >
          Compare
        </Button>
        {reviewable.length > 0 && (
          <Button size="compact-md" loading={isPending} onClick={() => void shortlist()}>
            Shortlist {reviewable.length}
          </Button>
        )}
        {declinable.length > 0 && (
          <Button variant="default" size="compact-md" c="red.8" onClick={() => setOpen('decline')}>
            Decline {declinable.length}…
          </Button>
        )}
      </SelectionBar>
      {open === 'compare' && <CompareDialog people={chosen.map(comparableOf)} onClose={close} />}
      {open === 'decline' && (
        <TurnDownDialog
          declined={declinable.map(({ id, expert }) => ({ id, name: expert.name }))}
          onClose={close}
        />
      )}
    </>
  )
}
