import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { readPdf } from '@guildhall/resume-parser/read/read-pdf'
import { startPortal, type Portal } from '#test/portal.ts'
import { engagement } from '#features/hiring/given.ts'

const HOUR = 3_600_000

let portal: Portal
const users = new Map<string, string>()
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  for (const { id, email } of await portal.db.selectFrom('users').select(['id', 'email']).execute())
    users.set(email.replace('@demo.test', ''), id)
})
afterAll(() => portal.stop())

const idOf = (name: string) => users.get(name) ?? ''
const Member = z.object({ data: z.looseObject({ kind: z.string() }) })

describe('GET /managers/:id', () => {
  it.each(['manager2', 'hr', 'admin'])('shows a manager with their contacts to staff: %s', async (who) => {
    const answer = await (await portal.as(who)).get(`/managers/${idOf('manager')}`)

    expect(answer.status).toBe(200)
    const { data } = Member.parse(answer.body)
    expect(data).toMatchObject({ kind: 'manager', name: 'Sofia Lindqvist', email: 'manager@demo.test' })
    expect('figures' in data).toBe(who === 'admin')
  })

  it.each(['expert', 'customer'])('shows neither contacts nor figures to others: %s', async (who) => {
    const answer = await (await portal.as(who)).get(`/managers/${idOf('manager')}`)

    expect(answer.status).toBe(200)
    expect(Object.keys(Member.parse(answer.body).data).toSorted()).toEqual(
      ['bio', 'id', 'internal_id', 'job_title', 'kind', 'name', 'photo', 'user_id'].toSorted(),
    )
  })

  it('hides from a customer who runs none of their projects, and from everybody who is none', async () => {
    const customer = await portal.as('customer')
    const admin = await portal.as('admin')

    expect((await customer.get(`/managers/${idOf('manager2')}`)).status).toBe(404)
    expect((await admin.get(`/managers/${idOf('expert')}`)).status).toBe(404)
    expect((await admin.get(`/managers/${idOf('hr')}`)).status).toBe(404)
    expect((await admin.get(`/managers/${idOf('admin2')}`)).body).toMatchObject({ data: { kind: 'admin' } })
  })

  it('counts for admins what a manager owns, whom they hired, and how fast they answer', async () => {
    const owner = idOf('manager2')
    const admin = await portal.as('admin')
    const before = await figuresOf(owner)
    const gig = await givenGig(portal.db, { owner, status: 'Published' })
    const now = portal.clock.now
    const columns = { applied_at: new Date(now.getTime() - 30 * HOUR), answered_at: null }
    const person = async () => (await givenExpert(portal.db)).id
    await engagement(portal.db, { gig, expert: await person(), status: 'Applied', at: now, columns })
    await engagement(portal.db, { gig, expert: await person(), status: 'Hired', at: now })

    const after = await figuresOf(owner)

    expect(after).toMatchObject({
      open_gigs: before.open_gigs + 1,
      all_gigs: before.all_gigs + 1,
      hired_now: before.hired_now + 1,
      hired_ever: before.hired_ever + 1,
      waiting: before.waiting + 1,
    })
    const { body } = await admin.get(`/managers/${owner}/experts?pageSize=1`)
    expect(body).toMatchObject({ data: [{ gig: { id: gig }, is_active: true }] })
    expect((await (await portal.as('manager2')).get(`/managers/${owner}/experts`)).status).toBe(404)
  })

  it('measures an answer from the application to the first word of the project', async () => {
    const { id: owner } = await manager()
    const client = await portal.as('admin')
    const gig = await givenGig(portal.db, { owner, status: 'Published' })
    const at = portal.clock.now
    const id = await engagement(portal.db, {
      gig,
      expert: (await givenExpert(portal.db)).id,
      status: 'Applied',
      at: new Date(at.getTime() - 6 * HOUR),
    })

    await client.post(`/engagements/${id}/review`, {})
    await client.post(`/engagements/${id}/not-selected`, { reason_text: 'Another fits better.' })

    expect(await figuresOf(owner)).toMatchObject({ response_hours: 6, waiting: 0 })
  })
})

const Figures = z.object({
  data: z.object({
    figures: z.object({
      open_gigs: z.number(),
      all_gigs: z.number(),
      hired_now: z.number(),
      hired_ever: z.number(),
      waiting: z.number(),
      response_hours: z.nullable(z.number()),
    }),
  }),
})

async function figuresOf(userId: string) {
  const { body } = await (await portal.as('admin')).get(`/managers/${userId}`)
  return Figures.parse(body).data.figures
}

/** A manager who has no project yet. */
async function manager() {
  const account = await givenExpert(portal.db)
  const { id } = await portal.db
    .selectFrom('users')
    .select('id')
    .where('person_id', '=', account.id)
    .executeTakeFirstOrThrow()
  await portal.db.insertInto('user_roles').values({ user_id: id, role: 'growth_experts_manager' }).execute()
  return { id }
}

