import { TermsForm, type Signatures } from '@guildhall/contract/hiring/signing'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { agreementActs } from '#features/hiring/agreement-queries.ts'
import { useForm } from '#platform/use-form.ts'
import { DayField } from '#ui/fields/day-field.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import { copy } from '#features/hiring/copy.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './signing.module.css'

type Props = { engagementId: string; signatures: Signatures; onClose: () => void }

interface Terms {
  hours_planned: number | null
  ends_on: string | null
}

/** More hours, or another end: the agreement gets a new version, which the expert signs again. */
export function TermsDialog({
  engagementId,
  signatures: { terms, engagement_version: version },
  onClose,
}: Props) {
  const formId = useId()
  const filling = useValues<Terms>(TermsForm, terms)
  const { hours_planned: hours, ends_on: end } = filling.values
  const { said, press } = useLacks(filling.isDirty ? undefined : copy.changeTermsFirst)
  const form = useForm(filling, {
    kind: 'update',
    refetch: ['gigs'],
    version,
    latest: terms,
    words: { stale: copy.termsChangedMeanwhile },
    mayGoOn: async () => {
      press(() => undefined)
      return filling.isDirty
    },
    save: (from) => agreementActs.changeTerms(engagementId, filling.values, from),
    said: 'The terms are changed. The expert is asked to sign again.',
    onSaved: onClose,
  })
  const { onSubmit, isDirty, isPending, failure, errorOf } = form
  return (
    <FormDialog
      onClose={onClose}
      title={copy.changeTheTerms}
      isDirty={isDirty}
      actions={
        <Button type="submit" form={formId} loading={isPending}>
          {copy.save}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className={styles['form']}>
        <p className={shared['flush']}>{copy.theRateStays}</p>
        <NumericField
          label={copy.hoursPlanned}
          value={hours ?? undefined}
          onChange={(value) => filling.put('hours_planned', value ?? null)}
          min={1}
          max={10_000}
          error={errorOf('hours_planned')}
        />
        <DayField
          label={copy.end}
          value={end ?? ''}
          onChange={(value) => filling.put('ends_on', value || null)}
          error={errorOf('ends_on')}
        />
        <Failure text={said ?? failure} />
      </form>
    </FormDialog>
  )
}
