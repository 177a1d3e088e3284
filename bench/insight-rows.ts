// What insight counts beside the log: what happened to the engagements of the network, and what they asked for.
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../apps/server/src/platform/db/database.ts'

const SO_FAR = new URL('../apps/server/migrations/202611230641_insight_events_so_far.sql', import.meta.url)

/** Who was declined gets reasons, and who applied asked for money: in the currency of the project, or nothing compares. */
export async function addAnswers(db: Db): Promise<void> {
  await sql`with placed as (
      select id, gig_id, row_number() over (order by id) as n from engagements
    )
    update engagements e set
      updated_at = now() - interval '90 days' * ((placed.n % 1000)::float / 1000),
      close_reason = case when e.status = 'Closed' and placed.n % 2 = 0 then 'declined' else e.close_reason end,
      reason_ids = case when e.status = 'Closed' and placed.n % 2 = 0 then reasons.ids[1 + placed.n % 3:1 + placed.n % 3] else '{}' end,
      bid_type = gigs.bid_type, currency = gigs.currency,
      bid_amount = case when placed.n % 3 > 0 then gigs.budget_max * (0.7 + (placed.n % 7) / 10.0) end,
      applied_at = case when e.status <> 'Requested' then now() - interval '90 days' * ((placed.n % 997)::float / 997) end
    from placed, gigs, (select array_agg(id order by id) as ids from reasons) reasons
    where placed.id = e.id and gigs.id = e.gig_id`.execute(db)
}

/** Over the last 90 days: half of them about projects and settings, the rest what insight counts. */
export async function addEvents(db: Db, count: number): Promise<void> {
  await sql`alter table domain_events disable trigger user`.execute(db)
  await sql`insert into domain_events (kind, subject_kind, subject_id, subject_title, gig_id, differences, created_at)
    select kind, case when kind like 'gig.%' then 'gig' else 'expert' end, person_id, 'Somebody',
      case when kind not like 'expert.%' then gig_id end,
      case kind when 'expert.applied' then '{"status": {"from": "Incomplete", "to": "Pending"}}'::jsonb
        when 'expert.approved' then '{"status": {"from": "Pending", "to": "Approved"}}'::jsonb
        when 'gig.changed' then '{"name": {"from": "One", "to": "Another"}}'::jsonb end,
      now() - interval '90 days' * (1 - n::float / ${count}::int)
    from generate_series(1, ${count}::int) n
    cross join lateral (select (array['gig.changed', 'gig.changed', 'gig.changed', 'gig.changed', 'gig.changed',
        'expert.applied', 'expert.approved', 'engagement.requested', 'engagement.accepted', 'engagement.declined',
        'engagement.hired', 'expert.rated'])[1 + n % 12] as kind) kinds
    join (select gig_id, person_id, row_number() over (order by id) - 1 as place from engagements) work
      on work.place = (n / 12 * 31) % (select count(*) from engagements)`.execute(db)
  await sql`alter table domain_events enable trigger user`.execute(db)
  await sql.raw(await readFile(SO_FAR, 'utf8')).execute(db)
  await sql`vacuum analyze`.execute(db)
}
