import { EXPERT_TABS, type ExpertTab } from '@guildhall/contract/experts/filter'
import { sql } from 'kysely'
import type { Reader } from '#features/experts/policy.ts'
import type { Db } from '#platform/db/database.ts'
import { among, matching } from './filter.ts'
import { ownGigs, type Asked } from './store.ts'
import { inTab } from './visible.ts'

interface Counted {
  status: string
  count: number
}

/** How many engagements of the people whom a filter leaves are in each status, and how many people are at work or were. */
export interface CountedGigs {
  hired_people: number
  past_people: number
  requested: number
  applied: number
  reviewed: number
  hired: number
  closed: number
}

/**
 * How many people are in each status and on each tab, and what they work on. Who matches is looked for once; the
 * engagements are read once, a person at a time.
 */
export async function counts(db: Db, { reader, filter, now }: Asked) {
  const { status: _status, tab: _tab, ...rest } = filter
  const { rows } = await sql<CountedGigs & { statuses: Counted[]; tabs: Record<ExpertTab, number> }>`
    with e as materialized (
      select e.person_id, e.status, e.is_available, e.invited_by from experts e where ${matching(reader, rest, now)}
    ), m as not materialized (
      select e.person_id, e.status from e where ${sql.join([sql`true`, ...among(reader, filter)], sql` and `)}
    ), each as (${workOfEach(reader)})
    select coalesce((select jsonb_agg(one) from (select status, count(*)::int as count from m group by 1) one), '[]') as statuses,
      (select jsonb_build_object(${sql.join(EXPERT_TABS.map((tab) => sql`${sql.lit(tab)}, count(*) filter (where ${inTab(reader, tab)})`))}) from e) as tabs,
      count(*) filter (where is_hired)::int as hired_people, count(*) filter (where is_past)::int as past_people,
      coalesce(sum(requested), 0)::int as requested, coalesce(sum(applied), 0)::int as applied,
      coalesce(sum(reviewed), 0)::int as reviewed, coalesce(sum(hired), 0)::int as hired, coalesce(sum(closed), 0)::int as closed
    from each`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('A count without a row.')
  return row
}

function workOfEach(reader: Reader) {
  const own = ownGigs(reader)
  const counted = (status: string) => sql`count(*) filter (where status = ${status} and ${own})`
  return sql`select bool_or(status = 'Hired') as is_hired, bool_and(status = 'Closed') as is_past, ${counted('Requested')} as requested,
      ${counted('Applied')} as applied, ${counted('Reviewed')} as reviewed, ${counted('Hired')} as hired, ${counted('Closed')} as closed
    from expert_gigs g where person_id in (select person_id from m) group by person_id`
}
