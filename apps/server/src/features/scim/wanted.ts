import { personName } from '@guildhall/contract/names'
import { email } from '@guildhall/contract/shapes'
import * as z from 'zod/mini'
import { refuse } from '#platform/http/refuse.ts'

const words = z.optional(z.nullable(z.string()))
/** What identity providers send of a user, as far as there is a place for it; the rest is left where it is. */
const Sent = z.looseObject({
  userName: z.optional(z.string()),
  externalId: words,
  name: z.optional(z.nullable(z.looseObject({ givenName: words, familyName: words }))),
  displayName: words,
  title: words,
  // Entra writes it as a word.
  active: z.optional(
    z.union([
      z.boolean(),
      z.string().check(z.regex(/^(?:true|false)$/i, { error: 'This is true or false.' })),
    ]),
  ),
})

/** What a login is to be. */
export interface Wanted {
  email: string
  externalId: string | null
  firstName: string
  lastName: string
  title: string | null
  isActive: boolean
}

const Checked = z.object({
  email,
  externalId: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  firstName: personName,
  lastName: personName,
  title: z.nullable(z.string().check(z.maxLength(200))),
  isActive: z.boolean(),
})

/** Reads a user as it was sent; a missing name is made of what is there. 422 with the fields that do not do. */
export function wantedOf(resource: Record<string, unknown>): Wanted {
  const sent = z.safeParse(Sent, resource)
  if (!sent.success) throw bad(sent.error.issues)
  const { userName = '', externalId, name, displayName, title, active } = sent.data
  const [first = '', ...rest] = (displayName ?? userName.split('@')[0] ?? '').trim().split(/\s+/)
  const checked = z.safeParse(Checked, {
    email: userName,
    externalId: externalId ?? null,
    firstName: name?.givenName || first,
    lastName: name?.familyName || rest.join(' ') || first,
    title: title || null,
    isActive: typeof active === 'string' ? active.toLowerCase() === 'true' : (active ?? true),
  })
  if (!checked.success) throw bad(checked.error.issues)
  return checked.data
}

const NAMES: Readonly<Record<string, string>> = {
  email: 'userName',
  firstName: 'name.givenName',
  lastName: 'name.familyName',
}

function bad(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const fields = issues.map(({ path, message }): [string, string[]] => {
    const field = path.map(String).join('.')
    return [NAMES[field] ?? field, [message]]
  })
  return refuse('invalid', { fields: Object.fromEntries(fields) })
}
