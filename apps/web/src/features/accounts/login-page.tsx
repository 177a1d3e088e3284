import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { currentUser, useConfig, type AuthUser } from '#platform/session.tsx'
import { PlainButton, PlainPasswordField, PlainTextField } from '#ui/fields/plain-controls.tsx'
import { CodeForm } from './components/code-form.tsx'
import { FormCard, FormFailure } from './components/form-card.tsx'
import { LinkConfirmation } from './components/link-confirmation.tsx'
import { OidcButton, OtherWays } from './components/oidc-button.tsx'
import { PasskeyButton } from './components/passkey-button.tsx'
import { ResendLink } from './components/resend-link.tsx'
import { copy } from './copy.ts'
import { formSchemas } from './form-schemas.ts'
import { logIn, sendVerification } from './queries.ts'
import { useEntryForm } from './use-entry-form.ts'
import { keepRedirect, useEnter, useEntrySearch } from './use-enter.ts'

/** Sign in with the password, then with the second factor where one is set up; then link another login, if one waits. */
export function LoginPage() {
  const { isLinking, isCodeNext } = useEntrySearch()
  const [user, setUser] = useState(currentUser)
  const [step, setStep] = useState<'password' | 'code'>(isCodeNext ? 'code' : 'password')
  const enter = useEnter()
  if (isLinking && user !== null) return <LinkConfirmation onDone={() => enter(user)} />
  const proceed = isLinking ? setUser : enter
  if (step === 'code') return <CodeForm onDone={proceed} onBack={() => setStep('password')} />
  return <PasswordStep onCode={() => setStep('code')} onDone={proceed} />
}

type Steps = { onCode: () => void; onDone: (user: AuthUser) => void }

function PasswordStep(steps: Steps) {
  const { product } = useConfig()
  const { redirect } = useEntrySearch()
  return (
    <FormCard
      title={copy.logInTo(product)}
      lead={useLead()}
      below={
        <>
          {copy.newHere}{' '}
          <Link to="/accounts/register" search={keepRedirect(redirect)}>
            {copy.createAnAccount}
          </Link>
        </>
      }
    >
      <PasswordForm {...steps} />
      <OtherWays>
        <PasskeyButton onDone={steps.onDone} />
        <OidcButton redirect={redirect} />
      </OtherWays>
    </FormCard>
  )
}

/** Why the reader is asked to log in, where there is a reason; else what this is. */
function useLead(): string {
  const { oidc } = useConfig()
  const { hasEnded, isLinking } = useEntrySearch()
  if (isLinking) return copy.linkFirst(oidc?.name ?? 'the other login')
  return hasEnded ? copy.sessionEnded : copy.whatThisIs
}

function PasswordForm({ onCode, onDone }: Steps) {
  const form = useEntryForm(
    formSchemas.login,
    { email: '', password: '' },
    { save: logIn, onSaved: (user) => (user === 'code' ? onCode() : onDone(user)) },
  )
  const { error } = useEntrySearch()
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure ?? (error === undefined ? undefined : copy.oidcError(error))}>
        {form.code === 'not_verified' && (
          <ResendLink email={form.field('email').value} send={sendVerification} />
        )}
      </FormFailure>
      <PlainTextField
        label={copy.email}
        type="email"
        autoComplete="username"
        field={form.field('email')}
        begins
      />
      <PlainPasswordField
        label={copy.password}
        autoComplete="current-password"
        field={form.field('password')}
      />
      <Link to="/accounts/forgot">{copy.forgotYourPassword}</Link>
      <PlainButton type="submit" pending={form.isPending} wide>
        {copy.logIn}
      </PlainButton>
    </form>
  )
}
