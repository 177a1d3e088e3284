import type { RequestOptions, UsedCredential } from '@guildhall/contract/passkeys'
import { cookieOptions, openSession } from '#features/accounts/sessions/browser-session.ts'
import type { AccountsDeps } from '#features/accounts/deps.ts'
import { countersOf } from '#features/accounts/locking.ts'
import { note } from '#features/accounts/security-event.ts'
import * as accounts from '#features/accounts/store.ts'
import type { Ctx } from '#platform/http/context.ts'
import { addressKey } from '#platform/http/limits/rate-limit.ts'
import { refuse } from '#platform/http/refuse.ts'
import { newToken } from '#platform/secrets/tokens.ts'
import * as challenges from './challenge-store.ts'
import { relyingPartyOf } from './relying-party.ts'
import { handleOf } from './service.ts'
import * as store from './store.ts'

/** Asks for whatever passkey of ours its holder has; this browser has five minutes to answer. */
export async function begin(ctx: Ctx, deps: AccountsDeps): Promise<RequestOptions> {
  const token = newToken()
  const challenge = await challenges.issue(ctx.db, holderOf(token), ctx.now)
  const maxAge = challenges.CHALLENGE_LIFETIME / 1000
  ctx.reply.cookie(cookieName(deps), token, { ...cookieOptions(deps.site), maxAge })
  return {
    challenge,
    rpId: relyingPartyOf(deps.site.publicUrl).id,
    timeout: challenges.CHALLENGE_LIFETIME,
    userVerification: 'required',
  }
}

/**
 * Signs in with a passkey alone: holding it and unlocking it are both factors. Who is kept out by wrong passwords or
 * switched off is refused here too, in the same words.
 */
export async function finish(ctx: Ctx, deps: AccountsDeps, used: UsedCredential): Promise<accounts.Account> {
  const challenge = await spentChallenge(ctx, deps)
  if (challenge === undefined) throw refuse('passkey_expired')
  const passkey = await store.findCredential(ctx.db, used.id)
  const account = passkey && (await accounts.find(ctx.db, { id: passkey.user_id }))
  const counters = [
    ...(account === undefined ? [] : countersOf(account)),
    { limit: 'login:address', who: addressKey(ctx.request.ip) } as const,
  ]
  await deps.attempts.assertLeft(ctx.db, counters, ctx.now)
  await deps.attempts.count(ctx.db, counters, ctx.now)
  const proof = passkey && account && (await proofOf(deps, { passkey, used, challenge }))
  if (passkey === undefined || account === undefined || proof === undefined) {
    await note(ctx.db, ctx, 'passkey_failed', account?.id ?? null)
    throw refuse('bad_passkey')
  }
  if (!(await store.use(ctx.db, { id: passkey.id, ...proof, now: ctx.now }))) {
    await note(ctx.db, ctx, 'passkey_copied', account.id)
    throw refuse('bad_passkey')
  }
  await deps.attempts.giveBack(ctx.db, counters)
  if (account.status !== 'active') throw refuse('account_suspended')
  if (account.email_verified_at === null) throw refuse('not_verified')
  await openSession(ctx, deps, account, 'passkey')
  return account
}

async function spentChallenge(ctx: Ctx, deps: AccountsDeps): Promise<string | undefined> {
  const token = ctx.request.cookies[cookieName(deps)]
  if (token === undefined) return undefined
  ctx.reply.cookie(cookieName(deps), '', { ...cookieOptions(deps.site), maxAge: 0 })
  return challenges.spend(ctx.db, holderOf(token), ctx.now)
}

interface Claim {
  passkey: store.PasskeyRow
  used: UsedCredential
  challenge: string
}

/** What a passkey says of itself, if its signature is right; undefined otherwise. */
async function proofOf(deps: AccountsDeps, { passkey, used, challenge }: Claim) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response
  if (userHandle && userHandle !== handleOf(passkey.user_id)) return undefined
  const party = relyingPartyOf(deps.site.publicUrl)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    response: {
      id: used.id,
      rawId: used.rawId,
      type: used.type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.ids,
    requireUserVerification: true,
    // The store compares the counters, in one statement: of two at once one is right.
    credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: -1 },
  }).catch(() => undefined)
  if (checked?.verified !== true) return undefined
  const { newCounter: counter, credentialBackedUp: isBackedUp } = checked.authenticationInfo
  return { counter, isBackedUp }
}

function holderOf(token: string): string {
  return `browser ${token}`
}

function cookieName({ site }: AccountsDeps): string {
  return site.isHttps ? '__Host-passkey' : 'passkey'
}
