import type { Invitation } from '@guildhall/contract/gigs/invitations'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { copy } from './copy.ts'
import type { Invited } from './customer-choice.tsx'
import { Sent, type InviteFormProps } from './invite-form.tsx'
import styles from './invitations.module.css'
import { LevelSelect } from './level-select.tsx'
import { inviteAgain } from './queries.ts'
import { firstWords } from './use-members.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = InviteFormProps & { person: Invited }

/** Invites somebody who was invited before: who they are is known, only the level is asked for. */
export function InviteAgainForm({ gigId, kind, person, isSent, onCancel, onSent, onTyped }: Props) {
  const [level, setLevel] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const [sent, setSent] = useState<Invitation>()
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['gigs'],
    textOf: (error) => firstWords(error, copy.invitationFailed),
  })
  if (isSent && sent !== undefined) return <Sent to={sent} />

  const choose = (id: string | null) => {
    onTyped(true)
    setLevel(id)
    setFault(undefined)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (level === null) return setFault(copy.required)
    await run(() => inviteAgain(gigId, person.id, level), {
      said: copy.invited,
      onDone({ data }) {
        onTyped(false)
        setSent(data)
        onSent()
      },
    })
  }
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className={layout['stack-14']}
      aria-label={copy.inviteAgain}
    >
      <p className={cx(shared['quiet'], shared['flush'])}>{copy.stillInvited(person.name)}</p>
      <LevelSelect
        kind={kind}
        label={copy.permission}
        value={level}
        onChange={choose}
        error={fault}
        isRequired
        describes
        hasFocus
      />
      <div className={cx(layout['ends-wrap-8'], styles['buttons'])}>
        <Button variant="default" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={isPending}>
          {copy.invite}
        </Button>
      </div>
    </form>
  )
}
