import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { PERSONAL_DATA_CONSENT } from '@guildhall/contract/accounts'
import type { Role } from '@guildhall/contract/access'
import { persons, type GivenPerson } from '#features/people/given.ts'
import type { Db } from '#platform/db/database.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import * as store from './store.ts'

export { DEMO_ACCOUNTS } from './demo-accounts.ts'

// argon2id of "Demo-pass-1", made once: a hash of its own for each account would cost 12 ms of each start and test.
const DEMO_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$48vUEQAri7bg0vYYXisILw$KtHbm9x9D9XRFTDD2R7T+FJ9HCOr2wcTWcFbSFiYN/Y'

export interface GivenUser extends GivenPerson {
  roles?: readonly Role[]
  /** Address not verified yet. */
  isUnverified?: boolean
  mustChangePassword?: boolean
  /** Signs in by an identity provider only. */
  hasNoPassword?: boolean
  status?: 'active' | 'suspended'
}

let count = 0

/** A login with the demo password, by default of an expert. Their vetting is given by the feature experts, below. */
export async function user(db: Db, given: GivenUser = {}): Promise<store.Account> {
  const [added] = await users(db, [given])
  const account = added && (await store.find(db, { id: added.id }))
  if (account === undefined) throw new Error('The login that was added is gone.')
  return account
}

/** Many at once, in the order given. A login has the id of its person. */
export async function users(db: Db, given: readonly GivenUser[]): Promise<{ id: string; email: string }[]> {
  const named = given.map((one) => ({ ...one, email: one.email ?? nextEmail() }))
  const added = (await persons(db, named)).map(({ id }, index) => loginOf(id, named[index] ?? { email: '' }))
  if (added.length === 0) return []
  await db
    .insertInto('users')
    .values(added.map(({ login }) => login))
    .execute()
  await db
    .insertInto('user_roles')
    .values(added.flatMap(({ login, roles }) => roles.map((role) => ({ user_id: login.id, role }))))
    .execute()
  return added.map(({ login }) => ({ id: login.id, email: login.email }))
}

/** The personal data notice of today, signed by these users. */
export async function signedNotices(db: Db, signed: readonly { userId: string; name: string; at: Date }[]) {
  if (signed.length === 0) return
  const { kind, version, text } = PERSONAL_DATA_CONSENT
  const text_hash = createHash('sha256').update(text).digest('hex')
  const notice = { kind, version, text_hash }
  const rows = signed.map(({ userId, name, at }) => ({
    ...notice,
    user_id: userId,
    typed_name: name,
    accepted_at: at,
  }))
  await db.insertInto('consents').values(rows).execute()
}

/** Since when these people have a login; whoever has used it did so last when the profile changed. */
export async function agedLogins(
  db: Db,
  rows: readonly { id: string; created_at: Date; updated_at: Date }[],
): Promise<void> {
  await sql`update users set created_at = g.created_at, updated_at = g.created_at,
      last_sign_in_at = case when last_sign_in_at is not null then g.updated_at end,
      email_verified_at = case when email_verified_at is not null then g.created_at + interval '3 minutes' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, created_at timestamptz, updated_at timestamptz)
    where users.person_id = g.id`.execute(db)
}

function loginOf(personId: string, given: GivenUser & { email: string }) {
  const at = given.at ?? new Date()
  const login = {
    id: personId,
    person_id: personId,
    email: given.email,
    password_hash: given.hasNoPassword === true ? null : DEMO_HASH,
    email_verified_at: given.isUnverified === true ? null : at,
    last_sign_in_at: given.isUnverified === true ? null : at,
    force_change_password: given.mustChangePassword ?? false,
    status: given.status ?? 'active',
    created_at: at,
    updated_at: at,
  }
  return { login, roles: given.roles ?? (['growth_experts_expert'] as const) }
}

function nextEmail(): string {
  count += 1
  return `user-${process.pid}-${count}@example.test`
}

/** The accounts of the demo network, in the order of the greeting; those of staff and customers are the oldest. */
export async function demoAccounts(db: Db): Promise<store.Account[]> {
  const accounts: store.Account[] = []
  for (const [index, given] of DEMO_ACCOUNTS.entries()) {
    const at = new Date(Date.now() - (given.expertStatus === undefined ? 600 - index * 4 : 0.1) * DAY)
    accounts.push(await user(db, { ...given, at }))
  }
  const ids = accounts.map(({ id }) => id)
  const last_sign_in_at = new Date(Date.now() - DAY / 4)
  await db.updateTable('users').set({ last_sign_in_at }).where('id', 'in', ids).execute()
  return accounts
}

const DAY = 86_400_000
