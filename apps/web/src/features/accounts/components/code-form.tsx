import { useState } from 'react'
import { copy } from '#features/accounts/copy.ts'
import { formSchemas } from '#features/accounts/form-schemas.ts'
import { confirmCode } from '#features/accounts/queries.ts'
import { useEntryForm } from '#features/accounts/use-entry-form.ts'
import type { AuthUser } from '#platform/session.tsx'
import { PlainButton, PlainTextField } from '#ui/fields/plain-controls.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './code-form.module.css'
import { FormCard, FormFailure } from './form-card.tsx'
import { PasskeyButton } from './passkey-button.tsx'

type Props = { onDone: (user: AuthUser) => void; onBack: () => void }

/** The second step of the login: a code of the app, or one of the recovery codes. */
export function CodeForm({ onDone, onBack }: Props) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const { lead, other } = WORDS[kind]
  return (
    <FormCard title={copy.confirmItIsYou} lead={lead}>
      <OneCode key={kind} kind={kind} onDone={onDone} />
      <div className={styles['other']}>
        <PasskeyButton onDone={onDone} />
      </div>
      <div className={cx(layout['wraps'], styles['ways'])}>
        <button type="button" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {other}
        </button>
        <button type="button" onClick={onBack}>
          {copy.backToLogin}
        </button>
      </div>
    </FormCard>
  )
}

const WORDS = {
  app: {
    lead: 'Enter the code that your authenticator app shows.',
    label: 'Code',
    inputMode: 'numeric',
    other: 'Use a recovery code',
  },
  recovery: {
    lead: 'Enter one of your recovery codes. Each works once.',
    label: 'Recovery code',
    inputMode: 'text',
    other: 'Use the authenticator app',
  },
} as const

function OneCode({ kind, onDone }: { kind: 'app' | 'recovery'; onDone: Props['onDone'] }) {
  const { label, inputMode } = WORDS[kind]
  const form = useEntryForm(
    formSchemas.code,
    { code: '' },
    { save: ({ code }) => confirmCode(code), onSaved: onDone },
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <PlainTextField
        label={label}
        autoComplete="one-time-code"
        inputMode={inputMode}
        field={form.field('code')}
        autoFocus
      />
      <PlainButton type="submit" pending={form.isPending} wide>
        {copy.confirm}
      </PlainButton>
    </form>
  )
}
