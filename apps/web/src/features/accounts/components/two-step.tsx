import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsCopy } from '#features/accounts/settings-copy.ts'
import { stopTwoStep } from '#features/accounts/queries.ts'
import { recoveryCodes, renewRecoveryCodes } from '#features/accounts/recovery-queries.ts'
import sections from '#ui/layout/sections.module.css'
import { readUser, useSignedIn } from '#platform/session.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoStepSetup } from './two-step-setup.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Turns the second step of the sign-in on and off. */
export function TwoStep() {
  const { mfa_enabled: isOn } = useSignedIn()
  const [isOpen, setOpen] = useState(false)
  const [isBack, setBack] = useState(false)
  const close = () => setOpen(false)
  const cancel = () => {
    setBack(true)
    close()
  }
  return (
    <section className={sections['section']} aria-labelledby="two-step">
      <h2 id="two-step" className={cx(shared['title'], shared['flush'])}>
        {settingsCopy.twoStepSignIn} {isOn && <Badge tone="success">{settingsCopy.on}</Badge>}
      </h2>
      <p className={sections['lead']}>{settingsCopy.twoStepLead}</p>
      {!isOn && isOpen && <TwoStepSetup onDone={close} onCancel={cancel} />}
      {!isOn && !isOpen && (
        <Button autoFocus={isBack} onClick={() => setOpen(true)}>
          {settingsCopy.setUp}
        </Button>
      )}
      {isOn && <TurnedOn />}
    </section>
  )
}

/** What is left of the recovery codes, new ones, and the way to turn it off. */
function TurnedOn() {
  const cache = useQueryClient()
  const { data: count } = useQuery(recoveryCodes)
  const [asked, setAsked] = useState<'codes' | 'off'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setAsked(undefined)
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  return (
    <>
      {count !== undefined && (
        <p className={shared['note']}>{settingsCopy.codesLeft(count.left, count.total)}</p>
      )}
      <div className={layout['wrap-12']}>
        <Button variant="default" onClick={() => setAsked('codes')}>
          {settingsCopy.makeNewCodes}
        </Button>
        <Button variant="default" onClick={() => setAsked('off')}>
          {settingsCopy.turnOff}
        </Button>
      </div>
      <PasswordDialog
        opened={asked === 'codes'}
        onClose={close}
        title={settingsCopy.makeNewCodesQuestion}
        action={settingsCopy.makeNewCodes}
        save={renewRecoveryCodes}
        onSaved={(made) => {
          setCodes(made)
          void cache.invalidateQueries({ queryKey: recoveryCodes.queryKey })
        }}
      >
        <p className={shared['flush']}>{settingsCopy.earlierCodesEnd}</p>
      </PasswordDialog>
      <PasswordDialog
        opened={asked === 'off'}
        onClose={close}
        title={settingsCopy.turnOffTwoStep}
        action={settingsCopy.turnOff}
        isDestructive
        save={stopTwoStep}
        said="Two-step sign-in is off."
        onSaved={() => void readUser()}
      />
    </>
  )
}
