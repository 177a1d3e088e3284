import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PlainButton } from '#ui/fields/plain-controls.tsx'
import { AddressForm } from './components/address-form.tsx'
import { CheckYourMail } from './components/check-your-mail.tsx'
import { FormCard, FormFailure } from './components/form-card.tsx'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { copy } from './copy.ts'
import { askForPassword, resetPassword } from './queries.ts'
import { lookAtResetLink } from './reset-queries.ts'
import { formSchemas } from './form-schemas.ts'
import { useEntryForm } from './use-entry-form.ts'
import { useSecretToken } from './use-secret-token.ts'

/** Sets a new password with the link of the mail. */
export function ResetPage() {
  const token = useSecretToken()
  const link = useLink(token)
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done />
  if (token === undefined || link === 'bad') return <BadLink />
  if (link === 'asked') return <FormCard title={copy.setANewPassword} lead={copy.oneMoment} />
  return <NewPassword token={token} onDone={() => setDone(true)} />
}

/** Whether the link still works, before a password is thought of. Where no answer comes, saving it will tell. */
function useLink(token: string | undefined) {
  const [link, setLink] = useState<'asked' | 'good' | 'bad'>('asked')
  useEffect(() => {
    if (token === undefined) return
    lookAtResetLink(token).then(
      (works) => setLink(works ? 'good' : 'bad'),
      () => setLink('good'),
    )
  }, [token])
  return link
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const initial = { token, password: '', password_confirmation: '' }
  const form = useEntryForm(formSchemas.reset, initial, { save: resetPassword, onSaved: onDone })
  if (form.code === 'bad_token') return <BadLink />
  return (
    <FormCard title={copy.setANewPassword} below={<Link to="/accounts/login">{copy.backToLogin}</Link>}>
      <form onSubmit={form.onSubmit} noValidate>
        <FormFailure text={form.failure} />
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('password_confirmation')}
          begins
        />
        <PlainButton type="submit" pending={form.isPending} wide>
          {copy.savePassword}
        </PlainButton>
      </form>
    </FormCard>
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

/** The way to another link, at once. */
function BadLink() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) return <CheckYourMail email={sentTo} purpose="reset" />
  return (
    <FormCard
      title={copy.setANewPassword}
      lead={<output>{copy.badLink}</output>}
      below={<Link to="/accounts/login">{copy.backToLogin}</Link>}
    >
      <AddressForm send={askForPassword} onSent={setSentTo} />
    </FormCard>
  )
}
