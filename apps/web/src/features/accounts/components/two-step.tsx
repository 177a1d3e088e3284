import { Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/accounts/copy.ts'
import { stopTwoStep } from '#features/accounts/queries.ts'
import sections from '#ui/layout/sections.module.css'
import { readUser, useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FormFailure } from './form-card.tsx'
import { TwoStepSetup } from './two-step-setup.tsx'
import { cx } from '#ui/theme/class-names.ts'
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
        {copy.twoStepSignIn} {isOn && <Badge tone="success">{copy.on}</Badge>}
      </h2>
      <p className={sections['lead']}>{copy.twoStepLead}</p>
      {!isOn && isOpen && <TwoStepSetup onDone={close} onCancel={cancel} />}
      {!isOn && !isOpen && (
        <Button autoFocus={isBack} onClick={() => setOpen(true)}>
          {copy.setUp}
        </Button>
      )}
      {isOn && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {copy.turnOff}
        </Button>
      )}
      {isOn && <TurnOff opened={isOpen} onClose={close} />}
    </section>
  )
}

function TurnOff({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const { run, isPending, failure } = useWrite()
  const turnOff = () =>
    run(() => stopTwoStep(password), {
      said: 'Two-step sign-in is off.',
      onDone() {
        setPassword('')
        onClose()
        void readUser()
      },
    })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={copy.turnOffTwoStep}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {copy.keepIt}
          </Button>
          <Button color="red" loading={isPending} disabled={password === ''} onClick={() => void turnOff()}>
            {copy.turnOff}
          </Button>
        </>
      }
    >
      <FormFailure text={failure} />
      <PasswordInput
        label={copy.currentPassword}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
      />
    </Dialog>
  )
}