describe('GET /managers/:id/ratings', () => {
  it('shows what experts say of an owner: to administrators at once, to staff and the owner after seven days', async () => {
    const owner = idOf('manager')
    const one = await givenExpert(portal.db)
    const self = await portal.stranger().signIn(one.email)
    const gig = await givenGig(portal.db, { owner, status: 'Published', name: 'Owner who is rated' })
    const work = await engagement(portal.db, { gig, expert: one.id, status: 'Hired' })
    const said = { rate: 2, comment: 'Slow answers from the owner.' }
    expect((await self.post(`/engagements/${work}/ratings`, said)).status).toBe(201)
    const readers = ['admin', 'hr', 'manager2', 'manager']
    const seenBy = async () => {
      const seen: string[] = []
      for (const who of readers)
        if ((await (await portal.as(who)).get(`/managers/${owner}/ratings`)).text.includes(said.comment))
          seen.push(who)
      return seen
    }

    expect(await seenBy()).toEqual(['admin'])
    await portal.db
      .updateTable('ratings')
      .set({ is_revealed: true })
      .where('engagement_id', '=', work)
      .execute()

    expect(await seenBy()).toEqual(readers)
    expect(
      (await (await portal.as('manager')).get(`/managers/${owner}/ratings?pageSize=1`)).body,
    ).toMatchObject({
      data: [{ ...said, project: 'Owner who is rated' }],
    })
    expect((await (await portal.as('expert')).get(`/managers/${owner}/ratings`)).status).toBe(403)
    expect((await (await portal.as('customer2')).get(`/managers/${owner}/ratings`)).status).toBe(404)
  })
})

const Uploaded = z.object({ data: z.object({ photo: z.string() }) })

describe('whoever runs projects', () => {
  const READERS = ['admin', 'manager2', 'hr', 'expert', 'pending', 'customer', 'customer2']

  it.each([
    ['manager', ['admin', 'manager2', 'hr', 'expert', 'pending', 'customer']],
    ['manager2', ['admin', 'manager2', 'hr', 'expert', 'pending', 'customer2']],
    ['admin', ['admin', 'manager2', 'hr', 'expert', 'pending']],
    ['hr', ['admin', 'manager2', 'hr']],
  ])('is known to the same readers on every path: %s', async (who, known) => {
    const paths = ['users', 'people', ...(who === 'hr' ? [] : ['managers'])]
    for (const path of paths) {
      const seers: string[] = []
      for (const reader of READERS) {
        const { status } = await (await portal.as(reader)).get(`/${path}/${idOf(who)}`)
        if (status === 200) seers.push(reader)
        else expect(status, `${reader} ${path}`).toBe(404)
      }
      expect(seers, path).toEqual(known)
    }
  })

  it('tells a customer the same on every path: no address, no number', async () => {
    const customer = await portal.as('customer')
    const member = Member.parse((await customer.get(`/managers/${idOf('manager')}`)).body).data

    for (const path of ['users', 'people']) {
      const { body } = await customer.get(`/${path}/${idOf('manager')}`)
      const { name, job_title, bio, photo, internal_id } = member
      expect(body).toMatchObject({ data: { name, job_title, bio, photo, internal_id } })
      expect(JSON.stringify(body)).not.toMatch(/@demo\.test|"phone"/)
    }
  })

  it('shows a face to whoever is on the same project, and to nobody else', async () => {
    const content = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#369' } })
      .png()
      .toBuffer()
    const faceOf = async (who: string) => {
      const own = await portal.as(who)
      const { body } = await own.upload(`/users/${idOf(who)}/upload`, [
        { field: 'image', filename: 'me.png', content },
      ])
      return z.parse(Uploaded, body).data.photo.replace('/api', '')
    }
    const [customer, other] = [await portal.as('customer'), await portal.as('customer2')]

    expect((await customer.get(await faceOf('manager'))).status).toBe(200)
    expect((await other.get(await faceOf('customer'))).status).toBe(404)
    expect((await customer.get(await faceOf('hr'))).status).toBe(404)
  })
})

describe('GET /engagements/:id/agreement', () => {
  it('tells both sides what was agreed on, and nobody else', async () => {
    const gig = await givenGig(portal.db, { owner: idOf('manager'), status: 'Published' })
    const expert = await givenExpert(portal.db)
    const id = await engagement(portal.db, {
      gig,
      expert: expert.id,
      status: 'Hired',
      columns: {
        rate: 1234.5,
        rate_type: 'Daily',
        currency: 'EUR',
        starts_on: '2027-01-04',
        hired_by: idOf('manager'),
      },
    })
    const path = `/engagements/${id}/agreement`
    const self = await portal.stranger().signIn(expert.email)

    for (const reader of [await portal.as('manager'), await portal.as('admin'), self]) {
      const answer = await reader.get(path)
      expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' })
      const { pages } = await readPdf(new Uint8Array(answer.bytes))
      const text = pages.map((page) => page.items.map((one) => one.text).join(' ')).join(' ')
      expect(text).toContain('EUR 1,234.5 a day')
      expect(text).toContain('Sofia Lindqvist')
      expect(text).toContain('Jan 04,2027')
    }
    for (const name of ['expert', 'hr', 'customer', 'manager2'])
      expect((await (await portal.as(name)).get(path)).status, name).toBe(404)
  })

  it('is not there before somebody is hired', async () => {
    const gig = await givenGig(portal.db, { owner: idOf('manager'), status: 'Published' })
    const expert = await givenExpert(portal.db)
    const id = await engagement(portal.db, { gig, expert: expert.id, status: 'Reviewed' })

    const answer = await (await portal.as('manager')).get(`/engagements/${id}/agreement`)

    expect(answer.status).toBe(404)
  })
})
