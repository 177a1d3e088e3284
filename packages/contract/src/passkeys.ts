import * as z from 'zod/mini'
import { AuthUser } from './accounts-shapes.ts'
import { endpoint } from './endpoint.ts'
import { done, item } from './envelope.ts'
import { thingName } from './names.ts'
import { idParams, moment, requiredText, secret, text, uuid } from './shapes.ts'

/** Refusals around passkeys. */
export const passkeysErrors = {
  passkey_expired: [409, 'This took too long, or was used before. Start again.'],
  bad_passkey: [422, 'This passkey opens no account here.'],
  passkey_known: [409, 'This passkey is on the list already.'],
  too_many_passkeys: [409, 'You have as many passkeys as one person can have. Remove one first.'],
  password_needed: [403, 'Enter your current password.'],
  sign_in_again: [403, 'You signed in some time ago. Log out, log in again, and come back.'],
} as const

export const MOST_PASSKEYS = 20

/** A passkey as its owner sees it. */
export const Passkey = z.strictObject({
  id: uuid,
  name: z.string(),
  /** Kept by a password manager or an account of its maker, so it outlives the device. */
  is_backed_up: z.boolean(),
  created_at: moment,
  last_used_at: z.nullable(moment),
})
export type Passkey = z.infer<typeof Passkey>

const kind = z.literal('public-key')
const required = z.literal('required')
const Descriptor = z.strictObject({ id: z.string(), type: kind, transports: z.array(z.string()) })

/** PublicKeyCredentialCreationOptionsJSON of the Web Authentication standard, as far as we ask for anything. */
const CreationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: kind, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.strictObject({
    residentKey: required,
    requireResidentKey: z.literal(true),
    userVerification: required,
  }),
  excludeCredentials: z.array(Descriptor),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/** PublicKeyCredentialRequestOptionsJSON: whoever holds a passkey of ours says themselves which. */
const RequestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: required,
})
export type RequestOptions = z.infer<typeof RequestOptions>

const encoded = (max: number) => requiredText(max)
const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: kind,
  authenticatorAttachment: z.optional(z.nullable(text(40))),
  clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
}

/** RegistrationResponseJSON of the standard. */
const NewCredential = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: encoded(8000),
    attestationObject: encoded(40_000),
    authenticatorData: z.optional(text(20_000)),
    transports: z.optional(z.array(text(40)).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(z.nullable(text(8000))),
  }),
})

/** AuthenticationResponseJSON of the standard. */
const UsedCredential = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: encoded(8000),
    authenticatorData: encoded(8000),
    signature: encoded(8000),
    userHandle: z.optional(z.nullable(text(200))),
  }),
})
export type UsedCredential = z.infer<typeof UsedCredential>

export const PasskeyForm = z.strictObject({
  /** What its owner calls it: `Work laptop`. */
  name: thingName(80),
  response: NewCredential,
})
export type PasskeyForm = z.infer<typeof PasskeyForm>

/** The current password, of who did not sign in a moment ago. */
const Confirmation = z.optional(z.strictObject({ password: z.optional(secret()) }))

const forPeople = { access: 'signed_in', needsSession: true, transaction: 'own' } as const
const signingIn = { access: 'anyone', rate: 'credentials', transaction: 'own' } as const

/** Signing in without a password, by WebAuthn. A passkey counts as both factors: it always asks for its owner. */
export const passkeys = {
  options: endpoint({
    method: 'POST',
    path: '/accounts/passkeys/options',
    title: 'Begin to add a passkey',
    ...forPeople,
    rate: 'check',
    input: { body: Confirmation },
    ok: item(CreationOptions),
    log: false,
  }),
  list: endpoint({
    method: 'GET',
    path: '/accounts/passkeys',
    title: 'List own passkeys',
    access: 'signed_in',
    needsSession: true,
    rate: 'read',
    input: {},
    ok: item(z.array(Passkey)),
  }),
  add: endpoint({
    method: 'POST',
    path: '/accounts/passkeys',
    title: 'Add passkey',
    ...forPeople,
    rate: 'write',
    input: { body: PasskeyForm },
    ok: item(Passkey),
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/accounts/passkeys/:id',
    title: 'Remove passkey',
    ...forPeople,
    rate: 'check',
    input: { params: idParams, body: Confirmation },
    ok: done,
  }),
  signInOptions: endpoint({
    method: 'POST',
    path: '/login/passkey/options',
    title: 'Begin to log in with a passkey',
    ...signingIn,
    input: { body: z.optional(z.strictObject({})) },
    ok: item(RequestOptions),
    log: false,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/login/passkey',
    title: 'Log in with a passkey',
    ...signingIn,
    input: { body: UsedCredential },
    ok: item(AuthUser),
    log: { action: 'login' },
  }),
}
