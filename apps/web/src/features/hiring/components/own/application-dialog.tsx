import type { Brief } from '@guildhall/contract/hiring/expert-projects'
import { BID_TYPES } from '@guildhall/contract/hiring/shapes'
import { Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { acts, type ApplicationBody } from '#features/hiring/queries.ts'
import { stillNeeded } from '#features/hiring/still-needed.ts'
import { useAct } from '#features/hiring/use-act.ts'
import { useBid } from '#features/hiring/use-bid.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { useErrors } from '#ui/forms/use-errors.ts'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import { copy } from '#features/hiring/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { StepDialog } from '#features/hiring/components/step-dialogs.tsx'
import columns from '#ui/layout/columns.module.css'
import { texts } from './copy.ts'
import { QuestionFields } from './question-fields.tsx'
import { useAnswers } from './use-answers.ts'

type Props = {
  brief: Brief
  /** The engagement whose request is accepted; without one it is an application. */
  engagementId: string | undefined
  onClose: () => void
}

const TYPES = BID_TYPES.map((value) => ({ value, label: value }))

/** An application, or the acceptance of a request: what the expert asks for and answers. */
export function ApplicationDialog({ brief, engagementId, onClose }: Props) {
  const [message, setMessage] = useState('')
  const { bid, isOwn, change } = useBid(brief)
  const [isFree, setFree] = useState(false)
  const over = engagementId === undefined ? texts.closedMeanwhile : texts.requestOver
  const { act, isPending, failure } = useAct(onClose, { words: { not_found: over, wrong_state: over } })
  const { errorOf, tell, clear } = useErrors()
  const answers = useAnswers(brief, (id) => clear(`answers.${id}`))
  const needed = stillNeeded(answers.questions, answers.answers, isFree)
  const send = () => {
    const body: ApplicationBody = {
      message,
      bid_type: bid.amount === undefined ? null : bid.type,
      bid_amount: bid.amount ?? null,
      answers: answers.given,
      declares_no_conflict: isFree,
    }
    return engagementId === undefined
      ? act(() => acts.apply(brief.id, body), 'Your application was sent', { tell })
      : act(() => acts.accept(engagementId, body), 'You accepted the request', { tell })
  }
  return (
    <StepDialog
      title={engagementId === undefined ? copy.applyFor(brief.name) : copy.acceptName(brief.name)}
      confirm={engagementId === undefined ? copy.apply : copy.accept}
      lacks={needed.length === 0 ? undefined : copy.stillNeeded(needed)}
      isDirty={message.trim() !== '' || isOwn || answers.isDirty}
      onConfirm={() => void send()}
      {...{ onClose, isPending, failure }}
    >
      <Textarea
        label={copy.message}
        description={copy.whatYouBring}
        rows={4}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        data-autofocus
      />
      <div className={cx(layout['stack-12'], columns['halves'])}>
        <NumericField
          label={copy.yourRate}
          description={brief.budget === null ? undefined : copy.budgetIs(brief.budget)}
          value={bid.amount}
          onChange={(amount) => change({ amount })}
          decimals={2}
          min={0}
          prefix={`${brief.currency} `}
          error={errorOf('bid_amount')}
        />
        <ChoiceField
          label={copy.rateType}
          options={TYPES}
          value={bid.type}
          onChange={(type) => change({ type })}
        />
      </div>
      <QuestionFields
        {...answers}
        noteOf={(question) => errorOf(`answers.${question.id}`) ?? answers.noteOf(question)}
      />
      <Checkbox
        label={copy.iHaveNoConflict}
        required
        checked={isFree}
        onChange={(event) => setFree(event.currentTarget.checked)}
      />
    </StepDialog>
  )
}
