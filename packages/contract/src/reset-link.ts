import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { item } from './envelope.ts'
import { requiredText } from './shapes.ts'

/** The link to set a new password. Apart from the accounts, whose calls the login loads. */
export const resetLink = {
  look: endpoint({
    method: 'POST',
    path: '/accounts/password/look',
    title: 'Open link to set a new password',
    access: 'anyone',
    rate: 'credentials',
    input: { body: z.strictObject({ token: requiredText(200) }) },
    /** A dead link is an answer, not a failure; it says no word of the account. */
    ok: item(z.strictObject({ works: z.boolean() })),
    log: { action: 'view' },
  }),
}
