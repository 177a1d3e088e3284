import { FEEDBACK_RATES, FEEDBACK_TYPES } from '@guildhall/contract/feedback'
import { Textarea } from '@mantine/core'
import { copy, RATE_LABELS, TYPE_LABELS } from '#features/feedback/copy.ts'
import type { FeedbackFormState } from '#features/feedback/use-feedback-form.ts'
import { ChoiceRow } from './choice-row.tsx'
import { Face } from './face.tsx'
import styles from './feedback-fields.module.css'

const RATES = FEEDBACK_RATES.map((value) => ({
  value,
  name: RATE_LABELS[value] ?? '',
  face: <Face rate={value} size={26} />,
}))
const TYPES = FEEDBACK_TYPES.map((value) => ({ value, name: TYPE_LABELS[value], face: TYPE_LABELS[value] }))

/** The fields of the dialog: a face, a type, a message. */
export function FeedbackFields({ form }: { form: FeedbackFormState }) {
  const { rate, type } = form.values
  return (
    <div className={styles['fields']}>
      <ChoiceRow
        label={copy.rateLabel}
        options={RATES}
        value={RATES.find(({ value }) => value === rate)?.value}
        error={form.errorOf('rate')}
        onChange={(value) => form.put('rate', value)}
      />
      <ChoiceRow
        label={copy.typeLabel}
        options={TYPES}
        value={TYPES.find(({ value }) => value === type)?.value}
        error={form.errorOf('type')}
        onChange={(value) => form.put('type', value)}
      />
      <Textarea
        label={copy.messageLabel}
        placeholder={copy.messageHint}
        withAsterisk
        rows={5}
        maxLength={5000}
        {...form.text('message')}
      />
    </div>
  )
}
