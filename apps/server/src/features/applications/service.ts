import type { Application } from '@guildhall/contract/applications/application-form'
import * as accounts from '#features/accounts/service.ts'
import * as experts from '#features/experts/applying/service.ts'
import * as files from '#features/experts/files/service.ts'
import { see } from '#features/experts/service.ts'
import * as people from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ApplicationsDeps } from './deps.ts'

/** Sends the caller's application to review, once: all of it is stored, or nothing. */
export async function submit(ctx: SignedIn, deps: ApplicationsDeps, form: Application): Promise<void> {
  const { db, actor } = ctx
  // Parallel calls of one person come one after the other, so the second finds them submitted.
  await people.lock(db, actor.personId)
  if (!(await accounts.hasAcceptedNotice(db, actor.userId, ctx.now))) throw refuse('notice_missing')
  if (typeof form.resume_file_name === 'string') await files.requireOwnResume(ctx, form.resume_file_name)
  await experts.apply(ctx, deps.experts, form)
}

/** Records the caller's own acceptance of the notice; returns a warning when the name is not theirs. */
export async function acceptNotice(
  ctx: SignedIn,
  id: string,
  typedName: string,
): Promise<string | undefined> {
  const { row } = await see(ctx, id)
  if (row.id !== ctx.actor.personId) throw refuse('forbidden')
  await accounts.acceptNotice(ctx, typedName)
  const isOwnName = typedName.toLowerCase() === `${row.first_name} ${row.last_name}`.toLowerCase()
  return isOwnName ? undefined : 'This name differs from the one of your account.'
}
