import { MOST_PASSKEYS, type CreationOptions, type PasskeyForm } from '@guildhall/contract/passkeys'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import * as mails from '#features/accounts/mails.ts'
import { assertPassword } from '#features/accounts/passwords/passwords.ts'
import { note } from '#features/accounts/security-event.ts'
import * as sessionStore from '#features/accounts/sessions/session-store.ts'
import * as accounts from '#features/accounts/store.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as challenges from './challenge-store.ts'
import { relyingPartyOf } from './relying-party.ts'
import * as store from './store.ts'

/** Who signed in so long ago at most need not give the password again, in milliseconds. */
const RECENT = 10 * 60_000

// EdDSA, ES256, RS256: between them every authenticator speaks one.
const ALGORITHMS = [-8, -7, -257]

export function list(ctx: SignedIn): Promise<store.PasskeyRow[]> {
  return store.ofUser(ctx.db, ctx.actor.userId)
}

/** What the browser is asked to make a passkey for; good for five minutes and for this session alone. */
export async function begin(
  ctx: SignedIn,
  deps: AccountsDeps,
  password: string | undefined,
): Promise<CreationOptions> {
  await confirmOwner(ctx, deps, password)
  const known = await list(ctx)
  if (known.length >= MOST_PASSKEYS) throw refuse('too_many_passkeys')
  return {
    challenge: await challenges.issue(ctx.db, holderOf(ctx), ctx.now),
    rp: { id: relyingPartyOf(deps.site.publicUrl).id, name: deps.site.product },
    user: { id: handleOf(ctx.actor.userId), name: ctx.actor.email, displayName: ctx.actor.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: challenges.CHALLENGE_LIFETIME,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id,
      type: 'public-key',
      transports,
    })),
  }
}

/** Keeps a passkey that the browser has made; its owner gets a mail. */
export async function add(ctx: SignedIn, deps: AccountsDeps, form: PasskeyForm): Promise<store.PasskeyRow> {
  const made = await verified(ctx, deps, form)
  return ctx.transaction(async (db) => {
    await accounts.lock(db, ctx.actor.userId)
    const known = await store.ofUser(db, ctx.actor.userId)
    if (known.length >= MOST_PASSKEYS) throw refuse('too_many_passkeys')
    const row = await store.insert(db, {
      user_id: ctx.actor.userId,
      name: form.name,
      credential_id: made.credential.id,
      public_key: Buffer.from(made.credential.publicKey),
      counter: made.credential.counter,
      transports: form.response.response.transports ?? [],
      is_backed_up: made.credentialBackedUp,
      created_at: ctx.now,
    })
    if (row === undefined) throw refuse('passkey_known')
    await note(db, ctx, 'passkey_added', ctx.actor.userId)
    await tell(ctx, db, deps, `A passkey was added to your account: ${form.name}.`)
    return row
  })
}

/** From now on this passkey opens nothing; sessions that it opened go on. */
export async function remove(
  ctx: SignedIn,
  deps: AccountsDeps,
  { id, password }: { id: string; password: string | undefined },
): Promise<void> {
  const { userId } = ctx.actor
  if (!(await list(ctx)).some((one) => one.id === id)) throw refuse('not_found')
  await confirmOwner(ctx, deps, password)
  await ctx.transaction(async (db) => {
    const removed = await store.remove(db, { id, userId })
    if (removed === undefined) throw refuse('not_found')
    await note(db, ctx, 'passkey_removed', userId)
    await tell(ctx, db, deps, `A passkey was removed from your account: ${removed.name}.`)
  })
}

/** The id of a user as passkeys hold it. */
export function handleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

async function verified(ctx: SignedIn, deps: AccountsDeps, { response }: PasskeyForm) {
  const challenge = await challenges.spend(ctx.db, holderOf(ctx), ctx.now)
  if (challenge === undefined) throw refuse('passkey_expired')
  const party = relyingPartyOf(deps.site.publicUrl)
  // For few and heavy: whoever never adds a passkey does not pay for it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, rawId, type } = response
  const { clientDataJSON, attestationObject } = response.response
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.ids,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (checked?.verified === true) return checked.registrationInfo
  await note(ctx.db, ctx, 'passkey_failed', ctx.actor.userId)
  throw refuse('bad_passkey')
}

/** A fresh sign-in or the current password: a screen that was left unlocked is not enough. */
async function confirmOwner(ctx: SignedIn, deps: AccountsDeps, password: string | undefined): Promise<void> {
  const since = await sessionStore.startOf(ctx.db, ctx.actor.sessionId)
  if (ctx.now.getTime() - since.getTime() < RECENT) return
  const account = await accounts.find(ctx.db, { id: ctx.actor.userId })
  if (account === undefined) throw refuse('signed_out')
  if (account.password_hash === null) throw refuse('sign_in_again')
  if (password === undefined) throw refuse('password_needed')
  await assertPassword(ctx, deps, account, { typed: password, field: 'password' })
}

async function tell(ctx: SignedIn, db: Db, deps: AccountsDeps, what: string): Promise<void> {
  const account = await accounts.find(db, { id: ctx.actor.userId })
  if (account) await deps.outbox.send(db, await mails.securityMail(db, deps.site, account, what))
}

function holderOf({ actor }: SignedIn): string {
  return `session ${actor.sessionId}`
}
