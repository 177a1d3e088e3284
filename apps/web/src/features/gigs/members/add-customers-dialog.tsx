import { Button } from '@mantine/core'
import { useState } from 'react'
import { DiscardDialog } from '#ui/dialogs/discard-dialog.tsx'
import type { MembersDialogProps } from './add-contributors-dialog.tsx'
import { copy } from './copy.ts'
import { CustomerChoice, type Invited } from './customer-choice.tsx'
import { CustomerRows } from './customer-rows.tsx'
import { DialogFrame, Hint, Lead } from './dialog-frame.tsx'
import { InviteAgainForm } from './invite-again-form.tsx'
import { InviteForm, type InviteFormProps } from './invite-form.tsx'
import { PendingInvitations } from './pending-invitations.tsx'
import { usePendingMembers, type PendingMember } from './pending-members.ts'
import { useAdding, useMembers } from './use-members.ts'

/** What the dialog shows: the list, the form of an invitation, or that one was sent (spec 002 §4). */
type Step = 'list' | 'invite' | 'invited'

/** Chooses customers and their levels, or invites somebody by mail; nothing of the list is sent before Done. */
export function AddCustomersDialog({ gigId, kind, opened, onClose, onDone }: MembersDialogProps) {
  const list = useMembers(gigId, 'customer')
  const chosen = usePendingMembers('customer', list.members)
  const { step, setStep, toList, isTyped, setTyped, again, openInvite } = useSteps()
  const adding = useAdding(gigId)
  const [isDropping, setDropping] = useState(false)
  const close = () => {
    toList()
    chosen.clear()
    onClose()
  }
  const backToList = () => {
    setDropping(false)
    toList()
  }
  const inviting = {
    isSent: step === 'invited',
    onTyped: setTyped,
    onSent: () => setStep('invited'),
    onCancel: () => (isTyped ? setDropping(true) : backToList()),
  }
  const done = async () => {
    if (chosen.pending.some(({ permissionId }) => permissionId === null)) {
      return chosen.setFault(copy.missingPermission)
    }
    const wanted = chosen.pending.map(wantedOf)
    if (wanted.length > 0 && !(await adding.send(wanted))) return
    close()
    if (wanted.length > 0) onDone()
  }
  return (
    <DialogFrame
      opened={opened}
      title={step === 'list' ? copy.addCustomers : copy.inviteCustomer}
      isDirty={chosen.pending.length > 0 || isTyped}
      onClose={close}
      hasCancel={step === 'list'}
      actions={
        step !== 'invite' && (
          <Button
            onClick={() => void done()}
            loading={adding.isPending}
            disabled={step === 'list' && chosen.pending.length === 0}
            autoFocus={step === 'invited'}
          >
            {copy.done}
          </Button>
        )
      }
    >
      {step === 'list' ? (
        <>
          <Lead />
          <CustomerChoice {...{ gigId, kind, chosen }} onInvite={openInvite} />
          <Hint text={chosen.fault} />
          <CustomerRows {...{ gigId, kind, chosen, list }} />
          <PendingInvitations gigId={gigId} />
        </>
      ) : (
        <>
          <Invitation {...{ gigId, kind, again }} {...inviting} />
          <DiscardDialog opened={isDropping} onStay={() => setDropping(false)} onDiscard={backToList} />
        </>
      )}
    </DialogFrame>
  )
}

/** Where the dialog is, and who is invited again. */
function useSteps() {
  const [step, setStep] = useState<Step>('list')
  const [isTyped, setTyped] = useState(false)
  const [again, setAgain] = useState<Invited>()
  const openInvite = (person?: Invited) => {
    setAgain(person)
    setStep('invite')
  }
  const toList = () => {
    setTyped(false)
    setStep('list')
  }
  return { step, setStep, toList, isTyped, setTyped, again, openInvite }
}

function Invitation({ again, ...props }: InviteFormProps & { again: Invited | undefined }) {
  return again === undefined ? <InviteForm {...props} /> : <InviteAgainForm person={again} {...props} />
}

function wantedOf({ userId, permissionId }: PendingMember) {
  return { user_id: userId, role: 'customer', permission_id: permissionId }
}
