import { Link } from '@tanstack/react-router'
import { copy } from '#features/accounts/copy.ts'
import { askForPassword, sendVerification } from '#features/accounts/queries.ts'
import { FormCard } from './form-card.tsx'
import { ResendLink } from './resend-link.tsx'

type Props = { email: string; purpose: 'confirm' | 'reset' }

/** After a registration or a forgotten password: the same words whether the address is known or not. */
export function CheckYourMail({ email, purpose }: Props) {
  return (
    <FormCard
      title={copy.checkYourMail}
      lead={<WhatWasSent email={email} purpose={purpose} />}
      below={<Link to="/accounts/login">{copy.backToLogin}</Link>}
    >
      <ResendLink email={email} send={purpose === 'confirm' ? sendVerification : askForPassword} />
    </FormCard>
  )
}

function WhatWasSent({ email, purpose }: Props) {
  return purpose === 'confirm' ? (
    <>
      {copy.linkSentTo} <strong>{email}</strong>
      {copy.linkSentOpenIt}
    </>
  ) : (
    <>
      {copy.linkSentIf} <strong>{email}</strong> {copy.linkSentRest}
    </>
  )
}
