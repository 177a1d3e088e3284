import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/pool.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { createDemoDatabase, type TestDatabase } from '#test/database.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createDemoDatabase()
  db = openDatabase<DB>({ url: database.url })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

describe('the demo network', () => {
  it('has about sixty experts in all statuses', async () => {
    const { rows } = await sql<{ status: string; count: number }>`
      select status, count(*)::int as count from experts group by status order by status`.execute(db)

    expect(rows.map(({ status }) => status)).toEqual([
      'Approved',
      'Incomplete',
      'Invited',
      'New',
      'Pending',
      'Rejected',
      'Screened',
      'Suspended',
    ])
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(55)
  })

  it('fills every section of the experts who have applied', async () => {
    const { rows } = await sql<{ name: string }>`
      select p.first_name || ' ' || p.last_name as name from experts e join people p on p.id = e.person_id
      where e.status not in ('New', 'Invited', 'Incomplete') and not (
        exists (select from expert_experiences where person_id = p.id) and
        exists (select from expert_educations where person_id = p.id) and
        exists (select from expert_certifications where person_id = p.id) and
        exists (select from expert_skills where person_id = p.id) and
        exists (select from expert_languages where person_id = p.id) and
        exists (select from expert_segments where person_id = p.id) and
        exists (select from expert_industries where person_id = p.id) and
        exists (select from expert_rates where person_id = p.id and rate_type = e.rate_type) and
        p.job_title <> '' and p.bio <> '' and p.location <> '' and p.nationality <> '' and p.years_of_experience > 0)`.execute(
      db,
    )

    expect(rows).toEqual([])
  })

  it('writes the same text to no two reasons', async () => {
    const { rows } = await sql<{ texts: number; reasons: number }>`
      select count(distinct rejected_reason)::int as texts, count(distinct reason_ids)::int as reasons
      from experts where status = 'Rejected' and reason_ids <> '{}'`.execute(db)

    expect(rows[0]?.reasons).toBeGreaterThan(1)
    expect(rows[0]?.texts).toBe(rows[0]?.reasons)
  })

  it('breaks no rule of dates', async () => {
    const { rows } = await sql`
      select title from expert_experiences where end_at <= start_at or start_at > now() or end_at > now()
      union all select title from expert_experience_projects where end_at <= start_at or start_at > now() or end_at > now()
      union all select grade from expert_educations where end_at <= start_at
      union all select title from expert_certifications where expiration_date <= issue_date or issue_date > now()`.execute(
      db,
    )

    expect(rows).toEqual([])
  })
})
