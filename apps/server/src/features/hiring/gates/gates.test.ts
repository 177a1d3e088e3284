import { GATES } from '@guildhall/contract/compliance'
import { gates as contract } from '@guildhall/contract/hiring/gates'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signedNotices } from '#features/accounts/given.ts'
import { companyWith } from '#features/companies/given.ts'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { readPdf } from '@guildhall/resume-parser/read/read-pdf'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let manager: Client
let admin: Client
let company: string
const COMPANY = 'Helios Storage GmbH'
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  admin = await portal.as('admin')
  company = await companyWith(portal.db, { name: COMPANY })
  // The demo network asks for more on restricted projects.
  await required('restricted', [
    { key: 'training', binds: [] },
    { key: 'attestation', binds: [] },
  ])
})
afterAll(() => portal.stop())

const HIRE = { rate: 100, rate_type: 'Hourly', starts_on: '2027-01-04' }

/** An expert who may be hired, and works at the company, on a project of its own. */
async function applied(columns: object = {}, status: 'Applied' | 'Hired' = 'Applied') {
  const one = await givenExpert(portal.db, { firstName: 'Ada', lastName: 'Byron' })
  await signedNotices(portal.db, [{ userId: one.id, name: 'Ada Byron', at: portal.clock.now }])
  await sql`delete from expert_experiences where person_id = ${one.id}`.execute(portal.db)
  await sql`update people set company_id = ${company} where id = ${one.id}`.execute(portal.db)
  const gig = await givenGig(portal.db, {
    owner: await portal.userId('manager'),
    status: 'Published',
    columns: { confidentiality: 'open', screening_questions: '[]', minimum_rating: null, ...columns },
  })
  const id = await engagement(portal.db, { gig, expert: one.id, status })
  return { gig, id, expert: one.id, client: await portal.stranger().signIn(one.email) }
}

type Applied = Awaited<ReturnType<typeof applied>>

async function gatesOf({ gig, id }: Pick<Applied, 'gig' | 'id'>, client = manager) {
  const answer = await client.get(`/gigs/${gig}/gates?engagement_id=${id}`)
  expect(answer.status, answer.text).toBe(200)
  const { data } = z.parse(contract.gates.ok, answer.body)
  return new Map(data.map((gate) => [gate.key, gate]))
}
const hire = (id: string) => manager.post(`/engagements/${id}/hire`, HIRE)
const waive = (id: string, key: string, client = admin, reason = 'Cleared by legal.') =>
  client.post(`/engagements/${id}/gates/${key}/waive`, { reason })

/** Only while this works. */
async function restricted(entries: readonly object[], work: () => Promise<void>) {
  const ids: string[] = []
  for (const entry of entries) {
    const answer = await admin.post('/compliance/restricted', entry)
    expect(answer.status, answer.text).toBe(201)
    ids.push(z.parse(z.object({ data: z.object({ id: z.string() }) }), answer.body).data.id)
  }
  await work()
  for (const id of ids) expect((await admin.delete(`/compliance/restricted/${id}`)).status).toBe(200)
}

async function required(confidentiality: string, gates: readonly object[]) {
  const answer = await admin.put('/compliance/requirements', {
    kind: 'growth-opportunity',
    confidentiality,
    gates,
  })
  expect(answer.status, answer.text).toBe(200)
}

const NAMED = { kind: 'company', name: 'helios   storage GMBH' }

