import { MergeForm } from '@guildhall/contract/applications/merge-form'
import type { ResumeShown } from '@guildhall/contract/applications/parsed-resume'
import type { ResumeChange } from '@guildhall/contract/applications/resume-change'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, failureText } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { copy } from './copy.ts'
import type { Draft } from './draft.ts'
import { mergeResume } from './queries.ts'
import { mergeOf } from './resume-merge.ts'

/** What was found in a newer resume, and what of it is news. */
export interface Newer {
  draft: Draft
  changes: readonly ResumeChange[]
  /** The resume itself, unless it has no pages. */
  shown: ResumeShown | undefined
}

/** Takes what was chosen of a resume over into the profile, and goes there. */
export function useMerge(personId: string) {
  const navigate = useNavigate()
  const [failures, setFailures] = useState<readonly string[]>([])
  const { run, isPending } = useWrite({ refetch: ['experts'], textOf: () => '' })

  async function merge({ draft, changes }: Newer, chosen: ReadonlySet<string>): Promise<void> {
    const form = MergeForm.safeParse(mergeOf(draft, changes, chosen))
    if (!form.success) return setFailures([...new Set(form.error.issues.map(({ message }) => message))])
    setFailures([])
    await run(() => mergeResume(personId, form.data), {
      said: copy.merged,
      onDone: () => navigate({ to: '/expert/profile' }),
      onRefused: (error) => setFailures(wordsOf(error)),
    })
  }

  return { merge, failures, isPending }
}

/** What was refused of the fields, else of the whole. */
function wordsOf(error: unknown): readonly string[] {
  const fields = error instanceof ApiError ? Object.values(error.fields).flat() : []
  return fields.length > 0 ? [...new Set(fields)] : [failureText(error, 'update')]
}
