import * as people from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'
import * as tokens from './token-store.ts'

export interface FirstAdmin {
  email: string
  /** What invitations sign with; they may change it in their profile. */
  name?: { firstName: string; lastName: string } | undefined
  publicUrl: string
  now: Date
}

/**
 * An admin for an installation where none can sign in: a link, good once and for 24 hours, by which they set their
 * password. Run again it gives a fresh link. Undefined when there is an admin, or the address belongs to somebody else.
 */
export async function inviteFirstAdmin(
  db: Db,
  { email, name, publicUrl, now }: FirstAdmin,
): Promise<string | undefined> {
  const known = await store.find(db, { email })
  const isSomebodyElse = known !== undefined && !known.roles.includes('growth_experts_admin')
  if (isSomebodyElse || (await store.hasAdmin(db))) return undefined
  if (known !== undefined && name !== undefined) await people.rename(db, known.person_id, name)
  const userId = known?.id ?? (await addAdmin(db, { email, name, now }))
  const token = await tokens.issue(db, { kind: 'first_admin', userId }, now)
  await store.recordEvent(db, { kind: 'first_admin_invited', user_id: userId, created_at: now })
  return `${publicUrl}/accounts/reset?token=${token}`
}

const NAMELESS = { firstName: 'First', lastName: 'Admin' }

async function addAdmin(
  db: Db,
  { email, name = NAMELESS, now }: Omit<FirstAdmin, 'publicUrl'>,
): Promise<string> {
  const person = await people.add(db, { ...name, email })
  return store.insert(db, {
    user: { person_id: person.id, email, created_at: now, updated_at: now },
    roles: ['growth_experts_admin'],
  })
}
