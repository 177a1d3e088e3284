import { FEEDBACK_STATUSES, type FeedbackRecord } from '@guildhall/contract/feedback'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/feedback/copy.ts'
import { useFeedbackUpdate } from '#features/feedback/use-feedback-update.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import styles from './feedback-progress.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const STATUSES = FEEDBACK_STATUSES.map((value) => ({ value, label: value }))

/** How far the administrators are with a message: its status at once, the note when it is saved. */
export function FeedbackProgress({ row }: { row: FeedbackRecord }) {
  const { isPending, update } = useFeedbackUpdate(row)
  const [typed, setTyped] = useState<string>()
  const note = typed ?? row.note ?? ''
  const isDirty = note.trim() !== (row.note ?? '')
  useUnsavedNotice(isDirty)
  const save = async () => {
    if (await update({ note: note.trim() })) setTyped(undefined)
  }
  return (
    <section className={cx(shared['card'], layout['stack-16'], shared['padded'])} aria-label={copy.progress}>
      <div className={styles['status']}>
        <ChoiceField
          label={copy.columns.status}
          options={STATUSES}
          value={row.status}
          onChange={(status) => status !== row.status && void update({ status })}
        />
      </div>
      <Textarea
        label={copy.columns.note}
        description={copy.onlyAdministratorsSeeIt}
        rows={3}
        maxLength={4000}
        value={note}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={layout['ends-wrap-8']}>
        {isDirty && (
          <Button variant="default" onClick={() => setTyped(undefined)}>
            {copy.cancel}
          </Button>
        )}
        <Button disabled={!isDirty} loading={isPending} onClick={() => void save()}>
          {copy.save}
        </Button>
      </div>
    </section>
  )
}
