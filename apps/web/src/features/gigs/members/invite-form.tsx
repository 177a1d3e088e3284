import { InvitationForm } from '@guildhall/contract/gigs/invitations'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { useConfig } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
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
type Field = keyof typeof EMPTY
type Errors = Partial<Record<Field, string | undefined>>

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
    <form onSubmit={form.send} noValidate className={layout['stack-14']} aria-label={copy.inviteCustomer}>
      <div className={cx(layout['stack-12'], columns['halves'])}>
        <TextInput
          label={copy.firstName}
          withAsterisk
          maxLength={100}
          autoFocus
          {...form.field('first_name')}
        />
        <TextInput label={copy.lastName} withAsterisk maxLength={100} {...form.field('last_name')} />
      </div>
      <TextInput label={copy.email} type="email" withAsterisk maxLength={254} {...form.field('email')} />
      <LevelSelect
        kind={kind}
        label={copy.permission}
        value={form.values.permission_id === '' ? null : form.values.permission_id}
        onChange={(id) => form.set('permission_id', id ?? '')}
        error={form.errors.permission_id}
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
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['gigs'],
    textOf: (error) => firstWords(error, copy.invitationFailed),
  })

  const set = (name: Field, value: string) => {
    onTyped(true)
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const faults = faultsOf(values)
    setErrors(faults)
    if (Object.keys(faults).length > 0) return
    await run(() => invite(gigId, values), {
      form: { tell: (fields) => setErrors(firstOf(fields)) },
      said: copy.invited,
      onDone() {
        onTyped(false)
        onSent()
      },
    })
  }

  return {
    values,
    errors,
    isPending,
    set,
    send: (event: FormEvent) => void send(event),
    reset: () => {
      onTyped(false)
      setValues(EMPTY)
      setErrors({})
    },
    field: (name: Field) => ({
      value: values[name],
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    }),
  }
}

function faultsOf(values: typeof EMPTY): Errors {
  const result = z.safeParse(InvitationForm, values)
  if (result.success) return {}
  return firstOf(z.flattenError(result.error).fieldErrors)
}

/** The first message of each field (spec 002 §8). */
function firstOf(fields: Readonly<Record<string, readonly string[] | undefined>>): Errors {
  return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts?.[0]]))
}
