import type { Brief, Question } from '@guildhall/contract/hiring/expert-projects'
import { BID_TYPES } from '@guildhall/contract/hiring/shapes'
import { Checkbox, Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import { acts, type ApplicationBody } from '#features/hiring/queries.ts'
import { useAct } from '#features/hiring/use-act.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { NumericField } from '#ui/numeric-field.tsx'
import { copy } from '#features/hiring/copy.ts'
import styles from './hiring.module.css'
import hiringDialogs from './hiring-dialogs.module.css'
import { StepDialog } from './step-dialogs.tsx'

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
  const [amount, setAmount] = useState<number>()
  const [type, setType] = useState(TYPES.find(({ value }) => value === brief.bid_type)?.value ?? 'Hourly')
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [isFree, setFree] = useState(false)
  const { act, isPending, failure } = useAct(onClose)
  const isAnswered = brief.questions.every(({ id, is_required: isRequired }) => !isRequired || answers[id])
  const send = () => {
    const body: ApplicationBody = {
      message,
      bid_type: amount === undefined ? null : type,
      bid_amount: amount ?? null,
      answers: Object.entries(answers).map(([id, answer]) => ({ question_id: id, answer })),
      declares_no_conflict: isFree,
    }
    return engagementId === undefined
      ? act(() => acts.apply(brief.id, body), 'Your application was sent')
      : act(() => acts.accept(engagementId, body), 'You accepted the request')
  }
  return (
    <StepDialog
      title={engagementId === undefined ? `Apply for ${brief.name}?` : `Accept ${brief.name}?`}
      confirm={engagementId === undefined ? 'Apply' : 'Accept'}
      isReady={isAnswered && isFree}
      isDirty={message.trim() !== '' || amount !== undefined || Object.values(answers).some(Boolean)}
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
      <div className={hiringDialogs['pair']}>
        <NumericField
          label={copy.yourRate}
          value={amount}
          onChange={setAmount}
          decimals={2}
          min={0}
          prefix={`${brief.currency} `}
        />
        <ChoiceField label={copy.rateType} options={TYPES} value={type} onChange={setType} />
      </div>
      {brief.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={answers[question.id] ?? ''}
          onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
        />
      ))}
      <Checkbox
        label="I have no conflict of interest with this project."
        checked={isFree}
        onChange={(event) => setFree(event.currentTarget.checked)}
      />
      {!(isAnswered && isFree) && <Lacks isAnswered={isAnswered} />}
    </StepDialog>
  )
}

function Lacks({ isAnswered }: { isAnswered: boolean }) {
  return (
    <p className={styles['quiet']}>
      {isAnswered ? 'Confirm' : 'Answer the questions with a star and confirm'} that you have no conflict of
      interest.
    </p>
  )
}

type QuestionProps = { question: Question; value: string; onChange: (answer: string) => void }

function QuestionField({ question, value, onChange }: QuestionProps) {
  const { kind, question: label, is_required: required } = question
  if (kind === 'text') {
    return (
      <Textarea
        label={label}
        required={required}
        rows={2}
        maxLength={2000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  return (
    <Radio.Group label={label} required={required} value={value} onChange={onChange}>
      <div className={hiringDialogs['form']}>
        {(kind === 'yes_no' ? ['Yes', 'No'] : question.choices).map((choice) => (
          <Radio key={choice} value={choice} label={choice} />
        ))}
      </div>
    </Radio.Group>
  )
}
