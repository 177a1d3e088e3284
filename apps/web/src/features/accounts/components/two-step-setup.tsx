import { useEffect, useState } from 'react'
import { copy } from '#features/accounts/copy.ts'
import { settingsCopy } from '#features/accounts/settings-copy.ts'
import { confirmTwoStep, startTwoStep } from '#features/accounts/queries.ts'
import { formSchemas } from '#features/accounts/form-schemas.ts'
import { useEntryForm } from '#features/accounts/use-entry-form.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { PlainButton, PlainTextField } from '#ui/fields/plain-controls.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { FormFailure } from './form-card.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './two-step-setup.module.css'

type Props = {
  onDone: () => void
  /** The way back, where nobody has to turn it on. */
  onCancel?: () => void
}

/** Turns two-step sign-in on: scan, confirm a first code, keep the recovery codes. */
export function TwoStepSetup({ onDone, onCancel }: Props) {
  const key = useSetupKey()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (key.failure !== undefined) return <FormFailure text={key.failure} />
  if (key.setup === undefined) return <p>{settingsCopy.makingAKey}</p>
  return (
    <div className={cx(layout['wraps'], styles['setup'])}>
      {key.setup.image !== '' && (
        <img src={key.setup.image} width={176} height={176} alt={settingsCopy.qrCodeForYourAuthenticator} />
      )}
      <div className={styles['steps']}>
        <p>{settingsCopy.scanTheCode}</p>
        <code className={styles['key']}>{spaced(key.setup.secret)}</code>
        <FirstCode
          secret={key.setup.secret}
          onReplaced={key.renew}
          onConfirmed={setCodes}
          onCancel={onCancel}
        />
      </div>
    </div>
  )
}

type FirstCodeProps = {
  secret: string
  /** Another tab or device made a newer key meanwhile. */
  onReplaced: () => Promise<unknown>
  onConfirmed: (codes: readonly string[]) => void
  onCancel: (() => void) | undefined
}

function FirstCode({ secret, onReplaced, onConfirmed, onCancel }: FirstCodeProps) {
  const confirm = async (code: string) => {
    try {
      return await confirmTwoStep({ code, secret })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'mfa_key_replaced') await onReplaced()
      throw error
    }
  }
  const form = useEntryForm(
    formSchemas.code,
    { code: '' },
    { save: ({ code }) => confirm(code), onSaved: onConfirmed },
  )
  return (
    <form onSubmit={form.onSubmit} noValidate className={cx(layout['stack-16'], styles['form'])}>
      <FormFailure text={form.failure} />
      <PlainTextField
        label={settingsCopy.sixDigits}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        field={form.field('code')}
      />
      <div className={layout['row-wrap-12']}>
        <PlainButton type="submit" pending={form.isPending}>
          {settingsCopy.turnOn}
        </PlainButton>
        {onCancel && (
          <PlainButton quiet onClick={onCancel}>
            {copy.cancel}
          </PlainButton>
        )}
      </div>
    </form>
  )
}

function useSetupKey() {
  const [setup, setSetup] = useState<{ secret: string; image: string }>()
  const { run, failure } = useWrite({ kind: 'create' })
  const renew = () =>
    run(async () => {
      const { secret, url } = await startTwoStep()
      setSetup({ secret, image: await qrImage(url) })
    })
  useEffect(() => {
    void renew()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: each start makes a new key
  }, [])
  return { setup, failure, renew }
}

async function qrImage(url: string): Promise<string> {
  const { toDataURL } = await import('qrcode')
  return toDataURL(url, { margin: 0, width: 352 })
}

function spaced(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
