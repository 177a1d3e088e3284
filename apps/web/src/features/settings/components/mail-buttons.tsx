import type { MailText } from '@guildhall/contract/settings/mail-texts'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { resetMail, testMail } from '#features/settings/queries.ts'
import type { MailForm } from '#features/settings/use-mail-form.ts'
import { failureText } from '#platform/api-error.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toasts } from '#ui/toasts.tsx'
import styles from './mail-buttons.module.css'

type Props = { mail: MailText; form: MailForm; isPending: boolean; onReset: () => void }

/** Save, try, and the way back. */
export function MailButtons({ mail, form, isPending, onReset }: Props) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const test = useMutation({
    mutationFn: () => testMail(mail.name, form.getValues()),
    onSuccess: () => toasts.success('The test mail is on its way to you.'),
    onError: (error) => toasts.error(failureText(error, 'update')),
  })
  const reset = useMutation({
    mutationFn: () => resetMail(mail),
    onError: (error) => toasts.error(failureText(error, 'update')),
    onSettled: async (_answer, error) => {
      await client.invalidateQueries({ queryKey: ['settings'] })
      setAsking(false)
      if (error !== null) return
      // The fields begin anew with the words that are there now.
      toasts.success('The first words are back.')
      onReset()
    },
  })
  return (
    <div className={styles['buttons']}>
      <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
        Save
      </Button>
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
        Send a test mail to me
      </Button>
      {mail.is_changed && (
        <Button variant="subtle" onClick={() => setAsking(true)}>
          Back to default
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => reset.mutate()}
        title="Back to the first words?"
        confirmLabel="Back to default"
        cancelLabel="Cancel"
        pending={reset.isPending}
      >
        What was written for this mail is gone then; the history keeps it.
      </ConfirmDialog>
    </div>
  )
}
