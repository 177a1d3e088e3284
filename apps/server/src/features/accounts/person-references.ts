import type { PersonHolder } from '#features/people/service.ts'
import * as sessionStore from '#features/accounts/sessions/session-store.ts'
import { note } from './security-event.ts'
import * as store from './store.ts'

/** Of two logins one goes on, with its roles and its password; the other ends, and nobody signs in by it any more. */
export const accountsOfPeople: PersonHolder = {
  // Whether somebody is an expert now is known by then.
  isLast: true,
  references: [
    { table: 'users', column: 'person_id', names: 'person', ends: true, isLoose: true },
    { table: 'consents', column: 'user_id', names: 'user', what: 'consent' },
    { table: 'role_grants', column: 'granted_by', names: 'user' },
    { table: 'user_roles', column: 'user_id', names: 'user', ends: true },
    { table: 'sessions', column: 'user_id', names: 'user', ends: true },
    { table: 'sessions', column: 'view_as', names: 'user', ends: true },
    { table: 'one_time_tokens', column: 'user_id', names: 'user', ends: true },
    { table: 'recovery_codes', column: 'user_id', names: 'user', ends: true },
    { table: 'passkeys', column: 'user_id', names: 'user', ends: true },
    { table: 'external_identities', column: 'user_id', names: 'user', ends: true },
    // Nobody changes what was written down; the event of the merge says who this was.
    { table: 'security_events', column: 'user_id', names: 'user', ends: true },
  ],
  async onPeopleMerged(ctx, { fromUser, toUser }) {
    if (toUser === null) return
    const kept = await store.find(ctx.db, { id: toUser })
    // They may have become an expert by it.
    if (kept !== undefined && kept.expert_status !== null) {
      await store.addRole(ctx.db, toUser, 'growth_experts_expert')
    }
    await sessionStore.announce(ctx.db, toUser)
    if (fromUser === null) return
    await sessionStore.end(ctx.db, { userId: fromUser }, ctx.now)
    await note(ctx.db, ctx, 'login_merged', toUser, { merged_user_id: fromUser })
  },
}
