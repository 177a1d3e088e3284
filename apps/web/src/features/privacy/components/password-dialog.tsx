import { Button } from '@mantine/core'
import { useId } from 'react'
import * as z from 'zod/mini'
import { FormFailure } from '#features/accounts/components/form-card.tsx'
import { OwnPassword } from '#features/accounts/components/own-password.tsx'
import { useSignedIn } from '#platform/session.tsx'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { copy } from '#features/privacy/copy.ts'
import styles from './privacy.module.css'
import layout from '#ui/theme/layout.module.css'

type Props = {
  title: string
  text: string
  /** Of the button. */
  label: string
  send: (password: string) => Promise<void>
  onClose: () => void
}

const Fields = z.object({
  current_password: z.string().check(z.minLength(1, { error: copy.enterYourPassword })),
})

/** Asks for the password once more before personal data leaves. */
export function PasswordDialog({ title, text, label, send, onClose }: Props) {
  const formId = useId()
  const filling = useValues(Fields, { current_password: '' })
  const form = useForm(filling, { save: () => send(filling.values.current_password) })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} loading={form.isPending} disabled={useSignedIn().is_linkedIn}>
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate className={layout['stack-16']}>
        <FormFailure text={form.failure} />
        <p className={styles['line']}>{text}</p>
        <OwnPassword label={copy.yourCurrentPassword} {...form.text('current_password')} />
      </form>
    </Dialog>
  )
}
