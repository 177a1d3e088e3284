import type { Signatures } from '@guildhall/contract/hiring/signing'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { agreementActs } from '#features/hiring/agreement-queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useErrors } from '#ui/forms/use-errors.ts'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import { copy } from '#features/hiring/copy.ts'
import styles from './signing.module.css'

type Props = { engagementId: string; terms: Signatures['terms']; onClose: () => void }

/** More hours, or another end: the agreement gets a new version, which the expert signs again. */
export function TermsDialog({ engagementId, terms, onClose }: Props) {
  const [hours, setHours] = useState(terms.hours_planned ?? undefined)
  const [end, setEnd] = useState(terms.ends_on ?? '')
  const { errorOf, setErrors, tell } = useErrors()
  const { run, isPending, failure } = useWrite({ refetch: ['gigs'] })
  const isDirty = hours !== (terms.hours_planned ?? undefined) || end !== (terms.ends_on ?? '')
  const save = () => {
    setErrors({})
    void run(
      () => agreementActs.changeTerms(engagementId, { hours_planned: hours ?? null, ends_on: end || null }),
      {
        form: { tell },
        said: 'The terms are changed. The expert is asked to sign again.',
        onDone: onClose,
      },
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={copy.changeTheTerms}
      isDirty={isDirty}
      actions={
        <Button onClick={save} loading={isPending} disabled={!isDirty}>
          {copy.save}
        </Button>
      }
    >
      <div className={styles['form']}>
        <p className={styles['quiet']}>{copy.theRateStays}</p>
        <NumericField
          label={copy.hoursPlanned}
          value={hours}
          onChange={setHours}
          min={1}
          max={10_000}
          error={errorOf('hours_planned')}
        />
        <DayField label={copy.end} value={end} onChange={setEnd} error={errorOf('ends_on')} />
        <Failure text={failure} />
      </div>
    </FormDialog>
  )
}
