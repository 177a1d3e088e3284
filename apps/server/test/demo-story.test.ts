import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '#app/demo.ts'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { verifyLog } from './verify-log.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase<DB>({ url: database.url })
  await loadDemo(db, { hasHistory: true, now: new Date() })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Each query finds what would give the lie to the story; none may find anything. */
const LIES: Readonly<Record<string, string>> = {
  'hours by the clock of another country': `select p.email from availability a join people p on p.id = a.person_id
    where (p.location like '%, Italy') <> (a.timezone = 'Europe/Rome')
      or (p.location like '%, Denmark') <> (a.timezone = 'Europe/Copenhagen')
      or (p.location is not null and a.timezone = 'UTC')`,
  'an application whose steps are not in order': `select p.email from experts e join people p on p.id = e.person_id
    where not (p.created_at <= coalesce(e.applied_at, p.created_at)
      and coalesce(e.applied_at <= e.screened_at, true) and coalesce(e.screened_at <= e.approved_at, true)
      and coalesce(e.applied_at <= e.rejected_at, true) and coalesce(e.screened_at <= e.rejected_at, true)
      and coalesce(e.approved_at <= e.suspended_at, true)
      and greatest(e.applied_at, e.screened_at, e.approved_at, e.rejected_at, e.suspended_at, p.created_at) <= now())`,
  'an approval without an application that was screened': `select person_id from experts
    where approved_at is not null and (applied_at is null or screened_at is null)`,
  'a status that is not the last step': `select person_id, status from experts where status_changed_at is distinct from
    coalesce(suspended_at, rejected_at, approved_at, screened_at, applied_at, status_changed_at)`,
  'a refusal without a reason': `select person_id from experts
    where status in ('Rejected', 'Suspended') and cardinality(reason_ids) = 0`,
  'a login older than its person, or used before it was made': `select u.email from users u join people p on p.id = u.person_id
    where u.created_at < p.created_at or u.last_sign_in_at < u.created_at or u.last_sign_in_at > now()`,
  'years that do not add up': `select p.first_name, p.last_name, p.bio, p.years_of_experience from people p
    join experts e on e.person_id = p.id where exists (select from expert_experiences x where x.person_id = p.id) and (
      p.years_of_experience <> (select extract(year from age(now() at time zone 'utc', min(x.start_at)))
        from expert_experiences x where x.person_id = p.id)
      or p.years_of_experience <> (select floor(sum(coalesce(x.end_at, now()::date) - x.start_at + 1) / 365.25 + 0.01)
        from expert_experiences x where x.person_id = p.id)
      or (p.bio ~ '[0-9]+ years' and substring(p.bio from '([0-9]+) years')::int <> p.years_of_experience)
      or p.bio ~* '(five|ten|twelve|fifteen|twenty) years')`,
  'a title that is not that of the job of today': `select p.email, p.job_title from people p
    join experts e on e.person_id = p.id where exists (select from expert_experiences x where x.person_id = p.id)
      and not exists (select from expert_experiences x
        where x.person_id = p.id and x.currently_working and x.title = p.job_title)`,
  'a certificate whose dates contradict each other': `select title from expert_certifications
    where issue_date > now() or expiration_date <= issue_date or no_expiration <> (expiration_date is null)`,
  'something done by somebody whose name it does not say': `select kind, actor_id from domain_events
    where actor_id is not null and actor_name is null`,
  'somebody who did something long after the last sign-in': `select u.email, u.last_sign_in_at from users u
    join (select actor_id as id, created_at from domain_events union all select user_id, created_at from activity_logs
      union all select created_by, created_at from feedback union all select author_id, created_at from gig_comments) deed
      on deed.id = u.id
    where deed.created_at > u.last_sign_in_at + interval '12 hours'`,
  'feedback from before somebody came, or of a decision before it was made': `select u.email, f.message from feedback f
    join users u on u.id = f.created_by left join experts e on e.person_id = u.person_id
    where f.created_at > now() or f.created_at < greatest(u.created_at, e.rejected_at, e.suspended_at)`,
  'a company younger than what names it': `select c.name, c.created_at from companies c where not c.is_draft and (
      exists (select from gigs g where g.company_id = c.id and g.created_at < c.created_at)
      or exists (select from people p where p.company_id = c.id and p.created_at < c.created_at)
      or exists (select from expert_experiences x join people p on p.id = x.person_id
        where x.company_id = c.id and p.created_at < c.created_at)
      or exists (select from domain_events d where d.subject_id = c.id and d.kind = 'company.added'
        and d.created_at <> c.created_at))`,
  'anything that came to be the moment the portal was started': `select 'company' as what, name from companies
      where created_at > now() - interval '1 minute'
    union all select 'person', email from people where created_at > now() - interval '1 minute'
    union all select 'question', title from faqs where created_at > now() - interval '1 minute'
    union all select 'call', title from calls where created_at > now() - interval '1 minute'
    union all select 'word', name from reference_items
      where created_by is not null and created_at > now() - interval '1 minute'`,
  'a waiver of what was passed, by somebody who may not, or before there was work': `select w.gate, w.reason
    from gate_waivers w join engagements e on e.id = w.engagement_id left join users u on u.id = w.waived_by
    where w.waived_at > now() or w.waived_at < e.created_at
      or not exists (select from user_roles r where r.user_id = u.id and r.role = 'growth_experts_admin')
      or (w.gate = 'training' and exists (select from training_passes t join compliance_papers c on c.id = t.paper_id
        where t.person_id = e.person_id and c.version = (select max(version) from compliance_papers
          where kind = 'training')))
      or not exists (select from domain_events d where d.kind = 'gate.waived' and d.gig_id = e.gig_id
        and d.subject_id = e.person_id and d.created_at = w.waived_at)`,
  'an import that made a company which it did not bring': `select c.name, c.source from import_rows r
    join imports i on i.id = r.import_id join companies c on c.id = r.company_id
    where r.verdict = 'new' and (c.source <> 'Import' or c.created_at <> i.created_at)`,
  'a project whose steps lie before its beginning or ahead': `select g.name from gigs g where g.created_at > now()
    or g.created_at <> (select min(d.created_at) from domain_events d where d.gig_id = g.id and d.kind = 'gig.created')
    or exists (select from domain_events d where d.gig_id = g.id and (d.created_at > now() or d.created_at < g.created_at))
    or g.published_at < g.created_at or g.closed_at < g.published_at or g.created_at > g.status_changed_at`,
  'a member before there was a project': `select g.name from gig_members m join gigs g on g.id = m.gig_id
    where m.created_at < g.created_at`,
  'an engagement whose steps are not in order': `select e.id from engagements e join experts x on x.person_id = e.person_id
    join gigs g on g.id = e.gig_id where not (x.approved_at <= e.created_at
      and e.created_at <= coalesce(e.applied_at, e.created_at) and coalesce(e.applied_at <= e.answered_at, true)
      and coalesce(e.answered_at <= e.assigned_at, true) and coalesce(e.assigned_at <= e.ended_at, true)
      and coalesce(g.closed_at >= e.updated_at, true) and e.updated_at <= now())`,
  'an application for a project that was not published': `select e.id, g.name from engagements e join gigs g on g.id = e.gig_id
    where e.origin = 'apply' and (g.published_at is null or g.published_at > e.applied_at)`,
  'a request for a project that was not approved': `select e.id, g.name from engagements e join gigs g on g.id = e.gig_id
    where e.created_at < (select min(d.created_at) from domain_events d where d.gig_id = g.id and d.kind = 'gig.approved')`,
  'an open request that has expired': `select id from engagements where status = 'Requested' and expires_at < now()`,
  'a hired expert who is no contributor': `select e.id from engagements e join users u on u.person_id = e.person_id
    where e.status = 'Hired' and not exists (select from gig_members m
      where m.gig_id = e.gig_id and m.user_id = u.id and m.type = 'contributor')`,
  'a hire of which the expert has not heard': `select e.id from engagements e join users u on u.person_id = e.person_id
    where e.status = 'Hired' and not exists (select from notifications n where n.user_id = u.id
      and n.kind = 'engagement.hired' and n.gig_id = e.gig_id and n.created_at = e.assigned_at)`,
  'a notification of a step that nobody took': `select n.kind, n.subject from notifications n
    where n.kind ~ '^(engagement|gig|expert)[.](requested|applied|accepted|hired|declined|expired|completed|terminated|not_selected|withdrawn_by_expert|gig_closed|approved|submitted|published|unpublished|locked|closed|rejected|suspended)$'
      and not exists (select from domain_events d where d.kind = n.kind and d.created_at = n.created_at
        and (d.gig_id = n.gig_id or d.subject_id = n.expert_id))`,
  'a refusal or a suspension of these three months of which the expert has not heard': `select d.kind, d.subject_title
    from domain_events d join users u on u.person_id = d.subject_id join experts e on e.person_id = d.subject_id
    where d.kind in ('expert.rejected', 'expert.suspended') and d.created_at > now() - interval '85 days'
      and d.created_at = greatest(e.rejected_at, e.suspended_at)
      and not exists (select from notifications n where n.kind = d.kind and n.user_id = u.id and n.created_at = d.created_at)`,
  'a comment, a mention or a membership told of that does not exist': `select n.kind, n.subject from notifications n
    where (n.kind in ('gig.commented', 'gig.mentioned') and not exists (select from gig_comments c
        where c.gig_id = n.gig_id and c.created_at = n.created_at and c.author_id <> n.user_id))
      or (n.kind = 'gig.member_added' and not exists (select from gig_members m
        where m.gig_id = n.gig_id and m.user_id = n.user_id and m.created_at = n.created_at))`,
  'a rating asked for of an engagement that has not ended': `select n.id from notifications n
    where n.kind = 'engagement.rate_now' and not exists (select from engagements e
      where e.gig_id = n.gig_id and e.ended_at = n.created_at)`,
  'news of ourselves, or of before we came': `select n.kind, n.subject from notifications n join users u on u.id = n.user_id
    where n.created_at < u.created_at or n.created_at > now()
      or exists (select from domain_events d where d.kind = n.kind and d.created_at = n.created_at
        and d.actor_id = n.user_id and (d.gig_id = n.gig_id or d.subject_id = n.expert_id))`,
  'a notification that calls somebody by an address': `select n.subject from notifications n where n.subject ~ '@'`,
  'a notification of a kind that no rule holds against the facts': `select distinct kind from notifications
    where kind !~ '^(engagement|gig|expert)[.]' and kind not in ('certificate.expires', 'profile.old', 'paper.renewed')`,
  'an engagement that ended otherwise than its history says': `select e.id, e.close_reason from engagements e
    where e.status = 'Closed' and not exists (select from domain_events d where d.gig_id = e.gig_id
      and d.kind = 'engagement.' || e.close_reason)`,
  'a certificate said to expire that does not': `select n.id from notifications n where n.kind = 'certificate.expires'
    and not exists (select from expert_certifications c where c.person_id = n.expert_id
      and c.expiration_date between n.created_at::date and n.created_at::date + 35)`,
  'a profile said to be old that was changed since': `select n.id from notifications n join people p on p.id = n.expert_id
    where n.kind = 'profile.old' and p.updated_at > n.created_at - interval '89 days'`,
  'a text said to be new to somebody who passed no older one, or this one': `select n.id from notifications n
    join users u on u.id = n.user_id where n.kind = 'paper.renewed' and not exists (select from compliance_papers c
      join training_passes t on t.paper_id <> c.id and t.person_id = u.person_id and t.passed_at < c.made_at
      where c.made_at = n.created_at and c.version > 1
        and not exists (select from training_passes p where p.paper_id = c.id and p.person_id = u.person_id))`,
  'papers before the approval': `select o.person_id from onboarding_items o join experts e on e.person_id = o.person_id
    where e.approved_at is null or o.done_at < e.approved_at or o.done_at > now()`,
  'an opinion on somebody who was not put forward yet, or of which the managers have not heard': `select o.engagement_id
    from shortlist_opinions o join engagements e on e.id = o.engagement_id
    where o.created_at < coalesce(e.answered_at, e.assigned_at) or o.created_at > now()
      or (o.wants_to_talk and not exists (select from notifications n where n.kind = 'engagement.talk_wanted'
        and n.expert_id = e.person_id and n.gig_id = e.gig_id and n.created_at = o.created_at))
      or (o.comment is not null and not exists (select from notifications n where n.kind = 'engagement.commented'
        and n.expert_id = e.person_id and n.gig_id = e.gig_id and n.created_at = o.created_at))`,
  'a rating before the work ended': `select r.id from ratings r join engagements e on e.id = r.engagement_id
    where e.ended_at is null or r.created_at < e.ended_at or r.created_at > now()`,
  'somebody never hired who was': `select e.id from engagements e join people p on p.id = e.person_id
    where p.email = 'expert2@demo.test' and e.assigned_at is not null`,
}

