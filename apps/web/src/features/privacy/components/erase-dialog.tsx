import { Button, TextInput } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { FormFailure } from '#features/accounts/components/form-card.tsx'
import { copy, CONSEQUENCES } from '#features/privacy/copy.ts'
import { erase } from '#features/privacy/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { OwnPassword } from './password-dialog.tsx'
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

/** Says what an erasure means, and asks for the code of the person and the password of whoever wants it. */
export function EraseDialog({ person, title, when, label, onDone, onClose }: Props) {
  const form = useId()
  const { values, set, errors, failure, isPending, save } = useErasing(person.id, onDone)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
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
            form={form}
            color="red"
            loading={isPending}
            disabled={useSignedIn().is_linkedIn}
          >
            {label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate className={layout['stack-16']}>
        <FormFailure text={failure} />
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
          value={values.confirm}
          error={errors['confirm']?.[0]}
          onChange={(event) => set({ confirm: event.currentTarget.value })}
        />
        <OwnPassword
          value={values.current_password}
          error={errors['current_password']?.[0]}
          onChange={(password) => set({ current_password: password })}
        />
      </form>
    </Dialog>
  )
}

type Errors = Readonly<Record<string, readonly string[]>>

function useErasing(id: string, onDone: () => void) {
  const [values, setValues] = useState({ confirm: '', current_password: '' })
  const [errors, setErrors] = useState<Errors>({})
  const { run, isPending, failure } = useWrite()
  return {
    values,
    errors,
    isPending,
    failure,
    set: (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed })),
    save() {
      setErrors({})
      const tell = (fields: Errors) => {
        setErrors(fields)
        return 'confirm' in fields || 'current_password' in fields
      }
      void run(() => erase(id, values), { form: { tell }, onDone })
    },
  }
}
