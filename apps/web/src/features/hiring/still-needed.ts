import type { Question } from '@guildhall/contract/hiring/expert-projects'
import { copy } from './copy.ts'

/** What an application lacks, in the order of its fields. */
export function stillNeeded(
  questions: readonly Pick<Question, 'id' | 'question' | 'is_required'>[],
  answers: Readonly<Record<string, string>>,
  isFree: boolean,
): string[] {
  const open = questions.filter(({ id, is_required: isRequired }) => isRequired && !answers[id])
  return [...open.map(({ question }) => question), ...(isFree ? [] : [copy.iHaveNoConflict])]
}