describe('the demo network knows of no', () => {
  it.each(Object.entries(LIES))('%s', async (_lie, query) => {
    expect((await sql.raw(query).execute(db)).rows).toEqual([])
  })
})

describe('its activity log', () => {
  it('is chained from its first row on', async () => {
    const { code, said } = await verifyLog({ DATABASE_URL: database.url, DATA_DIR: '/nowhere' })

    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Every row fits.') })
    expect(said).not.toContain('older than the chain')
  })

  const endpoints = Object.values<Record<string, EndpointSpec>>(api).flatMap((part) => Object.values(part))
  const known = new Set(
    endpoints.map(({ method, path, title }) => `${method === 'GET'} /api${path} ${title}`),
  )

  it('holds calls of the contract by their names', async () => {
    const { rows } = await sql<{ type: string; api_path: string; log_name: string }>`
      select distinct type, api_path, log_name from activity_logs where api_path is not null`.execute(db)

    expect(rows.length).toBeGreaterThan(15)
    const keys = rows.map((row) => `${row.type === 'retrieve'} ${row.api_path} ${row.log_name}`)
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })

  it('names nothing that does not exist', async () => {
    const { rows } = await sql`select distinct a.url, a.api from activity_logs a, lateral (
        select (regexp_matches(concat_ws(' ', a.url, a.api), '[0-9a-f]{8}-[0-9a-f-]{27}', 'g'))[1]::uuid as id) named
      where not exists (select from people where people.id = named.id)
        and not exists (select from gigs where gigs.id = named.id)`.execute(db)

    expect(rows).toEqual([])
  })

  it('shows nobody at work before there was a login', async () => {
    const { rows } = await sql`select a.id from activity_logs a join users u on u.id = a.user_id
      where a.created_at < u.created_at`.execute(db)

    expect(rows).toEqual([])
  })
})

