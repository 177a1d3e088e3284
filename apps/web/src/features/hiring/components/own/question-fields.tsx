import type { Question } from '@guildhall/contract/hiring/expert-projects'
import { Radio, Textarea } from '@mantine/core'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  questions: readonly Question[]
  answers: Readonly<Record<string, string>>
  onAnswer: (question: Question, answer: string) => void
  /** What is wrong with an answer, or to be looked at again. */
  noteOf: (question: Question) => string | undefined
}

/** The questions of a project, to be answered. */
export function QuestionFields({ questions, answers, onAnswer, noteOf }: Props) {
  return questions.map((question) => (
    <QuestionField
      key={question.id}
      question={question}
      note={noteOf(question)}
      value={answers[question.id] ?? ''}
      onChange={(answer) => onAnswer(question, answer)}
    />
  ))
}

type FieldProps = {
  question: Question
  note: string | undefined
  value: string
  onChange: (answer: string) => void
}

function QuestionField({ question, note, value, onChange }: FieldProps) {
  const { kind, question: label, is_required: required } = question
  if (kind === 'text') {
    return (
      <Textarea
        label={label}
        error={note}
        required={required}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  return (
    <Radio.Group label={label} error={note} required={required} value={value} onChange={onChange}>
      <div className={cx(layout['stack-16'], shared['ink'])}>
        {(kind === 'yes_no' ? ['Yes', 'No'] : question.choices).map((choice) => (
          <Radio key={choice} value={choice} label={choice} required={required} />
        ))}
      </div>
    </Radio.Group>
  )
}
