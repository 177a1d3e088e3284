import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/work/copy.ts'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './work.module.css'

type Props = {
  title: string
  label: string
  confirm: string
  /** What leaves everything as it is, where Cancel might be taken for the step itself. */
  keep?: string
  said: string
  send: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** A step that says why. */
export function ReasonDialog({ title, label, confirm, keep, said, send, onClose }: Props) {
  const [text, setText] = useState('')
  const { run, isPending, failure } = useWrite({
    refetch: ['gigs'],
    words: { stale: copy.stale, wrong_state: copy.stale },
  })
  const isReady = text.trim() !== ''
  const lacks = useLacks(isReady ? undefined : copy.sayWhy)
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      isDirty={isReady}
      dismissLabel={keep}
      actions={
        <Button
          onClick={() => lacks.press(() => void run(() => send(text.trim()), { said, onDone: onClose }))}
          loading={isPending}
        >
          {confirm}
        </Button>
      }
    >
      <div className={cx(layout['stack-16'], styles['form'])}>
        <Textarea
          label={label}
          required
          rows={4}
          maxLength={2000}
          value={text}
          error={lacks.said}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <Failure text={failure} />
      </div>
    </FormDialog>
  )
}
