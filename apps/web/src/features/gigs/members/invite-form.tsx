import { InvitationForm } from '@guildhall/contract/gigs/invitations'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { Button, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { useConfig } from '#platform/session.tsx'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { copy } from './copy.ts'
import { LevelSelect } from './level-select.tsx'
import styles from './invitations.module.css'
import { invite } from './queries.ts'
import { firstWords } from './use-members.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'

const EMPTY = { first_name: '', last_name: '', email: '', permission_id: '' }

export type InviteFormProps = {
  gigId: string
  kind: GigKind
  isSent: boolean
  onCancel: () => void
  onSent: () => void
  /** Something is typed that closing would lose. */
  onTyped: (isTyped: boolean) => void
}

/** Invites a customer by mail (spec 002 §2); after that the dialog shows only Done. */
export function InviteForm({ gigId, kind, isSent, onCancel, onSent, onTyped }: InviteFormProps) {
  const form = useInvitation(gigId, { onSent, onTyped })
  if (isSent) return <Sent to={form.values} />
  return (
    <form onSubmit={form.onSubmit} noValidate className={layout['stack-14']} aria-label={copy.inviteCustomer}>
      <div className={cx(layout['stack-12'], columns['halves'])}>
        <TextInput
          label={copy.firstName}
          withAsterisk
          maxLength={100}
          autoFocus
          {...form.text('first_name')}
        />
        <TextInput label={copy.lastName} withAsterisk maxLength={100} {...form.text('last_name')} />
      </div>
      <TextInput label={copy.email} type="email" withAsterisk maxLength={254} {...form.text('email')} />
      <LevelSelect
        kind={kind}
        label={copy.permission}
        value={form.values.permission_id === '' ? null : form.values.permission_id}
        onChange={(id) => form.put('permission_id', id ?? '')}
        error={form.errorOf('permission_id')}
        isRequired
        describes
      />
      <div className={cx(layout['ends-wrap-8'], styles['buttons'])}>
        <Button variant="default" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button variant="default" onClick={form.reset}>
          {copy.reset}
        </Button>
        <Button type="submit" loading={form.isPending}>
          {copy.invite}
        </Button>
      </div>
    </form>
  )
}

/** What happens next, once an invitation is sent. */
export function Sent({ to }: { to: { first_name: string; last_name: string; email: string } }) {
  const { periods } = useConfig()
  return (
    <p className={cx(shared['quiet'], shared['flush'])}>
      {copy.invitationMail(to.first_name, to.last_name, to.email, periods.invitation_days)}
    </p>
  )
}

function useInvitation(gigId: string, { onSent, onTyped }: Pick<InviteFormProps, 'onSent' | 'onTyped'>) {
  const filling = useValues(InvitationForm, EMPTY)
  const form = useForm(filling, {
    ...TOLD,
    save: () => invite(gigId, filling.values),
    onSaved() {
      onTyped(false)
      onSent()
    },
  })
  useEffect(() => onTyped(form.isDirty), [onTyped, form.isDirty])
  return form
}

/** How an invitation says what became of it. */
export const TOLD = {
  tells: 'by toast',
  refetch: ['gigs'],
  textOf: (error: unknown) => firstWords(error, copy.invitationFailed),
  said: copy.invited,
} as const
