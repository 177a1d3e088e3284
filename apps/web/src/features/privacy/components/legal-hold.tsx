import type { Privacy } from '@guildhall/contract/privacy'
import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { FormFailure } from '#features/accounts/components/form-card.tsx'
import { setLegalHold } from '#features/privacy/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { copy } from '#features/privacy/copy.ts'
import sections from '#ui/layout/sections.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { privacy: Privacy }

/** Keeps somebody from being erased for as long as a law asks for it. */
export function LegalHold({ privacy }: Props) {
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: ['privacy'] })
  const dialog = { privacy, onSaved: reload, onClose: () => setOpen(false) }
  const { legal_hold: hold } = privacy
  return (
    <section className={sections['section']} aria-labelledby="hold">
      <h2 id="hold" className={cx(shared['title'], shared['flush'])}>
        {copy.legalHold}
      </h2>
      <p className={sections['lead']}>
        {hold === null ? copy.holdHelp : copy.sinceDate(formatDate(hold.set_at), hold.reason)}
      </p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {hold === null ? copy.setALegalHold : copy.liftTheHold}
      </Button>
      {isOpen && (hold === null ? <HoldDialog {...dialog} /> : <LiftDialog {...dialog} />)}
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
  const form = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { run, isPending, failure } = useWrite({ refetch: onSaved })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    await run(() => setLegalHold(privacy.person_id, reason), {
      form: { tell: ({ reason: texts }) => (setError(texts?.[0]), texts !== undefined) },
      said: 'The hold has been set.',
      onDone: onClose,
    })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={copy.setALegalHoldOn(privacy.name)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={form} loading={isPending}>
            {copy.setTheHold}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)} noValidate className={layout['stack-16']}>
        <FormFailure text={failure} />
        <Textarea
          label={copy.reason}
          withAsterisk
          description={copy.forAdministratorsAlone}
          maxLength={500}
          rows={3}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
