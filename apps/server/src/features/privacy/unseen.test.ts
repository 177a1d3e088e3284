import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { expert } from '#features/experts/given.ts'
import { gig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { unzip } from '#test/unzip.ts'
import { until } from '#test/until.ts'

const PASSWORD = 'Demo-pass-1'

let portal: Portal
let admin: Client
let owner: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  owner = (await user(portal.db, { roles: ['growth_experts_manager'] })).id
})
afterAll(() => portal.stop())

async function somebody(given: Parameters<typeof expert>[1] = {}) {
  const one = await expert(portal.db, given)
  return { ...one, client: await portal.stranger().signIn(one.email) }
}

async function idOf(table: 'reasons' | 'reference_items' | 'countries' | 'companies', name: string) {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where name = ${name}`.execute(
    portal.db,
  )
  return rows[0]?.id ?? ''
}

const Overview = z.object({ data: z.object({ internal_id: z.string() }) })
const Job = z.object({ data: z.object({ status: z.string(), url: z.optional(z.string()) }) })

/** The files of the archive, by name. */
async function archiveFor(client: Client, id: string): Promise<Map<string, Buffer>> {
  const asked = await client.post(`/users/${id}/data-export`, { current_password: PASSWORD })
  const { data } = z.parse(z.object({ data: z.object({ id: z.uuid() }) }), asked.body)
  const url = await until(async () => {
    const job = z.parse(Job, (await client.get(`/jobs/${data.id}`)).body).data
    return job.status === 'done' && job.url
  })
  const { headers } = await client.get(url.replace('/api', ''))
  const { pathname, search } = new URL(String(headers['location']))
  return unzip((await client.get(pathname.replace('/api', '') + search)).bytes)
}

it('tells an expert of a project what they read there, and not why or how others chose', async () => {
  const one = await somebody()
  const work = await gig(portal.db, { owner, status: 'Published' })
  await engagement(portal.db, {
    gig: work,
    expert: one.id,
    status: 'Closed',
    columns: {
      origin: 'recommendation',
      close_reason: 'not_selected',
      reason_text: 'Others know the market better.',
    },
  })
  const elsewhere = await gig(portal.db, { owner, status: 'Published' })
  await engagement(portal.db, {
    gig: elsewhere,
    expert: one.id,
    status: 'Closed',
    columns: {
      close_reason: 'declined',
      reason_text: 'No time.',
      reason_ids: [await idOf('reasons', 'Rate too low')],
    },
  })

  const files = await archiveFor(one.client, one.id)

  const said = files.get('data/engagements.json')?.toString() ?? ''
  expect(said).toContain('No time.')
  expect(said).toContain('Rate too low')
  expect(said).toContain('"origin": "invite"')
  expect([...files.values()].join('\n')).not.toMatch(/recommendation|Others know the market better/)
})

it('tells of a job all that its form asks, and where somebody works', async () => {
  const one = await somebody()
  const job = {
    title: 'Adviser',
    employment_type_id: await idOf('reference_items', 'Freelance'),
    country_id: await idOf('countries', 'Germany'),
    start_at: '2020-01-01',
    currently_working: true,
  }
  const added = await one.client.post(`/users/${one.id}/experiences`, job)
  expect(added.status, added.text).toBe(201)
  const company = await admin.post('/companies', { name: 'Harbour Works', type: 'Customer' })
  expect(company.status, company.text).toBe(201)
  const employer = { company_id: await idOf('companies', 'Harbour Works') }
  await portal.db.updateTable('people').set(employer).where('id', '=', one.id).execute()

  const files = await archiveFor(one.client, one.id)

  expect(JSON.parse(files.get('data/profile.json')?.toString() ?? '')).toMatchObject({
    experiences: [{ title: 'Adviser', employment_type: 'Freelance', country: 'Germany' }],
  })
  expect(JSON.parse(files.get('data/person.json')?.toString() ?? '')).toMatchObject({
    person: [{ company: 'Harbour Works' }],
  })
})

it('does not tell that staff opened a file, looked with their eyes or waived a paper', async () => {
  const one = await somebody()
  const content = Buffer.from('%PDF-1.4\n%%EOF\n')
  await one.client.upload('/accounts/attachments', [{ field: 'file', filename: 'resume.pdf', content }])
  const opened = await admin.post('/users/resume/download', { user_id: one.id })
  expect(opened.status, opened.text).toBe(200)
  const happened = ['user.viewed_as', 'gate.waived', 'engagement.decide', 'expert.approved']
  for (const kind of happened)
    await portal.db
      .insertInto('domain_events')
      .values({
        kind,
        subject_kind: 'expert',
        subject_id: one.id,
        subject_title: '',
        actor_id: owner,
        created_at: portal.clock.now,
      })
      .execute()

  const activity = (await archiveFor(one.client, one.id)).get('data/activity.json')?.toString() ?? ''

  expect(activity).toContain('expert.approved')
  expect(activity).toContain('profile.resume_uploaded')
  expect(activity).not.toMatch(/_opened|viewed_as|waived|decide/)
})

it('leaves no name in a mail that waits, however long it is', async () => {
  const one = await somebody({ firstName: 'Wilhelmina'.repeat(9), lastName: 'Featherstone' })
  const work = await gig(portal.db, { owner, status: 'Published' })
  const id = await engagement(portal.db, { gig: work, expert: one.id, status: 'Requested' })
  const declined = await one.client.post(`/engagements/${id}/decline`, { reason_text: 'No time.' })
  expect(declined.status, declined.text).toBe(200)
  const letters = () =>
    portal.db.selectFrom('notifications').select('letter').where('user_id', '=', owner).execute()
  expect(JSON.stringify(await letters())).toContain('Wilhelmina')

  const { data } = z.parse(Overview, (await admin.get(`/users/${one.id}/privacy`)).body)
  const body = { confirm: data.internal_id, current_password: PASSWORD }
  expect((await admin.post(`/users/${one.id}/erase`, body)).status).toBe(200)

  expect(JSON.stringify(await letters())).not.toContain('Wilhelmina')
})

it('does not name a project that a customer does not see yet', async () => {
  const one = await user(portal.db, { roles: ['growth_experts_customer'] })
  const customers = { [one.id]: 'view' } as const
  const hidden = await gig(portal.db, { owner, name: 'Hidden as yet', status: 'Approved', customers })
  await gig(portal.db, { owner, name: 'Seen by now', status: 'Published', customers })
  const { internal_id: code } = await portal.db
    .selectFrom('gigs')
    .select('internal_id')
    .where('id', '=', hidden)
    .executeTakeFirstOrThrow()
  const client = await portal.stranger().signIn(one.email)

  const files = await archiveFor(client, one.id)

  const projects = files.get('data/projects.json')?.toString() ?? ''
  expect(projects).toContain('Seen by now')
  expect(projects).toContain('A project in preparation')
  expect([...files.values()].join('\n')).not.toMatch(new RegExp(`Hidden as yet|${code}`))
})
