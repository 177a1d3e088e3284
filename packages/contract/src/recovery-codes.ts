import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { item } from './envelope.ts'
import { secret } from './shapes.ts'

/** Signed in themselves: no program with a key. */
const forPeople = { access: 'signed_in', needsSession: true } as const

/** The codes for whoever has lost their phone. Apart from the accounts, whose calls the login loads. */
export const recoveryCodes = {
  count: endpoint({
    method: 'GET',
    path: '/accounts/mfa/recovery-codes',
    title: 'Count recovery codes',
    ...forPeople,
    rate: 'read',
    input: {},
    ok: item(z.strictObject({ left: z.number(), total: z.number() })),
  }),
  renew: endpoint({
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
