import { sql } from 'kysely'
import * as sessionStore from '#features/accounts/sessions/session-store.ts'
import type { Db } from '#platform/db/database.ts'
import type { PersonalPart, Traces } from '#platform/privacy/personal-part.ts'
import { nextVersion } from '#platform/db/version.ts'

/** A login with everything that opens it. */
export const personalPart: PersonalPart = {
  name: 'account',
  title: 'Account and sign-in',
  collect: async (db, traces) => ({
    account: await accountOf(db, traces),
    roles: await ofUser(db, 'user_roles', traces).select(['role', 'granted_at']).execute(),
    sessions: await ofUser(db, 'sessions', traces)
      .select(['ip', 'device', 'os', 'browser', 'created_at', 'last_seen_at', 'ended_at'])
      .execute(),
    consents: await ofUser(db, 'consents', traces)
      .select(['kind', 'version', 'typed_name', 'ip', 'user_agent', 'accepted_at'])
      .execute(),
    other_sign_ins: await ofUser(db, 'external_identities', traces)
      .select(['issuer', 'subject', 'created_at'])
      .execute(),
    passkeys: await ofUser(db, 'passkeys', traces).select(['name', 'created_at', 'last_used_at']).execute(),
    links: await ofUser(db, 'one_time_tokens', traces)
      .select(['kind', 'created_at', 'expires_at', 'used_at'])
      .execute(),
    security: await ofUser(db, 'security_events', traces)
      .select(['kind', 'ip', 'user_agent', 'created_at'])
      .orderBy('created_at', 'desc')
      .execute(),
  }),
  async erase({ db, now }, traces) {
    const { userId } = traces
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await db.updateTable('sessions').set({ view_as: null }).where('view_as', '=', userId).execute()
    await db.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute()
    await db
      .deleteFrom('one_time_tokens')
      .where(sql<boolean>`mentions(subject::text, ${[...traces.words]}::text[])`)
      .execute()
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
    await db.deleteFrom('external_identities').where('user_id', '=', userId).execute()
    await db.deleteFrom('user_roles').where('user_id', '=', userId).execute()
    // That somebody agreed stays; who and from where does not.
    const nobody = { typed_name: null, ip: null, user_agent: null }
    await db.updateTable('consents').set(nobody).where('user_id', '=', userId).execute()
    await empty(db, traces, now)
    await sessionStore.announce(db, userId)
  },
}

function ofUser(db: Db, table: OfUser, { userId }: Traces) {
  return db.selectFrom(table).where('user_id', '=', userId)
}
type OfUser =
  | 'user_roles'
  | 'sessions'
  | 'consents'
  | 'external_identities'
  | 'passkeys'
  | 'one_time_tokens'
  | 'security_events'

function accountOf(db: Db, { userId }: Traces) {
  return db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'timezone', 'theme', 'status', 'mfa_enabled_at'])
    .select(['last_sign_in_at', 'created_at', 'updated_at'])
    .where('id', '=', userId)
    .execute()
}

/** The row stays for what they own; nobody can sign in with it. */
async function empty(db: Db, { userId, personId }: Traces, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: `erased-${personId}@erased.invalid`,
      password_hash: null,
      email_verified_at: null,
      force_change_password: false,
      timezone: 'UTC',
      theme: 'light',
      status: 'suspended',
      mfa_secret: null,
      mfa_enabled_at: null,
      mfa_last_step: null,
      last_sign_in_at: null,
      erasure_due_at: null,
      updated_at: now,
      version: nextVersion,
    })
    .where('id', '=', userId)
    .execute()
}
