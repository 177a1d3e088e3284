import type { Merge } from '@guildhall/contract/applications/merge-form'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import { write } from '#features/experts/profile-change.ts'
import { noteChange, seeToChange } from '#features/experts/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { addEntries } from './entries.ts'
import { changeEntries } from './newer/changing.ts'

/** Adds what was chosen of a newer resume to a profile; what stands there already is never added twice. */
export async function merge(ctx: SignedIn, deps: ExpertsDeps, id: string, form: Merge): Promise<void> {
  const seen = await seeToChange(ctx, id)
  const { row, view } = seen
  if (!row.is_expert) throw refuse('forbidden')
  const { work_changes, education_changes, ...added } = form
  const { work_experience, education, skills, languages, license, certification, ...change } = added
  await write(ctx, deps, { row, view, change })
  await changeEntries(ctx, row.id, { work_changes, education_changes })
  const entries = { work_experience, education, skills, languages, license, certification }
  await addEntries(ctx, row.id, entries)
  await noteChange(ctx, seen, 'profile.resume_merged')
}
