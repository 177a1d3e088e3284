import { Link } from '@tanstack/react-router'
import { FormCard } from './form-card.tsx'
import { ResendLink } from './resend-link.tsx'

type Props = { email: string; purpose: 'confirm' | 'reset' }

/** After a registration or a forgotten password: the same words whether the address is known or not. */
export function CheckYourMail({ email, purpose }: Props) {
  return (
    <FormCard
      title="Check your mail"
      lead={<WhatWasSent email={email} purpose={purpose} />}
      below={<Link to="/accounts/login">Back to login</Link>}
    >
      {purpose === 'confirm' && <ResendLink email={email} />}
    </FormCard>
  )
}

function WhatWasSent({ email, purpose }: Props) {
  return purpose === 'confirm' ? (
    <>
      We have sent a link to <strong>{email}</strong>. Open it in this browser to confirm your address and
      come in.
    </>
  ) : (
    <>
      If <strong>{email}</strong> has an account, a link to set a new password is on its way. It works for a
      short time and only once.
    </>
  )
}
