import { InvitationAgain, type Invitation } from '@guildhall/contract/gigs/invitations'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useForm } from '#platform/use-form.ts'
import { copy } from './copy.ts'
import type { Invited } from './customer-choice.tsx'
import { Sent, TOLD, type InviteFormProps } from './invite-form.tsx'
import styles from './invitations.module.css'
import { LevelSelect } from './level-select.tsx'
import { inviteAgain } from './queries.ts'
import { cx } from '#ui/theme/class-names.ts'
import { useValues } from '#ui/forms/use-values.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = InviteFormProps & { person: Invited }

/** Invites somebody who was invited before: who they are is known, only the level is asked for. */
export function InviteAgainForm({ gigId, kind, person, isSent, onCancel, onSent, onTyped }: Props) {
  const [sent, setSent] = useState<Invitation>()
  const filling = useValues(InvitationAgain, { user_id: person.id, permission_id: '' })
  const { permission_id: level } = filling.values
  const form = useForm(filling, {
    ...TOLD,
    save: () => inviteAgain(gigId, person.id, level),
    onSaved({ data }) {
      onTyped(false)
      setSent(data)
      onSent()
    },
  })
  useEffect(() => onTyped(form.isDirty), [onTyped, form.isDirty])
  if (isSent && sent !== undefined) return <Sent to={sent} />
  return (
    <form onSubmit={form.onSubmit} noValidate className={layout['stack-14']} aria-label={copy.inviteAgain}>
      <p className={cx(shared['quiet'], shared['flush'])}>{copy.stillInvited(person.name)}</p>
      <LevelSelect
        kind={kind}
        label={copy.permission}
        value={level === '' ? null : level}
        onChange={(id) => form.put('permission_id', id ?? '')}
        error={form.errorOf('permission_id')}
        isRequired
        describes
        hasFocus
      />
      <div className={cx(layout['ends-wrap-8'], styles['buttons'])}>
        <Button variant="default" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={form.isPending}>
          {copy.invite}
        </Button>
      </div>
    </form>
  )
}
