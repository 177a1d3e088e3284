import * as people from '#features/people/service.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as z from 'zod/mini'
import type { AccountsDeps } from './deps.ts'
import * as mails from './mails.ts'
import { assertPassword } from '#features/accounts/passwords/passwords.ts'
import { note } from './security-event.ts'
import * as sessionStore from '#features/accounts/sessions/session-store.ts'
import * as store from './store.ts'
import * as tokens from './token-store.ts'

const FIELD = 'current_password'
const Subject = z.object({ email: z.string() })

/**
 * Whoever changes an address, their own or as an admin another's, gives their own password again; 422 otherwise.
 * Hashes: call it outside a transaction.
 */
export async function confirmOwner(
  ctx: SignedIn,
  deps: AccountsDeps,
  typed: string | undefined,
): Promise<void> {
  const account = await store.find(ctx.db, { id: ctx.actor.userId })
  if (account === undefined) throw refuse('signed_out')
  if (account.password_hash === null) {
    throw refuse('invalid', { fields: { [FIELD]: ['Set a password first.'] } })
  }
  if (typed === undefined) throw refuse('invalid', { fields: { [FIELD]: ['Enter your current password'] } })
  await assertPassword(ctx, deps, account, { typed, field: FIELD })
}

/**
 * Asks the new address of an account for its confirmation; until then the old one stays, and hears of it.
 * An address that is used already gets a mail of another kind: the caller learns nothing.
 */
export async function askForEmail(
  ctx: SignedIn,
  deps: AccountsDeps,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const account = await store.find(ctx.db, { id: userId })
  if (account === undefined) throw refuse('not_found')
  await deps.attempts.count(ctx.db, [{ limit: 'mails:account', who: `change ${userId}` }], ctx.now)
  const token = await tokens.issue(ctx.db, { kind: 'change_email', userId, subject: { email } }, ctx.now)
  const letter = (await store.isFree(ctx.db, email))
    ? await mails.changeEmailMail(ctx.db, deps.site, { email, first_name: account.first_name }, token)
    : await mails.knownAddressMail(ctx.db, deps.site, { email, first_name: 'there' })
  await deps.outbox.send(ctx.db, letter)
  const notice =
    'Somebody asked for another email address for your account. It changes when the new one is confirmed.'
  await deps.outbox.send(ctx.db, await mails.securityMail(ctx.db, deps.site, account, notice))
  await note(ctx.db, ctx, 'email_change_asked', userId)
}

/** The new address has confirmed: it is the login from now on. Refused when somebody has taken it meanwhile. */
export async function moveTo(
  ctx: Ctx,
  deps: Pick<AccountsDeps, 'sessions'>,
  { userId, subject }: { userId: string; subject: unknown },
): Promise<void> {
  const { email } = z.parse(Subject, subject)
  const account = await store.find(ctx.db, { id: userId })
  if (account === undefined || !(await store.isFree(ctx.db, email))) throw refuse('bad_token')
  await store.update(ctx.db, userId, { email, email_verified_at: ctx.now, updated_at: ctx.now })
  await people.change(ctx.db, account.person_id, { email })
  // What went to the former address opens the account no more.
  await tokens.withdraw(ctx.db, userId, ['reset_password'], ctx.now)
  await note(ctx.db, ctx, 'email_changed', userId)
  await sessionStore.announce(ctx.db, userId)
  deps.sessions.forget(userId)
}
