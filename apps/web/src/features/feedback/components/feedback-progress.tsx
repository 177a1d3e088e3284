import { FEEDBACK_STATUSES, type FeedbackRecord } from '@guildhall/contract/feedback'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/feedback/copy.ts'
import { useFeedbackUpdate } from '#features/feedback/use-feedback-update.ts'
import { saveChanges } from '#ui/forms/save-changes.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import styles from './feedback-progress.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const STATUSES = FEEDBACK_STATUSES.map((value) => ({ value, label: value }))

/** What is being written, and the note that it began from. */
interface Typing {
  text: string
  from: string
}

/** How far the administrators are with a message: its status at once, the note when it is saved. */
export function FeedbackProgress({ row }: { row: FeedbackRecord }) {
  const { isPending, update } = useFeedbackUpdate(row)
  const saved = row.note ?? ''
  const [typing, setTyping] = useState<Typing>()
  const note = typing?.text ?? saved
  const isDirty = note.trim() !== saved
  useUnsavedNotice(isDirty)
  const save = async () => {
    if (await update({ note: note.trim() })) setTyping(undefined)
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
        onChange={(event) => setTyping({ text: event.currentTarget.value, from: typing?.from ?? saved })}
      />
      {typing && isDirty && typing.from !== saved && (
        <NewerNote
          note={saved}
          onTake={() => setTyping(undefined)}
          onAdd={() => setTyping({ text: `${saved}\n${note}`.trim(), from: saved })}
        />
      )}
      <div className={layout['ends-wrap-8']}>
        {isDirty && (
          <Button variant="default" onClick={() => setTyping(undefined)}>
            {copy.cancel}
          </Button>
        )}
        <Button loading={isPending} onClick={() => saveChanges(isDirty, () => void save())}>
          {copy.save}
        </Button>
      </div>
    </section>
  )
}

type NewerProps = { note: string; onTake: () => void; onAdd: () => void }

/** What another administrator saved while this one was writing: saving without a look would wipe it out. */
function NewerNote({ note, onTake, onAdd }: NewerProps) {
  return (
    <div role="alert" className={cx(layout['stack-12'], styles['newer'])}>
      <p className={cx(shared['strong'], shared['flush'])}>
        {note === '' ? copy.noteTakenAway : copy.noteChanged}
      </p>
      {note !== '' && <p className={cx(shared['flush'], shared['breaks'], shared['keeps-breaks'])}>{note}</p>}
      <div className={layout['ends-wrap-8']}>
        <Button variant="default" onClick={onTake}>
          {copy.takeTheirNote}
        </Button>
        {note !== '' && (
          <Button variant="default" onClick={onAdd}>
            {copy.addMineBelow}
          </Button>
        )}
      </div>
    </div>
  )
}
