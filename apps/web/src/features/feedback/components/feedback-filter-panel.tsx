import { FEEDBACK_STATUSES, FEEDBACK_TYPES } from '@guildhall/contract/feedback'
import { copy, questions, TYPE_LABELS } from '#features/feedback/copy.ts'
import { NO_FILTER, RATES_DOWN, rateText, type FeedbackFilter } from '#features/feedback/feedback-filter.ts'
import { FilterFrame } from '#ui/filters/filter-frame.tsx'
import type { FilterPanelProps } from '#ui/filters/draft-filter-bar.tsx'
import { MultiChoiceField } from '#ui/multi-choice-field.tsx'
import { Face } from './face.tsx'
import styles from './feedback-filter.module.css'

const TYPES = FEEDBACK_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))
const RATES = RATES_DOWN.map((rate) => ({
  value: String(rate),
  label: rateText(rate),
  icon: <Face rate={rate} />,
}))
const STATUSES = FEEDBACK_STATUSES.map((value) => ({ value, label: value }))

/** What the list may be filtered by; the edits wait for Apply. */
export function FeedbackFilterPanel({ id, draft, onApply }: FilterPanelProps<FeedbackFilter>) {
  const { edited, edit } = draft
  return (
    <FilterFrame id={id} draft={draft} none={NO_FILTER} questions={questions} onApply={onApply}>
      <div className={styles['fields']}>
        <MultiChoiceField
          label={copy.columns.type}
          placeholder="All types"
          options={TYPES}
          value={edited.type}
          onChange={(type) => edit({ type })}
        />
        <MultiChoiceField
          label={copy.columns.rate}
          placeholder="All rates"
          options={RATES}
          value={edited.rates.map(String)}
          onChange={(rates) => edit({ rates: rates.map(Number) })}
        />
        <MultiChoiceField
          label={copy.columns.status}
          placeholder="All statuses"
          options={STATUSES}
          value={edited.status}
          onChange={(status) => edit({ status })}
        />
      </div>
    </FilterFrame>
  )
}
