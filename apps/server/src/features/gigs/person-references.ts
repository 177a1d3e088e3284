import { sql } from 'kysely'
import type { PersonHolder } from '#features/people/service.ts'

/** Projects name owners, members, guests and authors. Who is a member twice keeps what the one who stays has. */
export const gigsOfPeople: PersonHolder = {
  references: [
    { table: 'gigs', column: 'owner_id', names: 'user', what: 'own project' },
    { table: 'gigs', column: 'co_owner_ids', names: 'user', what: 'own project', isList: true },
    { table: 'gigs', column: 'contact_person_id', names: 'person', what: 'project' },
    { table: 'gigs', column: 'created_by', names: 'user' },
    { table: 'gigs', column: 'status_changed_by', names: 'user' },
    { table: 'gigs', column: 'submitted_by', names: 'user' },
    { table: 'gigs', column: 'updated_by', names: 'user' },
    { table: 'gig_members', column: 'user_id', names: 'user', what: 'membership', once: ['gig_id'] },
    { table: 'gig_members', column: 'added_by', names: 'user' },
    { table: 'gig_invitations', column: 'user_id', names: 'user', what: 'invitation' },
    { table: 'gig_invitations', column: 'invited_by', names: 'user' },
    { table: 'gig_invitations', column: 'accepted_by', names: 'user' },
    { table: 'gig_comments', column: 'author_id', names: 'user', what: 'comment' },
    { table: 'gig_comments', column: 'mentions', names: 'user', isList: true },
    { table: 'gig_files', column: 'created_by', names: 'user' },
  ],
  async onPeopleMerged({ db }, { fromUser, toUser }) {
    if (fromUser === null || toUser === null) return
    // Nobody is an owner twice of one project.
    await sql`update gigs set co_owner_ids = array(select distinct id from unnest(co_owner_ids) id where id <> owner_id)
      where ${toUser} = any(co_owner_ids)`.execute(db)
    // Jurors and the like stand in the fields of a kind.
    await sql`update gigs set details = replace(details::text, ${fromUser}::text, ${toUser}::text)::jsonb
      where details::text like ${`%${fromUser}%`}`.execute(db)
  },
}
