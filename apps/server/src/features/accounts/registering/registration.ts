import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { PERSONAL_DATA_CONSENT } from '@guildhall/contract/accounts'
import * as people from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import { moveTo } from '#features/accounts/email-change.ts'
import * as identities from '#features/accounts/oidc/identity-store.ts'
import * as mails from '#features/accounts/mails.ts'
import { hashNew } from '#features/accounts/passwords/passwords.ts'
import { prove } from '#features/accounts/proving.ts'
import { enterWhereRegistered, markBrowser } from './registering-browser.ts'
import { note } from '#features/accounts/security-event.ts'
import * as store from '#features/accounts/store.ts'
import * as tokens from '#features/accounts/token-store.ts'

export interface Registration {
  first_name: string
  last_name: string
  email: string
  password: string
  referral?: string | undefined
}

/**
 * Registers an expert. The answer is the same whether or not the address has an account:
 * only its owner learns that, by mail.
 */
export async function register(ctx: Ctx, deps: AccountsDeps, form: Registration): Promise<void> {
  const hash = await hashNew(deps, form.password, form)
  const browserHash = markBrowser(ctx, deps)
  const counters = [{ limit: 'mails:account', who: `register ${form.email}` }] as const
  if (!(await deps.attempts.countIfLeft(ctx.db, counters, ctx.now))) return
  await ctx.transaction(async (db) => {
    const known = await store.find(db, { email: form.email })
    if (known !== undefined && known.status !== 'active') return
    if (known?.email_verified_at)
      await deps.outbox.send(db, await mails.knownAddressMail(db, deps.site, known))
    else await enrol(ctx, db, deps, { form, hash, browserHash, known })
  })
}

interface Enrolment {
  form: Registration
  hash: string
  browserHash: Buffer
  known: store.Account | undefined
}

/**
 * Of several registrations of an address that nobody has verified the last one counts, and only the link of its
 * own mail verifies it: a stranger's password never comes along with the owner's click on an earlier mail.
 */
async function enrol(
  ctx: Ctx,
  db: Db,
  deps: AccountsDeps,
  { form, hash, browserHash, known }: Enrolment,
): Promise<void> {
  const userId = known === undefined ? await addExpert(ctx, db, { form, hash }) : known.id
  // Somebody else registered this address a moment ago; their mail is on its way.
  if (userId === undefined) return
  if (known !== undefined) {
    await store.update(db, known.id, { password_hash: hash, updated_at: ctx.now })
    await identities.unlinkAll(db, known.id)
  }
  await consent(ctx, db, userId)
  const subject = { firstName: form.first_name, lastName: form.last_name }
  const token = await tokens.issue(db, { kind: 'verify_email', userId, browserHash, subject }, ctx.now)
  await deps.outbox.send(db, await mails.verifyMail(db, deps.site, form, token))
  await note(db, ctx, 'registered', userId)
}

/** A person with the login of an expert, whose vetting starts with a proven address; undefined when that has just been taken. */
export async function addExpert(
  ctx: Pick<Ctx, 'now'>,
  db: Db,
  { form, hash }: { form: Omit<Registration, 'password'>; hash: string | null },
): Promise<string | undefined> {
  if (!(await store.isFree(db, form.email))) return undefined
  const person = await people.add(db, {
    firstName: form.first_name,
    lastName: form.last_name,
    email: form.email,
    referralName: form.referral ?? null,
  })
  return store.insert(db, {
    user: {
      person_id: person.id,
      email: form.email,
      password_hash: hash,
      created_at: ctx.now,
      updated_at: ctx.now,
    },
    roles: ['growth_experts_expert'],
  })
}

/** Records that somebody agreed, when, and to which words. */
export async function consent(ctx: Ctx, db: Db, userId: string): Promise<void> {
  const { kind, version, text } = PERSONAL_DATA_CONSENT
  await store.insertConsent(db, {
    userId,
    kind,
    version,
    textHash: createHash('sha256').update(text).digest('hex'),
    typedName: null,
    ip: ctx.request.ip,
    userAgent: ctx.request.userAgent,
    at: ctx.now,
  })
}

/**
 * Proves an address by the link of a mail: the one of a registration, or a new one. Signs in where the password was
 * typed; see `enterWhereRegistered` for what it answers.
 */
export async function verify(ctx: Ctx, deps: AccountsDeps, form: { token: string }) {
  const spent = await ctx.transaction(async (db) => {
    const link = await tokens.spend(db, ['verify_email', 'change_email'], form.token, ctx.now)
    if (!link) throw refuse('bad_token')
    if (link.kind === 'change_email') {
      await moveTo({ ...ctx, db }, deps, { userId: link.user_id, subject: link.subject })
      return undefined
    }
    await becomeRegistered(db, link)
    await prove({ db, now: ctx.now }, deps, link.user_id)
    await note(db, ctx, 'email_verified', link.user_id)
    return link
  })
  return spent && enterWhereRegistered(ctx, deps, spent)
}

const Names = z.object({ firstName: z.string(), lastName: z.string() })

/**
 * An account that somebody registered is that of an expert under the name typed there, whatever it was invited as: any other
 * role comes with accepting its invitation. Only now, with the address: a stranger who types it changes nothing.
 */
async function becomeRegistered(db: Db, link: { user_id: string; subject: unknown }): Promise<void> {
  const account = await store.find(db, { id: link.user_id })
  // Without a password nobody registered it: an administrator or an invitation made it.
  if (!account || account.password_hash === null || account.email_verified_at !== null) return
  await store.replaceRoles(db, account.id, ['growth_experts_expert'])
  const names = z.safeParse(Names, link.subject).data
  if (names !== undefined) await people.rename(db, account.person_id, names)
}
