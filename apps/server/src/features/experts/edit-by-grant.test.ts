import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/portal.ts'
import { expert } from './given.ts'

const ABOUT = { job_title: 'Analyst', years_of_experience: 12, nationality: 'British', location: 'London' }

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

it('HR edits a profile by grant alone, and never what its owner asks for', async () => {
  const { id } = await expert(portal.db)
  await sql`update experts set rate_type = 'Hourly' where person_id = ${id}`.execute(portal.db)
  await sql`insert into expert_rates (person_id, rate_type, rate) values (${id}, 'Hourly', 120)`.execute(
    portal.db,
  )
  const before = await portal.as('hr')
  expect((await before.put(`/people/${id}`, ABOUT)).status).toBe(403)

  await sql`insert into role_grants (role, permission) values
    ('growth_experts_hr_generalist', 'CAN_EDIT_EXPERTS')`.execute(portal.db)
  const hr = await portal.as('hr')

  expect((await hr.put(`/people/${id}`, ABOUT)).body).toMatchObject({
    data: { job_title: 'Analyst' },
    actions: { canEdit: true, canSeeRate: false },
  })
  expect((await hr.put(`/people/${id}`, { ...ABOUT, rate_type: 'Daily', rate: null })).status).toBe(403)
  const rates = await portal.db
    .selectFrom('expert_rates')
    .select('rate')
    .where('person_id', '=', id)
    .execute()
  expect(rates.map(({ rate }) => Number(rate))).toEqual([120])
})
