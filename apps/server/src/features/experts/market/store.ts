import { LEAST_RATES, RATE_STEP, type MarketRange } from '@guildhall/contract/experts/market'
import { sql } from 'kysely'
import { hourlyRate } from '#features/experts/matching/service.ts'
import type { Db } from '#platform/db/database.ts'

/** The quartiles of what approved experts ask by their usual rate, in steps, of all and of each industry with enough of them. */
export async function ranges(db: Db, personId: string): Promise<MarketRange[]> {
  const { rows } = await sql<MarketRange>`
    with asked as (
      select e.person_id, ${hourlyRate('r')} as hourly
      from experts e join expert_rates r on r.person_id = e.person_id and r.rate_type = e.rate_type
      where e.status = 'Approved' and r.rate > 0
    ), placed as (
      select null::uuid as industry_id, hourly from asked
      union all
      select x.industry_id, hourly from asked join expert_industries x using (person_id)
    ), told as (
      select industry_id, count(*)::int as experts,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by hourly::float8) as at
      from placed group by industry_id having count(*) >= ${LEAST_RATES}
    )
    select case when told.industry_id is not null
        then jsonb_build_object('id', item.id, 'name', item.name) end as industry,
      exists (select from expert_industries own
        where own.industry_id = told.industry_id and own.person_id = ${personId}) as is_own,
      experts, ${stepped(1)} as low, ${stepped(2)} as median, ${stepped(3)} as high
    from told left join reference_items item on item.id = told.industry_id
    order by is_own desc, told.industry_id is not null, item.name collate alphabetical`.execute(db)
  return rows
}

/** One of the quartiles, to the nearest step, and never nothing. */
function stepped(place: 1 | 2 | 3) {
  return sql`greatest(${RATE_STEP}, round((at[${sql.raw(String(place))}] / ${RATE_STEP})::numeric) * ${RATE_STEP})::float8`
}