describe('the restricted list', () => {
  it.each([
    ['names the company', [NAMED], { summary: 'A study of Helios Storage GmbH and its rivals.' }, 'open'],
    [
      'names a listed topic',
      [NAMED, { kind: 'topic', name: 'Sodium-ion' }],
      { name: 'Sodium ion cells' },
      'open',
    ],
    [
      'names neither',
      [NAMED, { kind: 'topic', name: 'Sodium-ion' }],
      { name: 'Pricing of imaging' },
      'passed',
    ],
    ['only holds the letters', [{ ...NAMED, name: COMPANY }], { summary: 'Helios Storage GmbHs' }, 'passed'],
    [
      'names the topic alone',
      [{ kind: 'topic', name: 'Sodium-ion' }],
      { name: 'Sodium-ion cells' },
      'passed',
    ],
  ] as const)('holds against a project that %s', async (_what, entries, columns, state) => {
    const one = await applied(columns)

    await restricted(entries, async () => {
      expect((await gatesOf(one)).get('restricted')).toMatchObject({ state, binds: ['hire'] })
    })
  })

  it('stops a hire, names the gate, and lets it go on once the gate is waived', async () => {
    const one = await applied({ summary: `For ${COMPANY}` })
    await restricted([NAMED], async () => {
      const stopped = await hire(one.id)
      expect(stopped.status).toBe(409)
      expect(stopped.body).toMatchObject({
        code: 'hire_blocked',
        message: expect.stringContaining('Restricted list'),
        errors: { restricted: [expect.any(String)] },
      })

      expect((await waive(one.id, 'restricted')).body).toMatchObject({
        data: { state: 'waived', reason: 'Cleared by legal.', by: 'Margaret Ashworth' },
      })
      expect((await hire(one.id)).status).toBe(200)
    })
  })

  it('that changes while somebody looks at the hire stops it', async () => {
    const one = await applied({ summary: `For ${COMPANY}` })
    const before = await manager.get(`/engagements/${one.id}`)
    expect(JSON.stringify(before.body)).not.toContain('"is_met":false')

    await restricted([NAMED], async () => {
      expect((await hire(one.id)).body).toMatchObject({ message: expect.stringContaining('Restricted list') })
    })
  })

  it('holds each name once', async () => {
    await restricted([NAMED], async () => {
      const again = await admin.post('/compliance/restricted', { ...NAMED, name: 'Helios Storage GmbH' })
      expect(again.body).toMatchObject({ code: 'already_restricted' })
    })
  })
})

describe('a gate', () => {
  it('is listed with what binds, whatever its state', async () => {
    const one = await applied({ confidentiality: 'nda' })

    const found = await gatesOf(one)

    expect([...found.keys()]).toEqual([...GATES])
    expect(found.get('nda')).toMatchObject({ state: 'open', binds: ['hire'], reason: expect.any(String) })
    expect(found.get('agreement')).toMatchObject({ state: 'open', binds: [] })
    expect(found.get('cooling_off')).toMatchObject({ state: 'passed', evidence: expect.any(String) })
  })

  it('is waived by an administrator alone, while it is open, with a reason', async () => {
    const one = await applied({ confidentiality: 'nda' })
    expect((await waive(one.id, 'nda', manager)).status).toBe(403)
    expect((await waive(one.id, 'nda', one.client)).status).toBe(403)
    for (const name of ['manager2', 'hr', 'expert2', 'customer'])
      expect((await waive(one.id, 'nda', await portal.as(name))).status, name).toBe(404)
    expect((await waive(one.id, 'nda', admin, ' ')).body).toMatchObject({ errors: { reason: ['Say why.'] } })
    expect((await waive(one.id, 'cooling_off')).body).toMatchObject({ code: 'gate_not_open' })
    expect((await gatesOf(one, admin)).get('nda')?.actions).toEqual({ canWaive: true, canAsk: true })
    expect((await gatesOf(one)).get('nda')?.actions).toEqual({ canWaive: false, canAsk: true })

    expect((await waive(one.id, 'nda')).status).toBe(200)
    expect((await waive(one.id, 'nda')).body).toMatchObject({ code: 'gate_not_open' })
    expect((await hire(one.id)).status).toBe(200)
  })

  it('is shown to those who run the hiring alone, of their own project', async () => {
    const [one, two] = [await applied(), await applied()]
    const path = `/gigs/${one.gig}/gates?engagement_id=${one.id}`
    expect((await one.client.get(path)).status).toBe(403)
    for (const name of ['manager2', 'expert2', 'customer'])
      expect((await (await portal.as(name)).get(path)).status, name).toBe(404)
    expect((await manager.get(`/gigs/${one.gig}/gates?engagement_id=${two.id}`)).status).toBe(404)
    expect((await manager.get(`/gigs/${one.gig}/gates`)).status).toBe(422)
  })
})

