import { PERSONAL_DATA_CONSENT, type InvitationKey, type OpenInvitation } from '@guildhall/contract/accounts'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { homeOf } from '#platform/addresses.ts'
import { currentUser, signedIn, useConfig, type AuthUser } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { PlainButton, PlainCheckbox, PlainPasswordField, PlainTextField } from '#ui/fields/plain-controls.tsx'
import { CodeForm } from './components/code-form.tsx'
import { FormCard, FormFailure } from './components/form-card.tsx'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { copy } from './copy.ts'
import { invitationCopy } from './invitation-copy.ts'
import { acceptInvitation, logIn, lookAtInvitation } from './queries.ts'
import { useEntrySearch } from './use-enter.ts'
import { formSchemas } from './form-schemas.ts'
import { useEntryForm } from './use-entry-form.ts'
import { useSecretToken } from './use-secret-token.ts'

/** Accepts an invitation with the link of the mail: a new account gets its password, an existing one signs in. */
export function AcceptInvitationPage() {
  const key = useKey()
  const { invitation, failure, signIn } = useInvitation(key)
  if (key?.invitation_id !== undefined && currentUser() === null) {
    const redirect = `/accounts/accept-invitation?invitation=${key.invitation_id}`
    return <Navigate to="/accounts/login" search={{ redirect }} replace />
  }
  if (key === undefined || invitation === null) return <BadLink text={deadText(key)} />
  if (failure !== undefined) return <BadLink text={failure} />
  if (invitation === undefined) return <FormCard title={copy.acceptTheInvitation} lead={copy.oneMoment} />
  if (invitation.needs === 'sign_in') return <SignIn invitation={invitation} onDone={signIn} />
  return <Accept invitationKey={key} invitation={invitation} />
}

/** The token of a mail; or the invitation that a notice in the portal names to who is signed in. */
function useKey(): InvitationKey | undefined {
  const token = useSecretToken()
  const { invitation: id } = useEntrySearch()
  const [key] = useState(() => {
    if (token !== undefined) return { token }
    return id === undefined ? undefined : { invitation_id: id }
  })
  return key
}

/** Nobody but the inviter can send another. A notice may have been opened with another account than the one invited. */
function deadText(key: InvitationKey | undefined) {
  const reader = key?.invitation_id === undefined ? null : currentUser()
  return reader === null ? invitationCopy.badInvitation : invitationCopy.notForAccount(reader.email)
}

function useInvitation(key: InvitationKey | undefined) {
  const [invitation, setInvitation] = useState<OpenInvitation | null>()
  const { run, failure } = useWrite({ kind: 'create', words: { invalid: deadText(key) } })
  const isAsked = useRef(false)
  useEffect(() => {
    if (key === undefined || isAsked.current) return
    if (key.invitation_id !== undefined && currentUser() === null) return
    isAsked.current = true
    void run(async () => setInvitation(await lookAtInvitation(key)))
  }, [key, run])
  return {
    invitation,
    failure,
    signIn: (user: AuthUser) => {
      signedIn(user)
      setInvitation((before) => before && { ...before, needs: 'nothing' })
    },
  }
}

type Step = { invitationKey: InvitationKey; invitation: OpenInvitation }

function Accept({ invitationKey, invitation }: Step) {
  const { product } = useConfig()
  const isNew = invitation.needs === 'password'
  return (
    <FormCard title={titleOf(invitation, product)} lead={isNew ? copy.choosePassword : copy.acceptAs}>
      <AcceptForm invitationKey={invitationKey} invitation={invitation} />
    </FormCard>
  )
}

function titleOf({ title }: OpenInvitation, product: string): string {
  return `You are invited to ${title ?? product}`
}

function AcceptForm({ invitationKey, invitation }: Step) {
  const isNew = invitation.needs === 'password'
  const initial = {
    ...valuesOf(invitationKey),
    ...(isNew && { password: '', password_confirmation: '' }),
    ...(invitation.asks_consent && { consent: false }),
  }
  const navigate = useNavigate()
  const form = useEntryForm(formSchemas.acceptInvitation, initial, {
    async save(values) {
      const { user, link } = await acceptInvitation(values)
      signedIn(user)
      const isForced = user.force_change_password || user.mfa_setup_required
      await navigate({ href: isForced || link === null ? homeOf(user) : link, replace: true })
    },
  })
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure}>
        {form.code === 'invitation_of_account' && <Link to="/accounts/login">{copy.logIn}</Link>}
      </FormFailure>
      {isNew && (
        <>
          <PlainTextField
            label={copy.email}
            type="email"
            autoComplete="username"
            isReadOnly
            field={{ value: invitation.email, error: undefined, onChange: () => {}, onBlur: () => {} }}
          />
          <NewPasswordFields
            label={copy.password}
            password={form.field('password')}
            confirmation={form.field('password_confirmation')}
            begins
          />
        </>
      )}
      {invitation.asks_consent && (
        <PlainCheckbox
          label={PERSONAL_DATA_CONSENT.text}
          checked={form.values['consent'] === true}
          onChange={(consent) => form.set('consent', consent)}
          error={form.errorOf('consent')}
        />
      )}
      <PlainButton type="submit" pending={form.isPending} wide>
        {isNew ? copy.createAccountAndAccept : copy.acceptInvitation}
      </PlainButton>
    </form>
  )
}

function valuesOf({ token, invitation_id: id = '' }: InvitationKey): Record<string, string> {
  return token === undefined ? { invitation_id: id } : { token }
}

/** The address has an account already: its owner signs in here, and the link keeps standing in this page alone. */
function SignIn({ invitation, onDone }: { invitation: OpenInvitation; onDone: (user: AuthUser) => void }) {
  const { product } = useConfig()
  const [step, setStep] = useState<'password' | 'code'>('password')
  if (step === 'code') return <CodeForm onDone={onDone} onBack={() => setStep('password')} />
  return (
    <FormCard
      title={titleOf(invitation, product)}
      lead={copy.signInToAccept(invitation.email)}
      below={<Link to="/accounts/forgot">{copy.forgotYourPassword}</Link>}
    >
      <PasswordForm email={invitation.email} onCode={() => setStep('code')} onDone={onDone} />
    </FormCard>
  )
}

type PasswordProps = { email: string; onCode: () => void; onDone: (user: AuthUser) => void }

function PasswordForm({ email, onCode, onDone }: PasswordProps) {
  const form = useEntryForm(
    formSchemas.login,
    { email, password: '' },
    { save: logIn, onSaved: (user) => (user === 'code' ? onCode() : onDone(user)) },
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <PlainPasswordField
        label={copy.password}
        autoComplete="current-password"
        field={form.field('password')}
        begins
      />
      <PlainButton type="submit" pending={form.isPending} wide>
        {copy.logIn}
      </PlainButton>
    </form>
  )
}

function BadLink({ text }: { text: string }) {
  return (
    <FormCard
      title={copy.acceptTheInvitation}
      lead={<output>{text}</output>}
      below={
        currentUser() === null ? (
          <Link to="/accounts/login">{copy.backToLogin}</Link>
        ) : (
          <>
            <Link to="/logout">{copy.logOut}</Link> · <Link to="/">{invitationCopy.goHome}</Link>
          </>
        )
      }
    />
  )
}
