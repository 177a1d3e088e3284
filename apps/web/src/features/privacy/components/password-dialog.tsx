import { Button, PasswordInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState, type FormEvent } from 'react'
import { FormFailure } from '#features/accounts/components/form-card.tsx'
import { useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { copy } from '#features/privacy/copy.ts'
import { Banner } from '#ui/feedback/banner.tsx'
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

/** Asks for the password once more before personal data leaves. */
export function PasswordDialog({ title, text, label, send, onClose }: Props) {
  const form = useId()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const { run, isPending, failure } = useWrite()
  const save = (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    void run(() => send(password), {
      form: { tell: ({ current_password: texts }) => (setError(texts?.[0]), texts !== undefined) },
    })
  }
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
          <Button type="submit" form={form} loading={isPending} disabled={useSignedIn().is_linkedIn}>
            {label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate className={layout['stack-16']}>
        <FormFailure text={failure} />
        <p className={styles['line']}>{text}</p>
        <OwnPassword value={password} error={error} onChange={setPassword} />
      </form>
    </Dialog>
  )
}

type FieldProps = { value: string; error: string | undefined; onChange: (value: string) => void }

/** The current password of the reader themselves; who has none is led to where they set one. */
export function OwnPassword({ value, error, onChange }: FieldProps) {
  if (useSignedIn().is_linkedIn)
    return (
      <Banner tone="warning" role="note">
        <p className={styles['line']}>{copy.youSignInWithout}</p>
        <Button
          component={Link}
          to="/profile-settings?tab=password"
          variant="default"
          size="compact-md"
          mt={12}
        >
          {copy.setAPassword}
        </Button>
      </Banner>
    )
  return (
    <PasswordInput
      label={copy.yourCurrentPassword}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