describe('a requirement', () => {
  it('binds the calls and the files of those who have not signed, until they have', async () => {
    const one = await applied({ confidentiality: 'restricted' }, 'Hired')
    const start = new Date(portal.clock.now.getTime() + 86_400_000)
    const slots = [
      { start_at: start.toISOString(), end_at: new Date(start.getTime() + 1_800_000).toISOString() },
    ]
    const call = () => manager.post(`/engagements/${one.id}/calls`, { title: 'Kick-off', slots })
    await required('restricted', [{ key: 'agreement', binds: ['call', 'files'] }])

    expect((await call()).body).toMatchObject({
      code: 'gate_open',
      message: 'This has to wait for: Agreement signed.',
    })

    const { body } = await one.client.get(`/engagements/${one.id}/signatures`)
    const { version, sha256 } = z.parse(
      z.object({ agreement: z.object({ version: z.number(), sha256: z.string() }) }),
      body,
    ).agreement
    const form = { typed_name: 'Ada Byron', accepted: true, version, sha256 }
    expect((await one.client.post(`/engagements/${one.id}/agreement/sign`, form)).status).toBe(200)
    expect((await call()).status).toBe(201)
    await required('restricted', [{ key: 'agreement', binds: [] }])
  })

  it('binds the files of who is hired, and of nobody else', async () => {
    const one = await applied({ confidentiality: 'restricted' })
    await waive(one.id, 'nda')
    expect((await hire(one.id)).status).toBe(200)
    const added = await manager.upload(`/gigs/${one.gig}/attachments`, [
      { field: 'file', filename: 'plan.pdf', content: '%PDF-1.4\n%%EOF\n' },
    ])
    const { data } = z.parse(z.object({ data: z.array(z.object({ uuid: z.string() })) }), added.body)
    const open = (client: Client) => client.get(`/gigs/${one.gig}/attachments/${data[0]?.uuid ?? ''}`)
    expect((await open(one.client)).status).toBe(302)
    await required('restricted', [{ key: 'agreement', binds: ['files'] }])

    expect((await open(one.client)).body).toMatchObject({
      code: 'gate_open',
      errors: { agreement: [expect.any(String)] },
    })
    expect((await open(manager)).status).toBe(302)
    await waive(one.id, 'agreement')
    expect((await open(one.client)).status).toBe(302)
    await required('restricted', [{ key: 'agreement', binds: [] }])
  })

  it('keeps what always binds, and takes no agreement before the hire', async () => {
    await required('nda', [{ key: 'nda', binds: [] }])
    const one = await applied({ confidentiality: 'nda' })
    expect((await gatesOf(one)).get('nda')?.binds).toEqual(['hire'])

    const early = await admin.put('/compliance/requirements', {
      kind: 'growth-opportunity',
      confidentiality: 'nda',
      gates: [{ key: 'agreement', binds: ['hire'] }],
    })
    expect(early.body).toMatchObject({ code: 'agreement_before_hire' })
  })

  it('that somebody else changed since it was read is refused, and one beside it is not', async () => {
    await required('open', [{ key: 'conflict', binds: [] }])
    await required('open', [{ key: 'conflict', binds: ['call'] }])
    const change = (key: string) =>
      admin.put('/compliance/requirements', {
        kind: 'growth-opportunity',
        confidentiality: 'open',
        gates: [{ key, binds: ['files'], was: [] }],
      })

    const late = await change('conflict')
    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({
      code: 'stale',
      data: {
        gates: expect.arrayContaining([expect.objectContaining({ key: 'conflict', binds: ['call'] })]),
      },
    })
    expect((await change('cooling_off')).status).toBe(412)
    await required('open', [{ key: 'conflict', binds: [], was: ['call'] }])
  })

  it('of a declaration binds the hire', async () => {
    await required('open', [{ key: 'conflict', binds: ['hire'] }])
    const one = await applied()
    const stopped = await hire(one.id)
    await required('open', [{ key: 'conflict', binds: [] }])

    expect(stopped.body).toMatchObject({ message: expect.stringContaining('Conflict declared') })
    expect((await hire(one.id)).status).toBe(200)
  })
})

describe('the report', () => {
  it('tells how the gates of each expert stand, as data, CSV and PDF', async () => {
    const one = await applied({ confidentiality: 'nda' })
    await waive(one.id, 'nda')

    const told = await manager.get(`/gigs/${one.gig}/compliance`)
    expect(told.body).toMatchObject({
      data: [{ engagement_id: one.id, expert: { name: 'Ada Byron' }, status: 'Applied' }],
    })
    const csv = await manager.get(`/gigs/${one.gig}/compliance?format=csv`)
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.text).toContain(
      'Ada Byron,Applied,NDA signed,Waived,hire,Cleared by legal.,Margaret Ashworth,',
    )
    const pdf = await manager.get(`/gigs/${one.gig}/compliance?format=pdf`)
    const { pages } = await readPdf(new Uint8Array(pdf.bytes))
    const text = pages.flatMap(({ items }) => items.map((item) => item.text)).join(' ')
    expect(text).toContain('Cleared by legal.')
    expect(text).toContain('Under NDA')
    expect(text).toMatch(/No company in conflict since [A-Z][a-z]{2} \d{2},\d{4}/)
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  })

  it('is for those who run the hiring', async () => {
    const one = await applied()
    expect((await one.client.get(`/gigs/${one.gig}/compliance`)).status).toBe(403)
    expect((await (await portal.as('manager2')).get(`/gigs/${one.gig}/compliance`)).status).toBe(404)
  })
})
