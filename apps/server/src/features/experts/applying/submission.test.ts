import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { today } from '@guildhall/contract/today'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { biographyOf } from '#features/experts/demo/biography.ts'
import { expert, type GivenExpert } from '#features/experts/given.ts'
import { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { untilItHolds } from '#test/until.ts'

const BIOGRAPHY = biographyOf('DE', 'pricing', 4711)
const HOUR = 3_600_000

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

let people = 0
/** Somebody whose profile lacks nothing, with the notice accepted. */
async function complete(given: GivenExpert = {}) {
  const { jobTitle, location, nationality, years } = BIOGRAPHY
  const { id, email } = await expert(portal.db, {
    firstName: 'Ida',
    lastName: '<b>Roth</b>',
    expertStatus: 'Incomplete',
    biography: BIOGRAPHY,
    hearAboutUs: 'Social Media',
    jobTitle,
    location,
    nationality,
    yearsOfExperience: years,
    phone: { iso: 'US', code: '+1', number: `617556${1000 + (people += 1)}` },
    ...given,
  })
  const client = await new Client(portal.http, 'the owner').signIn(email)
  await client.post(`/users/${id}/consents`, {
    kind: 'personal_data',
    typed_name: 'Ida Roth',
    accepted: true,
  })
  return { id, email, client }
}

const statusOf = async (id: string) =>
  (
    await portal.db
      .selectFrom('experts')
      .select('status')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

const ALREADY = [409, { message: 'Your profile is already submitted', code: 'already_submitted' }]

const day = async (client: Client) => z.parse(today.read.ok, (await client.get('/today')).body).data.groups

describe('POST /users/:id/submit', () => {
  it('sends a complete profile to review, once', async () => {
    const { id, client } = await complete()

    expect((await client.post(`/users/${id}/submit`)).status).toBe(200)

    expect(await statusOf(id)).toBe('Pending')
    const again = await client.post(`/users/${id}/submit`)
    expect([again.status, again.body]).toEqual(ALREADY)
  })

  it('tells admins and HR, and thanks the applicant', async () => {
    const { id, email, client } = await complete()

    await client.post(`/users/${id}/submit`)

    const told = await portal.db
      .selectFrom('notifications')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['email', 'category', 'subject', 'commands', 'mail', 'has_push'])
      .where('expert_id', '=', id)
      .orderBy('email')
      .execute()
    expect(told.map((one) => one.email)).toEqual(['admin2@demo.test', 'admin@demo.test', 'hr@demo.test'])
    expect(told[0]).toMatchObject({
      category: 'applications',
      subject: '<b>Ida &lt;b&gt;Roth&lt;/b&gt;</b> applied to join the network.',
      commands: ['RELOAD_EXPERTS_LIST_Pending'],
      mail: 'digest',
      has_push: true,
    })
    expect(await mailTo(email)).toContain('We have received your application to Guildhall Experts')
  })

  it('names by step what is missing', async () => {
    const { id, client } = await complete()
    for (const table of ['expert_skills', 'expert_languages', 'expert_educations', 'expert_experiences']) {
      await sql`delete from ${sql.table(table)} where person_id = ${id}`.execute(portal.db)
    }
    await sql`delete from expert_industries where person_id = ${id}`.execute(portal.db)
    await sql`update people set nationality = null where id = ${id}`.execute(portal.db)

    const { status, body } = await client.post(`/users/${id}/submit`)

    expect([status, body]).toMatchObject([
      422,
      {
        errors: {
          about_me: ['Nationality is required.'],
          experience: ['Add atleast one work experience or project experience'],
          areas_of_expertise: ['Add atleast one industry'],
          education: ['Add atleast one education details'],
          skills: ['Add atleast one Skill', 'Add atleast one Languages'],
        },
      },
    ])
    expect(await statusOf(id)).toBe('Incomplete')
    expect((await client.get(`/users/${id}/completeness`)).body).toMatchObject({
      // Of six required steps the personal details alone; two recommended ones count for nothing.
      data: { is_complete: false, is_notice_accepted: true, percent: 17 },
      actions: { canSubmit: true },
    })
  })

  it('asks for the personal data notice', async () => {
    const { id, client } = await complete()
    await sql`delete from consents where user_id = ${id}`.execute(portal.db)

    expect((await client.post(`/users/${id}/submit`)).body).toMatchObject({ code: 'notice_missing' })
    expect((await client.get(`/users/${id}/completeness`)).body).toMatchObject({
      data: { is_complete: true, is_notice_accepted: false },
    })
  })

  it('may be done by an admin on behalf, and by nobody else', async () => {
    const { id } = await complete()
    const { client: other } = await complete()

    expect((await other.post(`/users/${id}/submit`)).status).toBe(404)
    expect((await (await portal.as('hr')).post(`/users/${id}/submit`)).status).toBe(403)
    expect((await (await portal.as('admin')).post(`/users/${id}/submit`)).status).toBe(200)
    expect(await statusOf(id)).toBe('Pending')
  })

  it.each(['Pending', 'Screened', 'Approved', 'Suspended'])('says so when it is %s', async (status) => {
    const { id, client } = await complete({ expertStatus: status })

    const answer = await client.post(`/users/${id}/submit`)

    expect([answer.status, answer.body]).toEqual(ALREADY)
  })

  it('is not for somebody who has not begun', async () => {
    const { id, client } = await complete({ expertStatus: 'New' })

    expect((await client.post(`/users/${id}/submit`)).body).toMatchObject({
      message: 'Not allowed in this state',
    })
  })
})

describe('applying again after a rejection', () => {
  const reject = async (id: string, reason: string) => {
    const { id: reasonId } = await portal.db
      .selectFrom('reasons')
      .select('id')
      .where('name', '=', reason)
      .where('kind', '=', 'reject')
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('experts')
      .set({ status: 'Rejected', rejected_at: portal.clock.now, reason_ids: [reasonId] })
      .where('person_id', '=', id)
      .execute()
  }

  it('is possible a day later and at most three times, for the owner alone', async () => {
    const { id, email, client } = await complete({ expertStatus: 'Pending' })
    let owner = client
    for (const round of [1, 2, 3]) {
      await reject(id, 'Incomplete profile')
      const early = await owner.post(`/users/${id}/submit`)
      expect([early.status, early.body]).toEqual(ALREADY)
      const from = new Date(portal.clock.now.getTime() + 24 * HOUR).toISOString()
      expect((await owner.get(`/users/${id}/completeness`)).body).toMatchObject({
        data: { can_submit_from: from },
        actions: { canSubmit: false },
      })
      expect(await day(owner)).toEqual([])
      portal.clock.pass(24 * HOUR)
      owner = await new Client(portal.http, 'the owner').signIn(email)
      if (round === 1) expect((await (await portal.as('admin')).post(`/users/${id}/submit`)).status).toBe(403)
      expect(await day(owner)).toMatchObject([{ key: 'profile_gaps', items: [{ title: 'Apply again' }] }])

      expect((await owner.post(`/users/${id}/submit`)).status).toBe(200)
      expect(await statusOf(id)).toBe('Pending')
      expect((await owner.get(`/users/${id}/completeness`)).body).toMatchObject({
        data: { submitted_at: portal.clock.now.toISOString() },
      })
    }
    await reject(id, 'Incomplete profile')
    portal.clock.pass(48 * HOUR)
    owner = await new Client(portal.http, 'the owner').signIn(email)

    expect((await owner.post(`/users/${id}/submit`)).status).toBe(409)
    expect((await owner.get(`/users/${id}`)).body).toMatchObject({ actions: { canEdit: false } })
  })

  it('is not possible after a reason that does not allow it', async () => {
    const { id, email } = await complete({ expertStatus: 'Pending' })
    await reject(id, 'Lack of experience')
    portal.clock.pass(25 * HOUR)
    const owner = await new Client(portal.http, 'the owner').signIn(email)

    expect((await owner.post(`/users/${id}/submit`)).status).toBe(409)
    expect((await owner.get(`/users/${id}/completeness`)).body).toMatchObject({
      data: { can_submit_from: null },
      actions: { canSubmit: false },
    })
  })
})

describe('GET /users/:id/completeness', () => {
  it('stands on Today while somebody who applied by a resume waits, until nothing is missing', async () => {
    const { id, client } = await complete({ expertStatus: 'Pending' })
    expect(await day(client)).toEqual([])
    await sql`delete from expert_educations where person_id = ${id}`.execute(portal.db)

    const item = { title: 'Complete your profile', subtitle: 'Missing: Education' }
    expect(await day(client)).toMatchObject([{ key: 'profile_gaps', items: [item] }])
  })

  it('is for the owner and for staff, of experts', async () => {
    const { id } = await complete()
    const admin = await portal.as('admin')
    const { client: other } = await complete()

    expect((await admin.get(`/users/${id}/completeness`)).body).toMatchObject({
      data: {
        percent: 100,
        is_complete: true,
        steps: expect.arrayContaining([expect.objectContaining({ step: 'skills' })]),
      },
    })
    expect((await other.get(`/users/${id}/completeness`)).status).toBe(404)
    const me = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'admin@demo.test')
      .executeTakeFirstOrThrow()
    expect((await admin.get(`/users/${me.id}/completeness`)).status).toBe(404)
  })
})

function mailTo(address: string) {
  return untilItHolds(async () => {
    const folder = join(portal.folder, 'mail')
    for (const name of await readdir(folder)) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      if (mail.to?.some((to) => to.address === address) === true) return String(mail.subject)
    }
    throw new Error(`There is no mail to ${address}.`)
  })
}
