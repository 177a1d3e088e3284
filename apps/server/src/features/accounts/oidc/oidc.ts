import * as z from 'zod/mini'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { errorCode } from '#platform/db/errors.ts'
import { refuse } from '#platform/http/refuse.ts'
import {
  ProviderUnavailable,
  type Identity,
  type IdentityProvider,
} from '#platform/oidc/identity-provider.ts'
import { cookieOptions } from '#features/accounts/sessions/browser-session.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import * as identities from './identity-store.ts'
import * as mails from '#features/accounts/mails.ts'
import { addExpert } from '#features/accounts/registering/registration.ts'
import { prove } from '#features/accounts/proving.ts'
import { note } from '#features/accounts/security-event.ts'
import { enter } from '#features/accounts/sign-in.ts'
import * as store from '#features/accounts/store.ts'
import * as tokens from '#features/accounts/token-store.ts'

const TEN_MINUTES = 600_000

/** What the login page is told (`/accounts/login?error=`). */
type LoginError =
  | 'denied'
  | 'failed'
  | 'unavailable'
  | 'no_email'
  | 'wrong_domain'
  | 'verify_email'
  | 'account_suspended'

/** Sends the browser to the provider, and remembers in a sealed cookie what must come back. */
export async function start(ctx: Ctx, deps: AccountsDeps, redirect: string | undefined): Promise<string> {
  const provider = providerOf(deps)
  try {
    const { url, checks } = await provider.begin()
    putSealed(ctx, deps, 'oauth', { ...checks, redirect: ownPath(redirect) })
    return url
  } catch (error) {
    return failure(ctx, error)
  }
}

/** Takes the browser back from the provider: in, or to the login page with a word on what went wrong. */
export async function finish(ctx: Ctx, deps: AccountsDeps, query: Record<string, unknown>): Promise<string> {
  const provider = providerOf(deps)
  const begun = takeSealed(ctx, deps, 'oauth', Begun)
  if (begun === undefined) return loginPage('failed')
  if (query['error'] === 'access_denied' && query['state'] === begun.state) return loginPage('denied')
  try {
    const identity = await provider.finish(new URL(deps.site.publicUrl + ctx.request.url), begun)
    if (!isOfDomain(identity, provider.domains)) {
      await note(ctx.db, ctx, 'oidc_failed', null, { reason: 'wrong_domain' })
      return loginPage('wrong_domain')
    }
    return await admit(ctx, deps, identity, begun.redirect)
  } catch (error) {
    return failure(ctx, error)
  }
}

/** Asked at each sign-in, of a linked identity too. An address that the provider does not vouch for proves no domain. */
function isOfDomain({ email, isEmailVerified }: Identity, domains: readonly string[]): boolean {
  if (domains.length === 0) return true
  return isEmailVerified && email !== null && domains.includes(email.slice(email.lastIndexOf('@') + 1))
}

/** Links the identity that this browser brought along to the account that it has signed in to since. */
export async function link(ctx: SignedIn, deps: AccountsDeps): Promise<void> {
  const pending = takeSealed(ctx, deps, 'link', Pending)
  if (pending === undefined || pending.email !== ctx.actor.email) throw refuse('nothing_to_link')
  const account = await store.find(ctx.db, { id: ctx.actor.userId })
  if (account === undefined || !(await identities.link(ctx.db, account.id, pending)))
    throw refuse('nothing_to_link')
  await note(ctx.db, ctx, 'identity_linked', account.id)
  await deps.outbox.send(
    ctx.db,
    await mails.securityMail(
      ctx.db,
      deps.site,
      account,
      'A login of another provider was linked to your account.',
    ),
  )
}

async function admit(ctx: Ctx, deps: AccountsDeps, identity: Identity, redirect: string): Promise<string> {
  const ownerId = await identities.ownerOf(ctx.db, identity)
  if (ownerId !== undefined) return enterAs(ctx, deps, ownerId, redirect)
  const { email } = identity
  if (email === null) return loginPage('no_email')
  const known = await store.find(ctx.db, { email })
  if (known === undefined) return newcomer(ctx, deps, { ...identity, email }, redirect)
  if (isTakeover(known, identity)) return takeOver(ctx, deps, { known, identity }, redirect)
  // An equal address alone proves nothing: its owner signs in with the password and confirms.
  putSealed(ctx, deps, 'link', { issuer: identity.issuer, subject: identity.subject, email })
  return `/accounts/login?link=1&redirect=${encodeURIComponent(redirect)}`
}

/** Somebody registered this address but never proved it; the provider vouches for the one who comes now. */
function isTakeover(known: store.Account, identity: Identity): boolean {
  const isExpertOnly = known.roles.every((role) => role === 'growth_experts_expert')
  return (
    identity.isEmailVerified && known.email_verified_at === null && known.status === 'active' && isExpertOnly
  )
}

