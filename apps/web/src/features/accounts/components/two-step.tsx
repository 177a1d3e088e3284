import { Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { stopTwoStep } from '#features/accounts/queries.ts'
import sections from '#ui/layout/sections.module.css'
import { readUser, useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FormFailure } from './form-card.tsx'
import { TwoStepSetup } from './two-step-setup.tsx'

/** Turns the second step of the sign-in on and off. */
export function TwoStep() {
  const { mfa_enabled: isOn } = useSignedIn()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    void readUser()
  }
  return (
    <section className={sections['section']} aria-labelledby="two-step">
      <h2 id="two-step" className={sections['heading']}>
        Two-step sign-in {isOn && <Badge tone="success">On</Badge>}
      </h2>
      <p className={sections['lead']}>You'll enter a code from your phone after your password.</p>
      {!isOn && isOpen && <TwoStepSetup onDone={close} />}
      {!isOn && !isOpen && <Button onClick={() => setOpen(true)}>Set up</Button>}
      {isOn && (
        <Button variant="default" onClick={() => setOpen(true)}>
          Turn off
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
      },
    })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Turn off two-step sign-in?"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <Button color="red" loading={isPending} disabled={password === ''} onClick={() => void turnOff()}>
            Turn off
          </Button>
        </>
      }
    >
      <FormFailure text={failure} />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
      />
    </Dialog>
  )
}
