import { isStaff } from '@guildhall/contract/access'
import type { PersonDetails } from '@guildhall/contract/people/person'
import { sql } from 'kysely'
import type { SignedIn } from '#platform/http/context.ts'
import { visibleGigs } from './visible.ts'

type PersonGigs = PersonDetails['gigs']

/**
 * Whether a person is shown on a project that the caller may see: they run it, took one of its open steps (row 46), or
 * are a member like the caller; staff see all members (row 43).
 */
export async function isOnGigOf({ db, actor }: SignedIn, personId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with mine as (select id from users where person_id = ${personId})
    select exists (select from gigs where ${visibleGigs(actor)} and (
      gigs.owner_id in (select id from mine) or gigs.co_owner_ids && array(select id from mine)
      or gigs.status_changed_by in (select id from mine)
      or exists (select from domain_events e where e.subject_kind = 'gig' and e.subject_id = gigs.id
        and e.kind in ('gig.created', 'gig.published', 'gig.closed') and e.actor_id in (select id from mine))
      or gigs.id in (select gig_id from gig_members where status = 'active' and user_id in (select id from mine))
        and (${isStaff(actor.roles)} or gigs.id in (
          select gig_id from gig_members where status = 'active' and user_id = ${actor.userId}))
    )) as found`.execute(db)
  return rows[0]?.found === true
}

/** Which of these projects the caller may see. */
export async function seenGigs({ db, actor }: SignedIn, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const seen = db
    .selectFrom('gigs')
    .select('id')
    .where('id', 'in', [...ids])
    .where(visibleGigs(actor))
  return (await seen.execute()).map(({ id }) => id)
}

/** What a person has to do with projects, of those that the caller may see; the newest first. */
export async function gigsOfPerson({ db, actor }: SignedIn, personId: string): Promise<PersonGigs> {
  const { rows } = await sql<PersonGigs[number]>`
    with mine as (select id from users where person_id = ${personId})
    select gigs.id, gigs.name, gigs.status, case
      when gigs.owner_id in (select id from mine) then 'owner'
      when exists (select from expert_gigs g where g.gig_id = gigs.id and g.person_id = ${personId}) then 'expert'
      when gigs.contact_person_id = ${personId} then 'contact'
      else (select m.type from gig_members m where m.gig_id = gigs.id and m.user_id in (select id from mine)) end as as
    from gigs
    where (gigs.owner_id in (select id from mine) or gigs.contact_person_id = ${personId}
      or gigs.id in (select gig_id from gig_members where user_id in (select id from mine))
      or gigs.id in (select gig_id from expert_gigs where person_id = ${personId}))
      and ${visibleGigs(actor)}
    order by gigs.updated_at desc, gigs.id limit 50`.execute(db)
  return rows
}
