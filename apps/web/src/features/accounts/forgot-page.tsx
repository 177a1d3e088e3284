import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PlainButton, PlainTextField } from '#ui/fields/plain-controls.tsx'
import { CheckYourMail } from './components/check-your-mail.tsx'
import { FormCard, FormFailure } from './components/form-card.tsx'
import { copy } from './copy.ts'
import { askForPassword } from './queries.ts'
import { formSchemas } from './form-schemas.ts'
import { useEntryForm } from './use-entry-form.ts'

/** Asks for a link to set a new password. */
export function ForgotPage() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useEntryForm(
    formSchemas.forgot,
    { email: '' },
    {
      save: async ({ email }) => {
        await askForPassword(email)
        return email
      },
      onSaved: setSentTo,
    },
  )
  if (sentTo !== undefined) return <CheckYourMail email={sentTo} purpose="reset" />
  return (
    <FormCard
      title={copy.forgotYourPassword}
      lead={copy.forgotLead}
      below={<Link to="/accounts/login">{copy.backToLogin}</Link>}
    >
      <form onSubmit={form.onSubmit} noValidate>
        <FormFailure text={form.failure} />
        <PlainTextField label={copy.email} type="email" autoComplete="username" field={form.field('email')} />
        <PlainButton type="submit" pending={form.isPending} wide>
          {copy.sendLink}
        </PlainButton>
      </form>
    </FormCard>
  )
}
