import type { Privacy } from '@guildhall/contract/privacy'
import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormFailure } from '#features/accounts/components/form-card.tsx'
import { setLegalHold } from '#features/privacy/queries.ts'
import { useForm } from '#platform/use-form.ts'
import { useWrite } from '#platform/use-write.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { copy } from '#features/privacy/copy.ts'
import sections from '#ui/layout/sections.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { privacy: Privacy }

/** Keeps somebody from being erased for as long as a law asks for it. */
export function LegalHold({ privacy }: Props) {
  // What somebody types stays when another one sets a hold meanwhile.
  const [open, setOpen] = useState<'set' | 'lift'>()
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: ['privacy'] })
  const dialog = { privacy, onSaved: reload, onClose: () => setOpen(undefined) }
  const { legal_hold: hold } = privacy
  return (
    <section className={sections['section']} aria-labelledby="hold">
      <h2 id="hold" className={cx(shared['title'], shared['flush'])}>
        {copy.legalHold}
      </h2>
      <p className={sections['lead']}>
        {hold === null ? copy.holdHelp : copy.sinceDate(formatDate(hold.set_at), hold.reason)}
      </p>
      <Button variant="default" onClick={() => setOpen(hold === null ? 'set' : 'lift')}>
        {hold === null ? copy.setALegalHold : copy.liftTheHold}
      </Button>
      {open === 'set' && <HoldDialog {...dialog} />}
      {open === 'lift' && <LiftDialog {...dialog} />}
    </section>
  )
}

type DialogProps = Props & { onSaved: () => Promise<void>; onClose: () => void }

function LiftDialog({ privacy, onSaved, onClose }: DialogProps) {
  const { run, isPending, failure } = useWrite({ refetch: onSaved })
  const lift = () =>
    run(() => setLegalHold(privacy.person_id, null), { said: 'The hold has been lifted.', onDone: onClose })
  return (
    <ConfirmDialog
      opened
      destructive={privacy.erasure !== null}
      title={copy.liftTheLegalHoldOn(privacy.name)}
      confirmLabel={copy.lift}
      cancelLabel={copy.cancel}
      pending={isPending}
      onClose={onClose}
      onConfirm={() => void lift()}
    >
      <FormFailure text={failure} />
      {privacy.erasure === null ? copy.fromThenOnTheData : copy.erasedOn(formatDate(privacy.erasure.due_at))}
    </ConfirmDialog>
  )
}

function HoldDialog({ privacy, onSaved, onClose }: DialogProps) {
  const formId = useId()
  const filling = useValues(undefined, { reason: '' })
  const form = useForm(filling, {
    save: () => setLegalHold(privacy.person_id, filling.values.reason),
    refetch: onSaved,
    said: 'The hold has been set.',
    onSaved: onClose,
  })
  return (
    <FormDialog
      isDirty={form.isDirty}
      onClose={onClose}
      title={copy.setALegalHoldOn(privacy.name)}
      actions={
        <Button type="submit" form={formId} loading={form.isPending}>
          {copy.setTheHold}
        </Button>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate className={layout['stack-16']}>
        <FormFailure text={form.failure} />
        <Textarea
          label={copy.reason}
          withAsterisk
          description={copy.forAdministratorsAlone}
          maxLength={500}
          rows={3}
          {...form.text('reason')}
        />
      </form>
    </FormDialog>
  )
}
