import { Button, PasswordInput } from '@mantine/core'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { copy } from '#features/accounts/copy.ts'
import { stopTwoStep } from '#features/accounts/queries.ts'
import sections from '#ui/layout/sections.module.css'
import { readUser, useSignedIn } from '#platform/session.tsx'
import { useForm } from '#platform/use-form.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FormFailure } from './form-card.tsx'
import { REQUIRED, useValues } from '#ui/forms/use-values.ts'
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

const Password = z.object({ password: z.string().check(z.minLength(1, { error: REQUIRED })) })

function TurnOff({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const formId = useId()
  const filling = useValues(Password, { password: '' })
  const form = useForm(filling, {
    save: () => stopTwoStep(filling.values.password),
    said: 'Two-step sign-in is off.',
    onSaved() {
      close()
      void readUser()
    },
  })
  const close = () => {
    filling.reset()
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={copy.turnOffTwoStep}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {copy.keepIt}
          </Button>
          <Button type="submit" form={formId} color="red" loading={form.isPending}>
            {copy.turnOff}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate>
        <FormFailure text={form.failure} />
        <PasswordInput
          label={copy.currentPassword}
          autoComplete="current-password"
          data-autofocus
          {...form.text('password')}
          visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
        />
      </form>
    </Dialog>
  )
}
