import { refuse } from '#platform/http/refuse.ts'
import type { ScreeningQuestion } from './gig-store.ts'

interface Given {
  question_id: string
  answer: string
  question?: string | undefined
}

/** With the words that it answers: the question may be reworded later. */
export interface Answer {
  question_id: string
  question: string
  answer: string
}

/**
 * The answers to the questions of a gig, in their order; 422 at `answers.<id>` for what is missing, no choice, or given to
 * other words.
 */
export function requireAnswers(questions: readonly ScreeningQuestion[], given: readonly Given[]): Answer[] {
  const fields: Record<string, string[]> = {}
  const answers = questions.flatMap((question): Answer[] => {
    const { answer = '', question: read } = given.find((one) => one.question_id === question.id) ?? {}
    const isReworded = read !== undefined && read !== question.question
    const fault = isReworded ? REWORDED : faultOf(question, answer)
    if (fault !== null) fields[`answers.${question.id}`] = [fault]
    return answer === '' ? [] : [{ question_id: question.id, question: question.question, answer }]
  })
  if (Object.keys(fields).length > 0) throw refuse('invalid', { fields })
  return answers
}

const REWORDED = 'This question was changed. Answer it as it reads now.'

function faultOf({ kind, choices = [], is_required: isRequired }: ScreeningQuestion, answer: string) {
  if (answer === '') return isRequired ? 'This field is required.' : null
  const allowed = { text: null, yes_no: ['Yes', 'No'], choice: choices }[kind]
  return allowed === null || allowed.includes(answer) ? null : 'Choose from the list.'
}
