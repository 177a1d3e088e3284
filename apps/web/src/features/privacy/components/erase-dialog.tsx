import { Button, TextInput } from '@mantine/core'
import { useId } from 'react'
import * as z from 'zod/mini'
import { FormFailure } from '#features/accounts/components/form-card.tsx'
import { OwnPassword } from '#features/accounts/components/own-password.tsx'
import { copy, CONSEQUENCES } from '#features/privacy/copy.ts'
import { erase } from '#features/privacy/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import styles from './privacy.module.css'
import layout from '#ui/theme/layout.module.css'

type Props = {
  person: { id: string; code: string }
  title: string
  /** When it happens. */
  when: string
  label: string
  onDone: () => void
  onClose: () => void
}

const Fields = z.object({
  confirm: z.string().check(z.minLength(1, { error: copy.typeTheCode })),
  current_password: z.string().check(z.minLength(1, { error: copy.enterYourPassword })),
})

/** Says what an erasure means, and asks for the code of the person and the password of whoever wants it. */
export function EraseDialog({ person, title, when, label, onDone, onClose }: Props) {
  const formId = useId()
  const filling = useValues(Fields, { confirm: '', current_password: '' })
  const form = useForm(filling, { save: () => erase(person.id, filling.values), onSaved: onDone })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            color="red"
            loading={form.isPending}
            disabled={useSignedIn().is_linkedIn}
          >
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate className={layout['stack-16']}>
        <FormFailure text={form.failure} />
        <p className={styles['line']}>{when}</p>
        <ul className={styles['consequences']}>
          {CONSEQUENCES.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <TextInput
          label={copy.typeToConfirm(person.code)}
          autoComplete="off"
          spellCheck={false}
          {...form.text('confirm')}
        />
        <OwnPassword label={copy.yourCurrentPassword} {...form.text('current_password')} />
      </form>
    </Dialog>
  )
}
