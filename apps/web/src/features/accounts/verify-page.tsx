import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { currentUser, type AuthUser } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { AddressForm } from './components/address-form.tsx'
import { CheckYourMail } from './components/check-your-mail.tsx'
import { CodeForm } from './components/code-form.tsx'
import { FormCard } from './components/form-card.tsx'
import { copy } from './copy.ts'
import { sendVerification, verify } from './queries.ts'
import { useEntered } from './use-enter.ts'
import { useSecretToken } from './use-secret-token.ts'

/** Confirms an email address with the link of the mail; comes in at once in the browser of the registration. */
export function VerifyPage() {
  const enter = useEntered()
  const { outcome, failure, isDead, logIn } = useVerification(enter)
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) return <CheckYourMail email={sentTo} purpose="confirm" />
  if (outcome === 'code') return <CodeForm onDone={enter} onBack={logIn} />
  if (outcome === 'confirmed') {
    return (
      <FormCard
        title={copy.yourAddressIsConfirmed}
        lead={copy.youCanLogInNow}
        below={<Link to="/accounts/login">{copy.logIn}</Link>}
      />
    )
  }
  return (
    <FormCard
      title={copy.confirmYourEmailAddress}
      lead={<output>{failure ?? copy.oneMoment}</output>}
      below={<Link to="/accounts/login">{copy.backToLogin}</Link>}
    >
      {isDead && <AddressForm send={sendVerification} onSent={setSentTo} />}
    </FormCard>
  )
}

function useVerification(enter: (user: AuthUser) => void) {
  const token = useSecretToken()
  const [outcome, setOutcome] = useState<'confirmed' | 'code'>()
  const { run, failure, code } = useWrite({ kind: 'create' })
  const isAsked = useRef(false)
  useEffect(() => {
    // A link works once, so it is used once, however often the page is drawn.
    if (token === undefined || isAsked.current) return
    isAsked.current = true
    void run(() => verify(token), {
      onDone(entered) {
        if (entered === undefined) setOutcome('confirmed')
        else if (entered === 'code') setOutcome('code')
        else enter(entered)
      },
      // Whoever is signed in has confirmed theirs: a link pressed twice leads in once more.
      onRefused(error) {
        const user = currentUser()
        if (user !== null && error instanceof ApiError && error.code === 'bad_token') enter(user)
      },
    })
  }, [token, run, enter])
  const logIn = () => setOutcome('confirmed')
  const isDead = token === undefined || code === 'bad_token'
  return { outcome, logIn, isDead, failure: token === undefined ? copy.badLink : failure }
}
