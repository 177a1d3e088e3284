import type { Call } from '@guildhall/contract/work/calls'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { callActs } from '#features/work/call-queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { copy } from '#features/work/copy.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './work.module.css'

/** What came of a call. */
export function HeldDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const [outcome, setOutcome] = useState('')
  const [notes, setNotes] = useState('')
  const { run, isPending, failure } = useWrite({
    refetch: ['gigs'],
    words: { stale: copy.stale, wrong_state: copy.stale },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={copy.tookPlace(call.title)}
      isDirty={outcome !== '' || notes !== ''}
      actions={
        <Button
          loading={isPending}
          onClick={() =>
            void run(() => callActs.hold(call, { outcome, notes }), {
              said: 'The call was noted as held',
              onDone: onClose,
            })
          }
        >
          {copy.save}
        </Button>
      }
    >
      <div className={cx(layout['stack-16'], styles['form'])}>
        <Textarea
          label={copy.outcome}
          description={copy.bothSidesRead}
          rows={2}
          maxLength={500}
          value={outcome}
          onChange={(event) => setOutcome(event.currentTarget.value)}
          data-autofocus
        />
        <Textarea
          label={copy.notes}
          description={copy.forThoseWhoRun}
          rows={4}
          maxLength={5000}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <Failure text={failure} />
      </div>
    </FormDialog>
  )
}
