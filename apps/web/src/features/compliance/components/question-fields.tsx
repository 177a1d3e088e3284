import { MOST_OPTIONS, MOST_QUESTIONS, type Question } from '@guildhall/contract/compliance/papers'
import { Button, Radio, TextInput } from '@mantine/core'
import { copy } from '#features/compliance/copy.ts'
import styles from '#features/compliance/compliance-page.module.css'
import type { ErrorOf, Errors } from '#ui/forms/use-errors.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

export type Asked = Question
type Props = {
  questions: readonly Asked[]
  errorOf: ErrorOf
  onChange: (questions: readonly Asked[]) => void
}

const EMPTY: Asked = { question: '', options: ['', ''], right: 0 }

/** The questions of a training: each with its answers, one of them right. */
export function QuestionFields({ questions, errorOf, onChange }: Props) {
  const replace = (place: number, question: Asked) =>
    onChange(questions.map((one, at) => (at === place ? question : one)))
  const ofAll = errorOf('questions')
  return (
    <>
      {questions.map((question, place) => (
        <QuestionField
          // Questions have no ids: their place is what they are known by.
          key={place}
          place={place}
          question={question}
          errorOf={errorOf}
          onChange={(next) => replace(place, next)}
          onRemove={() => onChange(questions.filter((_, at) => at !== place))}
        />
      ))}
      {ofAll && (
        <p className={cx(shared['danger'], shared['flush'])} role="alert">
          {ofAll}
        </p>
      )}
      {questions.length < MOST_QUESTIONS && (
        <div>
          <Button variant="default" onClick={() => onChange([...questions, EMPTY])}>
            {copy.addQuestion}
          </Button>
        </div>
      )}
    </>
  )
}

type FieldProps = {
  place: number
  question: Asked
  errorOf: ErrorOf
  onChange: (question: Asked) => void
  onRemove: () => void
}

function QuestionField({ place, question: asked, errorOf, onChange, onRemove }: FieldProps) {
  const { question, options, right } = asked
  const path = `questions.${place}`
  const ofOptions = errorOf(`${path}.options`)
  return (
    <fieldset className={cx(layout['stack-10'], styles['question'])}>
      <legend>{copy.questionNumber(place + 1)}</legend>
      <TextInput
        label={copy.question}
        required
        maxLength={500}
        value={question}
        onChange={(event) => onChange({ ...asked, question: event.currentTarget.value })}
        error={errorOf(`${path}.question`)}
      />
      <Options place={place} asked={asked} errorOf={errorOf} onChange={onChange} />
      {ofOptions && <p className={cx(shared['danger'], shared['flush'])}>{ofOptions}</p>}
      <p className={cx(shared['note'], shared['flush'])}>{copy.markTheRightAnswer}</p>
      <div className={layout['wrap-8']}>
        {options.length < MOST_OPTIONS && (
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => onChange({ ...asked, options: [...options, ''] })}
          >
            {copy.addAnswer}
          </Button>
        )}
        {options.length > 2 && (
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() =>
              onChange({
                ...asked,
                options: options.slice(0, -1),
                right: Math.min(right, options.length - 2),
              })
            }
          >
            {copy.removeLastAnswer}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          onClick={onRemove}
          aria-label={copy.removeQuestionOf(place + 1)}
        >
          {copy.removeQuestion}
        </Button>
      </div>
    </fieldset>
  )
}

type OptionsProps = Omit<FieldProps, 'question' | 'onRemove'> & { asked: Asked }

function Options({ place, asked, errorOf, onChange }: OptionsProps) {
  const { options, right } = asked
  const write = (at: number, text: string) =>
    onChange({ ...asked, options: options.map((one, other) => (other === at ? text : one)) })
  return (
    <>
      {options.map((option, at) => (
        <div key={at} className={cx(layout['stack-12'], styles['option'])}>
          <Radio
            name={`right-${place}`}
            aria-label={copy.answerOfQuestionIsRight(at + 1, place + 1)}
            checked={right === at}
            onChange={() => onChange({ ...asked, right: at })}
          />
          <TextInput
            aria-label={copy.answerOfQuestion(at + 1, place + 1)}
            placeholder={copy.answerNumber(at + 1)}
            maxLength={300}
            value={option}
            onChange={(event) => write(at, event.currentTarget.value)}
            error={errorOf(`questions.${place}.options.${at}`)}
          />
        </div>
      ))}
    </>
  )
}

/** What is not filled in yet, field by field. */
export function missingOf(questions: readonly Asked[]): Errors {
  if (questions.length === 0) return { questions: ['Write at least one question.'] }
  return Object.fromEntries(
    questions.flatMap(({ question, options }, place) => [
      ...(question.trim() === '' ? [[`questions.${place}.question`, ['Write the question.']] as const] : []),
      ...options.flatMap((option, at) =>
        option.trim() === '' ? [[`questions.${place}.options.${at}`, ['Write the answer.']] as const] : [],
      ),
    ]),
  )
}
