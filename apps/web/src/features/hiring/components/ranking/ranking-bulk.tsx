import type { Recommendation } from '@guildhall/contract/hiring/ranking'
import { Button } from '@mantine/core'
import { AddToRoster } from '#features/experts/components/add-to-roster.tsx'
import { SelectionBar } from '#ui/lists/selection-bar.tsx'
import { copy } from '#features/hiring/copy.ts'
import { CompareButton } from './compare-button.tsx'

type Props = {
  chosen: readonly Recommendation[]
  canRequest: boolean
  onClear: () => void
  onDialog: (dialog: 'request' | 'compare') => void
}

/** What can be done with the chosen experts of the ranking. */
export function RankingBulk({ chosen, canRequest, onClear, onDialog }: Props) {
  const free = chosen.filter(({ status }) => status === null).length
  return (
    <SelectionBar label={copy.chosen} count={chosen.length} onClear={onClear}>
      <CompareButton count={chosen.length} onCompare={() => onDialog('compare')} />
      <AddToRoster ids={chosen.map(({ expert }) => expert.id)} onDone={onClear} />
      {canRequest && free > 0 && (
        <Button size="compact-md" onClick={() => onDialog('request')}>
          {copy.requestFree(free)}
        </Button>
      )}
    </SelectionBar>
  )
}
