import { useState } from 'react'
import { SECTION_LABELS, copy, questions } from '#features/activity/copy.ts'
import type { SectionKey } from '#features/activity/filter-draft.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** What the filter card asks before it acts. */
export type Question = 'apply' | 'cancel' | 'clear' | SectionKey

type Asked = { question: Question; isOpen: boolean }

/** The question on screen. It keeps its words while its dialog fades out. */
export function useQuestion() {
  const [asked, setAsked] = useState<Asked>({ question: 'apply', isOpen: false })
  return {
    asked,
    ask: (question: Question) => setAsked({ question, isOpen: true }),
    close: () => setAsked((before) => ({ ...before, isOpen: false })),
  }
}

type Props = ReturnType<typeof useQuestion> & {
  onYes: (asked: Question) => void
  onNo: (asked: Question) => void
}

/** Enter confirms, Escape cancels (PRODUCT DV-7). */
export function FilterQuestion({ asked: { question, isOpen }, close, onYes, onNo }: Props) {
  const answer = (act: (asked: Question) => void) => () => {
    close()
    act(question)
  }
  return (
    <ConfirmDialog
      opened={isOpen}
      title={textOf(question)}
      cancelLabel={copy.no}
      confirmLabel={copy.yes}
      onConfirm={answer(onYes)}
      onClose={answer(onNo)}
    />
  )
}

function textOf(question: Question): string {
  if (question === 'apply' || question === 'cancel' || question === 'clear') return questions[question]
  return questions.clearSection(SECTION_LABELS[question].kind)
}
