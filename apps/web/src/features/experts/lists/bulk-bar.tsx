import type { ExpertRow } from '@guildhall/contract/experts/lists'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { words } from '#features/experts/vetting/vetting-copy.ts'
import type { DecisionAction } from '#features/experts/vetting/vetting-queries.ts'
import styles from './bulk-bar.module.css'
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
    <section className={styles['bar']} aria-label="Selected experts">
      <output className={styles['count']}>{isWhole ? total : rows.length} selected</output>
      {!isWhole && total > rows.length && (
        <Button variant="subtle" size="compact-sm" onClick={onWhole}>
          Select all {total}
        </Button>
      )}
      <span className={styles['actions']}>
        {offered.map((action) => (
          <Button
            key={action}
            size="compact-md"
            variant="default"
            onClick={() => onAction(action)}
            {...(action === 'reject' && { c: 'red.8' })}
          >
            {words[action].button}
          </Button>
        ))}
        {more}
        <Button size="compact-md" variant="subtle" onClick={onClear}>
          Clear
        </Button>
      </span>
    </section>
  )
}
