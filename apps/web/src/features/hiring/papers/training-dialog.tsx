import type { OwnPaper } from '@guildhall/contract/hiring/papers'
import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { copy } from '#features/hiring/copy.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useErrors, type ErrorOf } from '#ui/forms/use-errors.ts'
import { ReadText } from '#ui/text/read-text.tsx'
import styles from '#features/hiring/components/agreement/signing.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { paperActs } from './queries.ts'

/** A text to read, then its questions: all of them have to be answered right. */
export function TrainingDialog({ training, onClose }: { training: OwnPaper; onClose: () => void }) {
  // What is answered is what was read: a version that comes meanwhile is refused by the server.
  const [read, setRead] = useState(training)
  const [answers, setAnswers] = useState<Readonly<Record<number, number>>>({})
  const { errorOf, setErrors, clear, tell } = useErrors()
  const { run, isPending, failure, code } = useWrite({ refetch: ['gigs', 'today'] })
  const { questions, title, version, text } = read
  const choose = (place: number, answer: number) => {
    setAnswers({ ...answers, [place]: answer })
    clear(`answers.${place}`)
  }
  const send = () => {
    const missing = questions.flatMap((_, place) => (answers[place] === undefined ? [place] : []))
    setErrors(Object.fromEntries(missing.map((place) => [`answers.${place}`, ['Choose an answer.']])))
    if (missing.length > 0) return
    void run(
      () => paperActs.answer({ version, answers: questions.map((_, place) => answers[place] ?? -1) }),
      {
        form: { tell },
        said: `You passed “${title}”`,
        onDone: onClose,
      },
    )
  }
  const again = () => {
    setRead(training)
    setAnswers({})
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      isDirty={Object.keys(answers).length > 0}
      actions={
        code === 'training_changed' ? (
          <Button onClick={again}>{copy.readTheNewVersion}</Button>
        ) : (
          <Button onClick={send} loading={isPending}>
            {copy.sendAnswers}
          </Button>
        )
      }
    >
      <div className={styles['form']}>
        <ReadText label={copy.versionTitle(version)} text={text} rows={10} />
        <Questions questions={questions} answers={answers} errorOf={errorOf} onChoose={choose} />
        <Failure text={failure} />
      </div>
    </FormDialog>
  )
}

type QuestionsProps = {
  questions: OwnPaper['questions']
  answers: Readonly<Record<number, number>>
  errorOf: ErrorOf
  onChoose: (place: number, answer: number) => void
}

function Questions({ questions, answers, errorOf, onChoose }: QuestionsProps) {
  return (
    <>
      {questions.map(({ question, options }, place) => (
        <Radio.Group
          key={question}
          label={`${place + 1}. ${question}`}
          value={answers[place] === undefined ? null : String(answers[place])}
          onChange={(value) => onChoose(place, Number(value))}
          error={errorOf(`answers.${place}`)}
        >
          <div className={cx(layout['stack-16'], styles['options'])}>
            {options.map((option, at) => (
              <Radio key={option} value={String(at)} label={option} />
            ))}
          </div>
        </Radio.Group>
      ))}
    </>
  )
}
