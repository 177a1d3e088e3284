import type { Invitation } from '@guildhall/contract/gigs/invitations'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { copy } from './copy.ts'
import styles from './members.module.css'
import invited from './invitations.module.css'
import { roleName } from './pending-members.ts'
import { memberQueries, resendInvitation, revokeInvitation } from './queries.ts'
import { firstWords } from './use-members.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Who was invited and has not come yet; nothing where nobody was (PRODUCT D-16). */
export function PendingInvitations({ gigId }: { gigId: string }) {
  const { data: invitations = [] } = useQuery(memberQueries.invitations(gigId))
  const [revoked, setRevoked] = useState<Invitation>()
  const work = useWork()
  if (invitations.length === 0) return null
  return (
    <section>
      <h3 className={invited['heading']}>{copy.pendingInvitations}</h3>
      <p className={shared['note']}>{copy.pendingHint}</p>
      <ul className={cx(shared['list'], styles['rows'])}>
        {invitations.map((invitation) => (
          <Row
            key={invitation.id}
            invitation={invitation}
            isPending={work.isPending}
            onResend={() => void work.run(() => resendInvitation(gigId, invitation.id), copy.resent)}
            onRevoke={() => setRevoked(invitation)}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={revoked !== undefined}
        onClose={() => setRevoked(undefined)}
        onConfirm={() => {
          if (revoked) void work.run(() => revokeInvitation(gigId, revoked.id), copy.revoked)
          setRevoked(undefined)
        }}
        title={copy.revoke.title}
        confirmLabel={copy.revokeLabel}
        cancelLabel={copy.cancel}
        destructive
      >
        {revoked && copy.revoke.question(revoked.email)}
      </ConfirmDialog>
    </section>
  )
}

type RowProps = {
  invitation: Invitation
  isPending: boolean
  onResend: () => void
  onRevoke: () => void
}

function Row({ invitation, isPending, onResend, onRevoke }: RowProps) {
  const { first_name, last_name, email, permission, status } = invitation
  const name = `${first_name} ${last_name}`
  return (
    <li className={invited['invitation']}>
      <span className={cx(layout['stack'], shared['shrinks'])}>
        <span className={cx(layout['row-6'], styles['name'])}>{name}</span>
        <small
          className={cx(shared['note'], styles['detail'])}
        >{`${email} · ${roleName(permission.value)}`}</small>
      </span>
      <StatusBadge status={status === 'Expired' ? 'Closed' : status} label={status} variant="status-tag" />
      <span className={invited['invitationActions']}>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={isPending}
          onClick={onResend}
          aria-label={copy.resendTo(name)}
        >
          {copy.resend}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          disabled={isPending}
          onClick={onRevoke}
          aria-label={copy.revokeInvitationOf(name)}
        >
          {copy.revokeLabel}
        </Button>
      </span>
    </li>
  )
}

function useWork() {
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['gigs'],
    textOf: (error) => firstWords(error, copy.invitationFailed),
  })
  return { isPending, run: (work: () => Promise<unknown>, said: string) => run(work, { said }) }
}
