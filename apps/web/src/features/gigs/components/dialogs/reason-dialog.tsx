import type { Gig } from '@guildhall/contract/gigs/gig'
import { MAX_REASON } from '@guildhall/contract/gigs/moves'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { GigSlots, Outcome } from '#features/gigs/slots.ts'
import { useGigStep } from '#features/gigs/use-gig-step.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { focusFirstFault, formInUse } from '#ui/forms/first-fault.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'
import { copy } from '#features/gigs/copy.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Step = 'reject' | 'unpublish' | 'close' | 'reopen' | 'lock'
type Props = { gig: Pick<Gig, 'id'>; step: Step; onClose: () => void; Outcomes: GigSlots['Outcomes'] }

const WORDS: Record<Step, { title: string; button: string; effect: string }> = {
  reject: {
    title: 'Reject project',
    button: 'Reject',
    effect: 'The owner reads the reason, changes the project and sends it again.',
  },
  unpublish: {
    title: 'Unpublish project',
    button: 'Unpublish',
    effect:
      'Experts and customers who are not on the project no longer see it. Nobody who is hired is affected.',
  },
  close: {
    title: 'Close project',
    button: 'Close project',
    effect: 'The project becomes read-only. Open requests, applications and invitations end.',
  },
  reopen: {
    title: 'Reopen project',
    button: 'Reopen',
    effect:
      'The project can be worked on again. Experts who were hired have to be asked again, and invitations that were open sent again.',
  },
  lock: {
    title: 'Lock project',
    button: 'Lock',
    effect: 'Nobody can change the project until it is unlocked. Comments stay open.',
  },
}

/** Steps whose reasons can be chosen from a list. */
const KINDS: Partial<Record<Step, 'gig_reject' | 'gig_close'>> = { reject: 'gig_reject', close: 'gig_close' }

/** Asks why; leaving with a text asks back (spec 002 §2). Closing says besides what becomes of those who are hired. */
export function ReasonDialog({ gig, step, onClose, Outcomes }: Props) {
  const { take, isPending, failure } = useGigStep(gig.id, 'beside')
  const [text, setText] = useState('')
  const [reasonIds, setReasonIds] = useState<string[]>([])
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const [isMissing, setMissing] = useState(false)
  const { title, button, effect } = WORDS[step]
  const { data: reasons = [] } = useQuery({
    ...referenceQueries.reasons(KINDS[step] ?? 'gig_close'),
    enabled: step in KINDS,
  })
  const chosen = reasons.filter(({ id }) => reasonIds.includes(id))
  const isNamed = chosen.length > 0 && !chosen.some(({ text_required: asksText }) => asksText)
  // Who has chosen a reason that says enough need not write it once more.
  const said = text.trim() || (isNamed ? chosen.map(({ name }) => name).join(', ') : '')
  const send = async () => {
    if (said === '' && step !== 'lock') {
      setMissing(true)
      return focusFirstFault(formInUse())
    }
    const form = { status_reason: said, reason_ids: reasonIds }
    if (await take(step, step === 'close' ? { ...form, engagements: outcomes } : form)) onClose()
  }
  return (
    <FormDialog
      title={title}
      width={600}
      isDirty={text.trim() !== '' || reasonIds.length > 0}
      onClose={onClose}
      actions={
        <Button loading={isPending} {...(step !== 'reopen' && { color: 'red' })} onClick={() => void send()}>
          {button}
        </Button>
      }
    >
      <div className={layout['stack-16']}>
        <p className={shared['flush']}>{effect}</p>
        {step in KINDS && (
          <MultiChoiceField
            label={copy.kindOfReason}
            placeholder={copy.chooseOneOrMore}
            options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
            value={reasonIds}
            onChange={setReasonIds}
          />
        )}
        <Textarea
          label={copy.reason}
          withAsterisk={step !== 'lock' && !isNamed}
          autosize
          minRows={4}
          maxRows={10}
          maxLength={MAX_REASON}
          value={text}
          error={isMissing && said === '' && copy.fieldIsRequired}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {step === 'close' && Outcomes && (
          <Suspense>
            <Outcomes gigId={gig.id} onChange={setOutcomes} />
          </Suspense>
        )}
        <Failure text={failure} at="stack" />
      </div>
    </FormDialog>
  )
}
