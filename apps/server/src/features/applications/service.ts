import { createHash } from 'node:crypto'
import type { Application } from '@guildhall/contract/applications/application-form'
import * as accounts from '#features/accounts/service.ts'
import * as experts from '#features/experts/applying/service.ts'
import * as files from '#features/experts/files/service.ts'
import { see } from '#features/experts/service.ts'
import * as people from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ApplicationsDeps } from './deps.ts'
import * as store from './store.ts'

/** Sends the caller's application to review, once: all of it is stored, or nothing. */
export async function submit(ctx: SignedIn, deps: ApplicationsDeps, form: Application): Promise<void> {
  const { db, actor } = ctx
  // Parallel calls of one person come one after the other, so the second finds the key of the first.
  await people.lock(db, actor.personId)
  if (await isRepeated(ctx, form)) return
  if (!(await accounts.hasAcceptedNotice(db, actor.userId, ctx.now))) throw refuse('notice_missing')
  if (typeof form.resume_file_name === 'string') await files.requireOwnResume(ctx, form.resume_file_name)
  await experts.apply(ctx, deps.experts, form)
}

/** Whether this very request was done before; remembers it otherwise. 422 when its key named another body. */
async function isRepeated({ db, actor, now, request }: SignedIn, form: Application): Promise<boolean> {
  const key = request.idempotencyKey
  if (key === null) return false
  if (key.length > 200) throw refuse('bad_request')
  const hash = createHash('sha256').update(JSON.stringify(form)).digest()
  const submission = { userId: actor.userId, key, hash, at: now }
  const known = await store.hashOf(db, submission)
  if (known === undefined) await store.insert(db, submission)
  else if (!known.equals(hash)) throw refuse('key_used')
  return known !== undefined
}

/** Records the caller's own acceptance of the notice; returns a warning when the name is not his. */
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
