import type { Brief, Question } from '@guildhall/contract/hiring/expert-projects'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hiringQueries } from '#features/hiring/queries.ts'
import { texts } from './copy.ts'

type ById = Readonly<Record<string, string>>

/** The answers to what a project asks; its questions are read again meanwhile, since its manager may change them. */
export function useAnswers(
  { id, questions: begun }: Pick<Brief, 'id' | 'questions'>,
  onAnswered: (id: string) => void,
) {
  const { data } = useQuery(hiringQueries.brief(id))
  const questions = data?.questions ?? begun
  const [answers, setAnswers] = useState<ById>({})
  const [words, setWords] = useState<ById>(() => wordsOf(begun))
  return {
    questions,
    answers,
    isDirty: Object.values(answers).some(Boolean),
    onAnswer: ({ id: asked, question }: Question, text: string) => {
      setAnswers({ ...answers, [asked]: text })
      setWords({ ...words, [asked]: question })
      onAnswered(asked)
    },
    /** Said beside a question that reads otherwise than when it was answered, or when the answers were begun. */
    noteOf: ({ id: asked, question }: Question) =>
      words[asked] === question ? undefined : texts.questionChanged,
    /** As they are sent, with the words that they answer. */
    given: questions.map(({ id: asked, question }) => ({
      question_id: asked,
      question,
      answer: answers[asked] ?? '',
    })),
  }
}

function wordsOf(questions: readonly Question[]): ById {
  return Object.fromEntries(questions.map(({ id, question }) => [id, question]))
}
