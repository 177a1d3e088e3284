import { passkeys } from '@guildhall/contract/passkeys'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { call } from '#platform/api.ts'
import { ApiError } from '#platform/api-error.ts'
import type { AuthUser } from '#platform/session.tsx'

/** Asks the browser for a passkey of ours, and signs in with it. Loaded when somebody presses the button. */
export async function signInWithPasskey(): Promise<AuthUser> {
  const { data: optionsJSON } = await call(passkeys.signInOptions, { body: {} })
  const { id, rawId, type, response } = await worded(startAuthentication({ optionsJSON }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const answer = { clientDataJSON, authenticatorData, signature, userHandle }
  const { data } = await call(passkeys.signIn, { body: { id, rawId, type, response: answer } })
  return data
}

/** Has the browser make a passkey, and keeps it under this name. */
export async function makePasskey({ name, password }: { name: string; password: string }): Promise<void> {
  const confirmed = password === '' ? {} : { password }
  const { data: optionsJSON } = await call(passkeys.options, { body: confirmed })
  const { id, rawId, type, response } = await worded(startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports = [] } = response
  const answer = { clientDataJSON, attestationObject, transports }
  await call(passkeys.add, { body: { name, response: { id, rawId, type, response: answer } } })
}

/** What the browser refuses, in words for the reader. */
async function worded<Answer>(ceremony: Promise<Answer>): Promise<Answer> {
  try {
    return await ceremony
  } catch (error) {
    throw new ApiError({ status: 400, code: 'passkey_unused', message: wordsFor(error), requestId: '' })
  }
}

function wordsFor(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : undefined
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device holds a passkey for your account already.'
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
    return 'Passkeys work only under the name of the portal. Open it by its name, not by a number.'
  if (error instanceof Error && /^(?:NotAllowed|Abort)Error$/.test(error.name))
    return 'No passkey was used. Try again, or go on with your password.'
  return 'This browser or device could not use a passkey. Go on with your password.'
}
