import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PlainButton } from '#ui/fields/plain-controls.tsx'
import { FormCard, FormFailure } from './components/form-card.tsx'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { copy } from './copy.ts'
import { resetPassword } from './queries.ts'
import { formSchemas } from './form-schemas.ts'
import { useEntryForm } from './use-entry-form.ts'
import { useSecretToken } from './use-secret-token.ts'

/** Sets a new password with the link of the mail. */
export function ResetPage() {
  const token = useSecretToken()
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done />
  if (token === undefined) return <BadLink />
  return (
    <FormCard title={copy.setANewPassword} below={<Link to="/accounts/login">{copy.backToLogin}</Link>}>
      <NewPassword token={token} onDone={() => setDone(true)} />
    </FormCard>
  )
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const initial = { token, password: '', password_confirmation: '' }
  const form = useEntryForm(formSchemas.reset, initial, { save: resetPassword, onSaved: onDone })
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure}>
        {form.code === 'bad_token' && <Link to="/accounts/forgot">{copy.askForANewLink}</Link>}
      </FormFailure>
      <NewPasswordFields
        password={form.field('password')}
        confirmation={form.field('password_confirmation')}
      />
      <PlainButton type="submit" pending={form.isPending} wide>
        {copy.savePassword}
      </PlainButton>
    </form>
  )
}

function Done() {
  return (
    <FormCard
      title={copy.setANewPassword}
      lead={copy.passwordUpdated}
      below={<Link to="/accounts/login">{copy.logIn}</Link>}
    />
  )
}

function BadLink() {
  return (
    <FormCard
      title={copy.setANewPassword}
      lead={copy.badLink}
      below={<Link to="/accounts/forgot">{copy.askForANewLink}</Link>}
    />
  )
}
