import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AddressForm } from './components/address-form.tsx'
import { CheckYourMail } from './components/check-your-mail.tsx'
import { FormCard } from './components/form-card.tsx'
import { copy } from './copy.ts'
import { askForPassword } from './queries.ts'

/** Asks for a link to set a new password. */
export function ForgotPage() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) return <CheckYourMail email={sentTo} purpose="reset" />
  return (
    <FormCard
      title={copy.forgotYourPassword}
      lead={copy.forgotLead}
      below={<Link to="/accounts/login">{copy.backToLogin}</Link>}
    >
      <AddressForm send={askForPassword} onSent={setSentTo} begins />
    </FormCard>
  )
}
