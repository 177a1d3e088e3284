import type { Privacy } from '@guildhall/contract/privacy'
import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { FormFailure } from '#features/accounts/components/form-card.tsx'
import { setLegalHold } from '#features/privacy/queries.ts'
import { useSubmit } from '#platform/use-submit.ts'
import { formatDate } from '#ui/date-format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { toasts } from '#ui/toasts.tsx'
import styles from './privacy.module.css'
import sections from '#ui/sections.module.css'

type Props = { privacy: Privacy }

/** Keeps somebody from being erased for as long as a law asks for it. */
export function LegalHold({ privacy }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { submit, isPending } = useSubmit('update')
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: ['privacy'] })
  const lift = async () => {
    if (await submit(() => setLegalHold(privacy.person_id, null))) toasts.success('The hold has been lifted.')
    await reload()
  }
  const { legal_hold: hold } = privacy
  return (
    <section className={sections['section']} aria-labelledby="hold">
      <h2 id="hold" className={sections['heading']}>
        Legal hold
      </h2>
      <p className={sections['lead']}>
        {hold === null
          ? 'Nothing of this person is erased while a hold is set, whoever asks.'
          : `Since ${formatDate(hold.set_at)}: ${hold.reason}`}
      </p>
      {hold === null ? (
        <Button variant="default" onClick={() => setOpen(true)}>
          Set a legal hold
        </Button>
      ) : (
        <Button variant="default" loading={isPending} onClick={() => void lift()}>
          Lift the hold
        </Button>
      )}
      {isOpen && <HoldDialog privacy={privacy} onSaved={reload} onClose={() => setOpen(false)} />}
    </section>
  )
}

type DialogProps = Props & { onSaved: () => Promise<void>; onClose: () => void }

function HoldDialog({ privacy, onSaved, onClose }: DialogProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { submit, isPending, failure } = useSubmit('update')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const isSaved = await submit(
      () => setLegalHold(privacy.person_id, reason),
      ({ reason: texts }) => {
        setError(texts?.[0])
        return texts !== undefined
      },
    )
    if (!isSaved) return
    await onSaved()
    toasts.success('The hold has been set.')
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Set a legal hold on ${privacy.name}?`}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} loading={isPending}>
            Set the hold
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)} noValidate className={styles['form']}>
        <FormFailure text={failure} />
        <Textarea
          label="Reason"
          description="For administrators alone."
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
