import { useState } from 'react'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { filterTexts } from './filter-texts.ts'

/** A question on screen. It keeps its words while its dialog fades out. */
export function useQuestion<Question>(first: Question) {
  const [asked, setAsked] = useState({ question: first, isOpen: false })
  return {
    asked,
    ask: (question: Question) => setAsked({ question, isOpen: true }),
    close: () => setAsked((before) => ({ ...before, isOpen: false })),
  }
}

/** How a question is put: some have a title and a text, some a title alone. */
export type Words = { title: string; text?: string }

type Props<Question> = ReturnType<typeof useQuestion<Question>> & {
  wordsOf: (question: Question) => Words
  onYes: (question: Question) => void
  onNo: (question: Question) => void
}

/** Enter confirms, Escape cancels (PRODUCT DV-7). */
export function FilterQuestion<Question>({ asked, close, wordsOf, onYes, onNo }: Props<Question>) {
  const { title, text } = wordsOf(asked.question)
  const answer = (act: (question: Question) => void) => () => {
    close()
    act(asked.question)
  }
  return (
    <ConfirmDialog
      opened={asked.isOpen}
      title={title}
      cancelLabel={filterTexts.no}
      confirmLabel={filterTexts.yes}
      onConfirm={answer(onYes)}
      onClose={answer(onNo)}
    >
      {text}
    </ConfirmDialog>
  )
}