async function takeOver(
  ctx: Ctx,
  deps: AccountsDeps,
  { known, identity }: { known: store.Account; identity: Identity },
  redirect: string,
): Promise<string> {
  await ctx.transaction(async (db) => {
    await prove({ db, now: ctx.now }, deps, known.id, { password_hash: null })
    await tokens.withdraw(db, known.id, ['verify_email', 'reset_password'], ctx.now)
    await identities.unlinkAll(db, known.id)
    await identities.link(db, known.id, identity)
    await note(db, ctx, 'identity_linked', known.id)
  })
  return enterAs(ctx, deps, known.id, redirect)
}

/** A new expert; their address is proven if the provider says so, else by a mail of ours. */
async function newcomer(
  ctx: Ctx,
  deps: AccountsDeps,
  identity: Identity & { email: string },
  redirect: string,
): Promise<string> {
  const names = { first_name: identity.firstName || 'New', last_name: identity.lastName || 'Expert' }
  const userId = await ctx.transaction(async (db) => {
    const id = await addExpert(ctx, db, { form: { ...names, email: identity.email }, hash: null })
    if (id === undefined) return undefined
    await identities.link(db, id, identity)
    await note(db, ctx, 'registered', id)
    if (identity.isEmailVerified) {
      await prove({ db, now: ctx.now }, deps, id)
    } else {
      const token = await tokens.issue(db, { kind: 'verify_email', userId: id }, ctx.now)
      await deps.outbox.send(
        db,
        await mails.verifyMail(db, deps.site, { ...names, email: identity.email }, token),
      )
    }
    return id
  })
  return userId === undefined ? loginPage('failed') : enterAs(ctx, deps, userId, redirect)
}

async function enterAs(ctx: Ctx, deps: AccountsDeps, userId: string, redirect: string): Promise<string> {
  const account = await store.find(ctx.db, { id: userId })
  if (account === undefined) return loginPage('failed')
  if (account.status !== 'active') return loginPage('account_suspended')
  if (account.email_verified_at === null) return loginPage('verify_email')
  const entered = await enter(ctx, deps, account)
  return entered === undefined
    ? `/accounts/login?step=code&redirect=${encodeURIComponent(redirect)}`
    : redirect
}

function providerOf(deps: AccountsDeps): IdentityProvider {
  if (deps.provider === null) throw refuse('not_found')
  return deps.provider
}

async function failure(ctx: Ctx, error: unknown): Promise<string> {
  const reason = error instanceof ProviderUnavailable ? 'unavailable' : 'failed'
  await note(ctx.db, ctx, 'oidc_failed', null, { reason, code: errorCode(error) ?? 'none' })
  return loginPage(reason)
}

function loginPage(error: LoginError): string {
  return `/accounts/login?error=${error}`
}

/** A path of ours, or the start page: never another origin, however it is spelled. */
function ownPath(path: string | undefined): string {
  return path !== undefined && /^\/(?![/\\%])[^\\\p{Cc}\s]*$/u.test(path) ? path : '/'
}

const Begun = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirect: z.string(),
  until: z.number(),
})
const Pending = z.strictObject({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  until: z.number(),
})

type Cookie = 'oauth' | 'link'

function putSealed(ctx: Ctx, deps: AccountsDeps, cookie: Cookie, value: Record<string, string>): void {
  const content = JSON.stringify({ ...value, until: ctx.now.getTime() + TEN_MINUTES })
  const sealed = deps.sealer.seal(`cookie ${cookie}`, content).toString('base64url')
  ctx.reply.cookie(nameOf(deps, cookie), sealed, { ...cookieOptions(deps.site), maxAge: TEN_MINUTES / 1000 })
}

/** What this browser brings back. Works once: the cookie is deleted. Undefined when missing, too old or not ours. */
function takeSealed<T extends { until: number }>(
  ctx: Ctx,
  deps: AccountsDeps,
  cookie: Cookie,
  schema: z.ZodMiniType<T>,
): T | undefined {
  const sealed = ctx.request.cookies[nameOf(deps, cookie)]
  if (sealed === undefined) return undefined
  ctx.reply.cookie(nameOf(deps, cookie), '', { ...cookieOptions(deps.site), maxAge: 0 })
  try {
    const content = z.parse(
      schema,
      JSON.parse(deps.sealer.open(`cookie ${cookie}`, Buffer.from(sealed, 'base64url'))),
    )
    return content.until > ctx.now.getTime() ? content : undefined
  } catch {
    return undefined
  }
}

function nameOf({ site }: AccountsDeps, cookie: Cookie): string {
  return site.isHttps ? `__Host-${cookie}` : cookie
}
