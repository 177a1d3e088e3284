import type { Paper } from '@guildhall/contract/compliance/papers'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import styles from '#features/compliance/compliance-page.module.css'
import { complianceActs } from '#features/compliance/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { copy } from '#features/compliance/copy.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { useErrors, type Errors } from '#ui/forms/use-errors.ts'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { missingOf, QuestionFields, type Asked } from './question-fields.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Writes the next version of a text; those who have done the one before are asked again. */
export function PaperDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const { kind, version } = paper
  const [title, setTitle] = useState(paper.title)
  const [text, setText] = useState(paper.text)
  const [questions, setQuestions] = useState<readonly Asked[]>(paper.questions)
  const { errorOf, setErrors, tell } = useErrors()
  const { run, isPending, failure } = useWrite({
    refetch: ['compliance', 'gigs'],
    words: { stale: 'Somebody else has just written a new version. Close this and open it again.' },
  })
  const isDirty =
    title !== paper.title ||
    text !== paper.text ||
    JSON.stringify(questions) !== JSON.stringify(paper.questions)
  const { said, press } = useLacks(isDirty ? undefined : copy.changePaperFirst)
  const save = () => {
    const missing = { ...missingIn(title, text), ...(kind === 'training' && missingOf(questions)) }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const asked = kind === 'training' ? { questions: questions.map((one) => ({ ...one })) } : {}
    void run(() => complianceActs.write(kind, { title: title.trim(), text, replaces: version, ...asked }), {
      form: { tell },
      said: `Version ${version + 1} of “${title.trim()}” is published`,
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={version === 0 ? copy.writeTitle(paper.title) : copy.changeTitle(paper.title)}
      width={760}
      isDirty={isDirty}
      actions={
        <Button onClick={() => press(save)} loading={isPending}>
          {copy.publishVersion(version + 1)}
        </Button>
      }
    >
      <div className={cx(layout['stack-16'], styles['form'])}>
        <AskedAgain paper={paper} />
        <TextInput
          label={copy.title}
          required
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={errorOf('title')}
        />
        <Textarea
          label={copy.text}
          required
          rows={12}
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={errorOf('text')}
        />
        {kind === 'training' && (
          <QuestionFields questions={questions} errorOf={errorOf} onChange={setQuestions} />
        )}
        <Failure text={said ?? failure} />
      </div>
    </FormDialog>
  )
}

function missingIn(title: string, text: string): Errors {
  return {
    ...(title.trim() === '' ? { title: ['This field is required.'] } : {}),
    ...(text.trim() === '' ? { text: ['Write the text.'] } : {}),
  }
}

function AskedAgain({ paper: { done, version } }: { paper: Paper }) {
  if (done === 0) return null
  return (
    <p className={shared['flush']}>
      {done === 1 ? copy.oneExpertWhoHas : copy.theExpertsWhoHave(done)} {copy.askedAgain(version)}
    </p>
  )
}
