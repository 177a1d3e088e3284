import type { ExpertRow } from '@guildhall/contract/experts/lists'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { copy } from '#features/experts/copy.ts'
import { words } from '#features/experts/vetting/vetting-copy.ts'
import type { DecisionAction } from '#features/experts/vetting/vetting-queries.ts'
import { SelectionBar } from '#ui/lists/selection-bar.tsx'
import { offeredActions } from './row-menu.tsx'

type Props = {
  rows: readonly ExpertRow[]
  /** All who match the filter. */
  total: number
  isWhole: boolean
  onWhole: () => void
  onAction: (action: DecisionAction) => void
  onClear: () => void
  /** What else can be done. */
  more: ReactNode
}

const BULK: readonly DecisionAction[] = ['screen', 'approve', 'remind', 'reject']

/** What can be done to the selected experts at once. */
export function BulkBar({ rows, total, isWhole, onWhole, onAction, onClear, more }: Props) {
  const offered = BULK.filter((action) => rows.some((row) => offeredActions(row.actions).includes(action)))
  return (
    <SelectionBar
      label={copy.selectedExperts}
      count={isWhole ? total : rows.length}
      aside={
        !isWhole &&
        total > rows.length && (
          <Button variant="subtle" size="compact-sm" onClick={onWhole}>
            {copy.selectAll(total)}
          </Button>
        )
      }
      onClear={onClear}
    >
      {offered.map((action) => (
        <Button
          key={action}
          size="compact-md"
          variant="default"
          onClick={() => onAction(action)}
          {...(action === 'reject' && { c: 'red' })}
        >
          {words[action].button}
        </Button>
      ))}
      {more}
    </SelectionBar>
  )
}
