import type { Application } from '@guildhall/contract/applications/application-form'
import { see } from '#features/experts/service.ts'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import { write } from '#features/experts/profile-change.ts'
import { transition } from '#features/experts/vetting/transition.ts'
import * as people from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { Refusal, refuse } from '#platform/http/refuse.ts'
import { addEntries } from './entries.ts'
import { profileOf } from './profile.ts'
import { confirm } from './sending.ts'

export type { ExpertsDeps } from '#features/experts/deps.ts'
export { addDraft, type Draft } from './draft.ts'
export { merge } from './merging.ts'
export { comparison } from './newer/comparing.ts'
export { completeness, submit } from './submission.ts'
export { beforeHours, inviteMovedIn } from '#features/experts/vetting/moved-in.ts'
export { dropImported, keepImported, resumeStateOf } from '#features/experts/files/imported.ts'

/**
 * Fills the caller's profile from their application and sends it to review (PRODUCT 5.3.1): New or Incomplete becomes
 * Pending. Everything or nothing, in the transaction of `ctx`. 409 when they have applied already.
 */
export async function apply(ctx: SignedIn, deps: ExpertsDeps, form: Application): Promise<void> {
  await people.lock(ctx.db, ctx.actor.personId)
  const seen = await see(ctx, ctx.actor.personId)
  const { row, view } = seen
  if (!row.is_expert) throw refuse('forbidden')
  if (row.status !== 'New' && row.status !== 'Incomplete') throw refuse('already_submitted')
  await write(ctx, deps, { row, view, change: profileOf(form) }).catch((thrown: unknown) => {
    throw asSent(thrown)
  })
  await addEntries(ctx, row.id, form)
  const wrongState = 'already_submitted'
  const { person } = await transition(ctx, deps, { id: row.id, action: 'storeApplication', wrongState })
  await confirm(ctx.db, deps, person)
}

/** The profile has one phone with a country, the application a list: what is wrong is said of what was sent. */
function asSent(thrown: unknown): unknown {
  if (!(thrown instanceof Refusal) || thrown.fields === undefined) return thrown
  const { phone = [], country_code: country = [], ...fields } = thrown.fields
  const phones = [...phone, ...country]
  return refuse(thrown.code, { fields: phones.length === 0 ? fields : { ...fields, phones } })
}
