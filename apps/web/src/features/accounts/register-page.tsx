import { PERSONAL_DATA_CONSENT } from '@guildhall/contract/accounts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useConfig } from '#platform/session.tsx'
import { PlainButton, PlainCheckbox, PlainTextField } from '#ui/fields/plain-controls.tsx'
import { CheckYourMail } from './components/check-your-mail.tsx'
import { FormCard, FormFailure } from './components/form-card.tsx'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { OidcButton } from './components/oidc-button.tsx'
import { copy } from './copy.ts'
import { register } from './queries.ts'
import { formSchemas } from './form-schemas.ts'
import { useEntryForm } from './use-entry-form.ts'
import { keepRedirect, useEnter, useEntrySearch } from './use-enter.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'

/** Experts register themselves; everybody else is invited. */
export function RegisterPage() {
  const [sentTo, setSentTo] = useState<string>()
  const { product } = useConfig()
  const { redirect } = useEntrySearch()
  useEnter()
  if (sentTo !== undefined) return <CheckYourMail email={sentTo} purpose="confirm" />
  return (
    <FormCard
      title={copy.createYourAccount}
      lead={copy.registerWithAsAnExpert(product)}
      below={
        <>
          {copy.alreadyRegistered}{' '}
          <Link to="/accounts/login" search={keepRedirect(redirect)}>
            {copy.logIn}
          </Link>
        </>
      }
    >
      <Registration onSent={setSentTo} />
      <OidcButton redirect={redirect} />
    </FormCard>
  )
}

const EMPTY = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirmation: '',
  consent: false,
}

function Registration({ onSent }: { onSent: (email: string) => void }) {
  const { referral } = useEntrySearch()
  const [isExpert, setExpert] = useState(true)
  const initial = { ...EMPTY, ...(referral && { referral: referral.slice(0, 100) }) }
  const form = useEntryForm(formSchemas.register, initial, {
    save: async (values) => {
      await register(values)
      return values.email
    },
    onSaved: onSent,
  })
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <div className={cx(layout['stack-16'], columns['halves'])}>
        <PlainTextField
          label={copy.firstName}
          autoComplete="given-name"
          field={form.field('first_name')}
          begins
        />
        <PlainTextField label={copy.lastName} autoComplete="family-name" field={form.field('last_name')} />
      </div>
      <PlainTextField label={copy.email} type="email" autoComplete="username" field={form.field('email')} />
      <NewPasswordFields
        label={copy.password}
        password={form.field('password')}
        confirmation={form.field('password_confirmation')}
      />
      <PlainCheckbox label={copy.iAmAnExpert} checked={isExpert} onChange={setExpert} />
      <PlainCheckbox
        label={PERSONAL_DATA_CONSENT.text}
        checked={form.values['consent'] === true}
        onChange={(consent) => form.set('consent', consent)}
        error={form.errorOf('consent')}
      />
      {!isExpert && <p className={cx(shared['quiet'], shared['flush'])}>{copy.expertsOnlyHelp}</p>}
      <PlainButton type="submit" pending={form.isPending} disabled={!isExpert} wide>
        {copy.createAccount}
      </PlainButton>
    </form>
  )
}
