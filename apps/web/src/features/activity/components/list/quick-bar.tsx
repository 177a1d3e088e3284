import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/activity/copy.ts'
import type { ActivityFilter } from '#features/activity/filter-draft.ts'
import { daysOf, QUICK_DAYS } from '#features/activity/quick-days.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './quick-bar.module.css'

type Props = {
  filter: ActivityFilter
  hasReads: boolean
  onApply: (filter: ActivityFilter) => void
  onReads: (isShown: boolean) => void
}

/** The days asked for most, and whether the list holds what was only read: both act at once. */
export function QuickBar({ filter, hasReads, onApply, onReads }: Props) {
  const [now] = useState(() => new Date())
  return (
    <div className={styles['bar']}>
      {/* Not buttons by their role: "Yesterday" begins with the "Yes" of the questions of this page. */}
      <div className={cx(shared['field'], styles['days'])} role="radiogroup" aria-label={copy.days}>
        {QUICK_DAYS.map(({ label, ...range }) => {
          const days = daysOf(range, now)
          const isChosen = filter.start_at === days.start_at && filter.end_at === days.end_at
          const next = isChosen ? { start_at: '', end_at: '' } : days
          return (
            <Button
              key={label}
              size="xs"
              variant={isChosen ? 'light' : 'default'}
              role="radio"
              aria-checked={isChosen}
              onClick={() => onApply({ ...filter, ...next })}
            >
              {label}
            </Button>
          )
        })}
      </div>
      <Switch
        label={copy.showReads}
        checked={hasReads}
        disabled={filter.type === 'retrieve'}
        onChange={(event) => onReads(event.currentTarget.checked)}
      />
    </div>
  )
}
