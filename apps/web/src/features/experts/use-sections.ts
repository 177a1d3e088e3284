import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { fileQueries } from './file-queries.ts'
import { certifications, educations, experiences } from './long-sections.ts'
import type { ProfileMode } from './profile-mode.ts'
import { expertQueries } from './queries.ts'
import { languages, rates, skills } from './short-sections.ts'

/** Whether every section of a profile was answered once: they are shown together, so that none pushes another. */
export function useSectionsAnswered(answer: ProfileAnswer | undefined, mode: ProfileMode): boolean {
  // What is asked for anew later, in another mode, waits in its place.
  const [wasAnswered, setWasAnswered] = useState(false)
  const isAnswered = useQueries({
    queries: answer === undefined || wasAnswered ? [] : queriesOf(answer, mode),
    combine: areAnswered,
  })
  const isFirst = answer !== undefined && isAnswered && !wasAnswered
  if (isFirst) setWasAnswered(true)
  return wasAnswered || isFirst
}

function areAnswered(results: readonly { isPending: boolean }[]): boolean {
  return results.every(({ isPending }) => !isPending)
}

function queriesOf({ data: { id, is_expert: isExpert }, actions }: ProfileAnswer, mode: ProfileMode) {
  if (!isExpert) return []
  const isPublic = mode === 'public'
  return [
    experiences.calls.list(id),
    expertQueries.areas(id),
    educations.calls.list(id),
    certifications.calls.list(id),
    skills.calls.list(id),
    languages.calls.list(id),
    ...(actions.canSeeRate ? [rates.calls.list(id)] : []),
    ...(actions.canSeeFiles ? [fileQueries.set('attachments', id, isPublic ? 'public' : undefined)] : []),
    ...(actions.canSeeAgreements && !isPublic ? [fileQueries.set('nda', id)] : []),
  ]
}
