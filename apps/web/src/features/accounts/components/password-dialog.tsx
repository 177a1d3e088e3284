import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { copy } from '#features/accounts/copy.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useForm } from '#platform/use-form.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { REQUIRED, useValues } from '#ui/forms/use-values.ts'
import layout from '#ui/theme/layout.module.css'
import { FormFailure } from './form-card.tsx'
import { OwnPassword } from './own-password.tsx'

const Password = z.object({ password: z.string().check(z.minLength(1, { error: REQUIRED })) })

type Props<Answer> = {
  opened: boolean
  onClose: () => void
  title: string
  action: string
  isDestructive?: boolean
  /** What comes of it. */
  children?: ReactNode
  save: (password: string) => Promise<Answer>
  said?: string
  onSaved: (answer: Answer) => void
}

/** Asks for the current password before the sign-in itself is changed. */
export function PasswordDialog<Answer>(props: Props<Answer>) {
  const { opened, onClose, title, action, isDestructive = false, children, save, said, onSaved } = props
  const formId = useId()
  const filling = useValues(Password, { password: '' })
  const form = useForm(filling, {
    save: () => save(filling.values.password),
    said,
    onSaved(answer: Answer) {
      close()
      onSaved(answer)
    },
  })
  const close = () => {
    filling.reset()
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {isDestructive ? copy.keepIt : copy.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={form.isPending}
            disabled={useSignedIn().is_linkedIn}
            {...(isDestructive && { color: 'red' })}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate className={layout['stack-12']}>
        <FormFailure text={form.failure} />
        {children}
        <OwnPassword data-autofocus {...form.text('password')} />
      </form>
    </Dialog>
  )
}
