import { refuse } from '#platform/http/refuse.ts'
import type { ScreeningQuestion } from './gig-store.ts'

interface Answer {
  question_id: string
  answer: string
}

/** The answers to the questions of a gig, in their order; 422 at `answers.<id>` for what is missing or no choice. */
export function requireAnswers(questions: readonly ScreeningQuestion[], given: readonly Answer[]): Answer[] {
  const fields: Record<string, string[]> = {}
  const answers = questions.flatMap((question): Answer[] => {
    const answer = given.find((one) => one.question_id === question.id)?.answer ?? ''
    const fault = faultOf(question, answer)
    if (fault !== null) fields[`answers.${question.id}`] = [fault]
    return answer === '' ? [] : [{ question_id: question.id, answer }]
  })
  if (Object.keys(fields).length > 0) throw refuse('invalid', { fields })
  return answers
}

function faultOf({ kind, choices = [], is_required: isRequired }: ScreeningQuestion, answer: string) {
  if (answer === '') return isRequired ? 'This field is required.' : null
  const allowed = { text: null, yes_no: ['Yes', 'No'], choice: choices }[kind]
  return allowed === null || allowed.includes(answer) ? null : 'Choose from the list.'
}
