import type { Brief } from '@guildhall/contract/hiring/expert-projects'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/hiring/copy.ts'
import { acts, agreementOf } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import styles from './entries.module.css'
import { SignDialog } from './sign-dialog.tsx'
import { RateDialog } from './step-dialogs.tsx'

type Open = 'sign' | 'apply' | 'accept' | 'decline' | 'withdraw' | 'rate'

/** What an expert can do with a project now. */
export function OwnActions({ brief }: { brief: Brief }) {
  const [open, setOpen] = useState<Open>()
  const { act, isPending } = useQuickAct()
  const { actions, engagement } = brief
  const id = engagement?.id ?? ''
  const close = () => setOpen(undefined)
  if (!Object.values(actions).includes(true)) return null
  return (
    <div className={styles['actions']}>
      {actions.canSeeAgreement && (
        <Button component="a" variant="subtle" href={agreementOf(id)} download>
          {copy.agreement}
        </Button>
      )}
      {actions.canDecline && (
        <Button variant="default" onClick={() => setOpen('decline')}>
          {copy.declineNow}
        </Button>
      )}
      {actions.canWithdraw && (
        <Button variant="default" onClick={() => setOpen('withdraw')}>
          {copy.withdraw}
        </Button>
      )}
      {actions.canRate && (
        <Button variant="default" onClick={() => setOpen('rate')}>
          {copy.rate}
        </Button>
      )}
      {actions.canSign && <Button onClick={() => setOpen('sign')}>{copy.signAgreement}</Button>}
      {actions.canAccept && <Button onClick={() => setOpen('accept')}>{copy.accept}</Button>}
      {actions.canApply && <Button onClick={() => setOpen('apply')}>{copy.apply}</Button>}
      {(open === 'apply' || open === 'accept') && (
        <ApplicationDialog brief={brief} engagementId={open === 'accept' ? id : undefined} onClose={close} />
      )}
      {open === 'sign' && <SignDialog engagementId={id} onClose={close} />}
      {open === 'decline' && <DeclineDialog id={id} name={brief.name} onClose={close} />}
      {open === 'rate' && <RateDialog id={id} name={brief.owner?.name ?? brief.name} onClose={close} />}
      <ConfirmDialog
        opened={open === 'withdraw'}
        onClose={close}
        onConfirm={() => void act(() => acts.withdraw(id), 'Your application was withdrawn').then(close)}
        title={copy.doYouWantToWithdraw}
        confirmLabel={copy.withdraw}
        cancelLabel={copy.cancel}
        destructive
        pending={isPending}
      />
    </div>
  )
}