describe('its eighteen months', () => {
  const months = async (table: string, column: string) =>
    (
      await sql<{ month: string; count: number }>`select to_char(${sql.ref(column)}, 'YYYY-MM') as month,
        count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} is not null group by 1`.execute(
        db,
      )
    ).rows.length

  it('have something to show for applications, hires and ratings', async () => {
    expect(await months('experts', 'applied_at')).toBeGreaterThanOrEqual(14)
    expect(await months('engagements', 'assigned_at')).toBeGreaterThanOrEqual(8)
    expect(await months('ratings', 'created_at')).toBeGreaterThanOrEqual(7)
  })

  it('show every way in which a request ends, and several reasons for it', async () => {
    const { rows } = await sql<{ ends: string[]; declines: number; refusals: number }>`select
      (select array_agg(distinct close_reason order by close_reason) from engagements where status = 'Closed') as ends,
      (select count(distinct reason_ids) from engagements where close_reason = 'declined')::int as declines,
      (select count(distinct reason_ids) from experts where status = 'Rejected')::int as refusals`.execute(db)

    expect(rows[0]?.ends).toEqual(
      expect.arrayContaining([
        'completed',
        'declined',
        'expired',
        'gig_closed',
        'not_selected',
        'terminated',
      ]),
    )
    expect(rows[0]?.declines).toBeGreaterThanOrEqual(3)
    expect(rows[0]?.refusals).toBeGreaterThanOrEqual(3)
  })

  it('show a gate that an administrator waived, with a reason', async () => {
    const { rows } = await sql`select from gate_waivers where length(reason) > 40`.execute(db)
    expect(rows.length).toBeGreaterThanOrEqual(1)
  })
})
