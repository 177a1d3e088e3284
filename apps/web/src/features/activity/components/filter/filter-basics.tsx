import { ACTIVITY_TYPES } from '@guildhall/contract/activity'
import { STATUS_LABELS, TYPE_LABELS, copy } from '#features/activity/copy.ts'
import type { ActivityFilter } from '#features/activity/filter-draft.ts'
import type { FilterDraftEditor } from '#ui/filters/use-filter-draft.ts'
import { Chip } from '#ui/marks/chip.tsx'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { isDay } from '#ui/text/typed-day.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { spelt } from '#ui/text/wording.ts'
import styles from './filter-card.module.css'

const TYPES = [
  { value: 'all', label: copy.allTypes },
  ...ACTIVITY_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
] as const
const STATUSES = [
  { value: 'all', label: copy.allStatuses },
  { value: 'success', label: STATUS_LABELS.success },
  { value: 'failed', label: STATUS_LABELS.failed },
] as const

/** The filters with one value each: type, status, days, address. */
export function FilterBasics({ draft }: { draft: FilterDraftEditor<ActivityFilter> }) {
  const { edited, edit } = draft
  const isTurned = edited.end_at !== '' && edited.end_at < edited.start_at
  return (
    <>
      <div className={styles['basics']}>
        <ChoiceField
          label={copy.type}
          options={TYPES}
          value={edited.type}
          onChange={(type) => edit({ type })}
        />
        <ChoiceField
          label={copy.status}
          options={STATUSES.map((status) => ({ ...status, label: spelt(status.label) }))}
          value={edited.status}
          onChange={(status) => edit({ status })}
        />
        <DayField
          label={copy.startDate}
          value={edited.start_at}
          max={edited.end_at}
          onChange={(day) => edit({ start_at: isDay(day) ? day : '' })}
        />
        <DayField
          label={copy.endDate}
          value={edited.end_at}
          min={edited.start_at}
          error={isTurned && copy.endBeforeStart}
          onChange={(day) => edit({ end_at: isDay(day) ? day : '' })}
        />
      </div>
      {edited.ip && (
        <div className={styles['address']}>
          <Chip label="IP" value={edited.ip} onRemove={() => edit({ ip: '' })} />
        </div>
      )}
    </>
  )
}
