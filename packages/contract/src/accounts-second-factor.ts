import * as z from 'zod/mini'
import { AuthUser, CodeForm, FirstCodeForm } from './accounts-shapes.ts'
import { endpoint } from './endpoint.ts'
import { done, item } from './envelope.ts'
import { secret } from './shapes.ts'

/** Signed in themselves: no program with a key. */
const forPeople = { access: 'signed_in', needsSession: true } as const

/** The second step of the sign-in, and the codes for whoever has lost their phone. */
export const secondFactor = {
  verifyMfa: endpoint({
    method: 'POST',
    path: '/accounts/mfa/verify',
    title: 'Confirm second factor',
    access: 'anyone',
    rate: 'credentials',
    input: { body: CodeForm },
    ok: item(AuthUser),
    log: { action: 'login' },
    transaction: 'own',
  }),
  startMfa: endpoint({
    method: 'POST',
    path: '/accounts/mfa',
    title: 'Set up second factor',
    ...forPeople,
    rate: 'write',
    input: { body: z.optional(z.strictObject({})) },
    ok: item(z.strictObject({ secret: z.string(), url: z.string() })),
    whileForced: 'set_up_mfa',
  }),
  confirmMfa: endpoint({
    method: 'POST',
    path: '/accounts/mfa/confirm',
    title: 'Turn on second factor',
    ...forPeople,
    rate: 'check',
    input: { body: FirstCodeForm },
    ok: item(z.strictObject({ recovery_codes: z.array(z.string()) })),
    whileForced: 'set_up_mfa',
    transaction: 'own',
  }),
  stopMfa: endpoint({
    method: 'DELETE',
    path: '/accounts/mfa',
    title: 'Turn off second factor',
    ...forPeople,
    rate: 'check',
    input: { body: z.strictObject({ password: secret() }) },
    ok: done,
    transaction: 'own',
  }),
  recoveryCodes: endpoint({
    method: 'GET',
    path: '/accounts/mfa/recovery-codes',
    title: 'Count recovery codes',
    ...forPeople,
    rate: 'read',
    input: {},
    ok: item(z.strictObject({ left: z.number(), total: z.number() })),
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/accounts/mfa/recovery-codes',
    title: 'Make new recovery codes',
    ...forPeople,
    rate: 'check',
    input: { body: z.strictObject({ password: secret() }) },
    ok: item(z.strictObject({ recovery_codes: z.array(z.string()) })),
    transaction: 'own',
  }),
}
