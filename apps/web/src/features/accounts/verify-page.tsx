import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { FormCard } from './components/form-card.tsx'
import { copy } from './copy.ts'
import { verify } from './queries.ts'
import { useSecretToken } from './use-secret-token.ts'

/** Confirms an email address with the link of the mail. */
export function VerifyPage() {
  const { isDone, failure } = useVerification()
  if (isDone) {
    return (
      <FormCard
        title="Your address is confirmed"
        lead="You can log in now."
        below={<Link to="/accounts/login">Log in</Link>}
      />
    )
  }
  return (
    <FormCard
      title="Confirm your email address"
      lead={<output>{failure ?? 'One moment …'}</output>}
      below={<Link to="/accounts/login">Back to login</Link>}
    />
  )
}

function useVerification() {
  const token = useSecretToken()
  const [isDone, setDone] = useState(false)
  const { run, failure } = useWrite({ kind: 'create' })
  const isAsked = useRef(false)
  useEffect(() => {
    // A link works once, so it is used once, however often the page is drawn.
    if (token === undefined || isAsked.current) return
    isAsked.current = true
    void run(() => verify(token)).then(setDone)
  }, [token, run])
  return { isDone, failure: token === undefined ? copy.badLink : failure }
}
