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

it('HR opens no login by giving it an address of their own, by grant either', async () => {
  const { id, email } = await expert(portal.db)
  await sql`insert into role_grants (role, permission) values
    ('growth_experts_hr_generalist', 'CAN_EDIT_EXPERTS') on conflict do nothing`.execute(portal.db)
  const [hr, admin] = [await portal.as('hr'), await portal.as('admin')]
  const moved = { email: 'mine@hr.test', current_password: 'Demo-pass-1' }

  const byHr = [await hr.post(`/users/${id}`, moved), await hr.post(`/users/${id}`, { job_title: 'Analyst' })]
  const byAdmin = await admin.post(`/users/${id}`, moved)

  expect(byHr[0]).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } })
  expect(byHr[1]).toMatchObject({ status: 200, body: { data: { email } } })
  expect(byAdmin.status, byAdmin.text).toBe(200)
  await sql`delete from role_grants`.execute(portal.db)
})

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
