import { createHash } from 'node:crypto'
import { ownPapers } from '@guildhall/contract/hiring/papers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signedNotices } from '#features/accounts/given.ts'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { readPdf } from '@guildhall/resume-parser/read/read-pdf'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let manager: Client
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

const QUESTIONS = [
  { question: 'May you share names?', options: ['Yes', 'No'], right: 1 },
  { question: 'Whom do you tell of a conflict?', options: ['Nobody', 'The manager'], right: 1 },
]

/** Writes the next version of a text. */
async function write(kind: string, change: object = {}, client = admin) {
  const { body } = await admin.get('/compliance/papers')
  const { data } = z.parse(
    z.object({ data: z.array(z.object({ kind: z.string(), version: z.number() })) }),
    body,
  )
  const replaces = data.find((one) => one.kind === kind)?.version ?? 0
  const questions = kind === 'training' ? { questions: QUESTIONS } : {}
  return client.put(`/compliance/papers/${kind}`, {
    title: `The ${kind}`,
    text: 'What is learned stays between us.',
    replaces,
    ...questions,
    ...change,
  })
}

async function require(key: string, binds: readonly string[], confidentiality = 'open') {
  const answer = await admin.put('/compliance/requirements', {
    kind: 'growth-opportunity',
    confidentiality,
    gates: [{ key, binds }],
  })
  expect(answer.status, answer.text).toBe(200)
}

/** An expert who may be hired but for the gates, on a project of their own. */
async function applied(columns: object = {}) {
  const one = await givenExpert(portal.db, { firstName: 'Ada', lastName: 'Byron' })
  await signedNotices(portal.db, [{ userId: one.id, name: 'Ada Byron', at: portal.clock.now }])
  const gig = await givenGig(portal.db, {
    owner: await portal.userId('manager'),
    status: 'Published',
    columns: { confidentiality: 'open', screening_questions: '[]', minimum_rating: null, ...columns },
  })
  const id = await engagement(portal.db, { gig, expert: one.id, status: 'Applied' })
  return { gig, id, expert: one.id, client: await portal.stranger().signIn(one.email) }
}

const hire = (id: string) =>
  manager.post(`/engagements/${id}/hire`, { rate: 100, rate_type: 'Hourly', starts_on: '2027-01-04' })

async function own(client: Client, kind: string) {
  const answer = await client.get('/papers')
  expect(answer.status, answer.text).toBe(200)
  const found = z.parse(ownPapers.ownPapers.ok, answer.body).data.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`There is no ${kind}.`)
  return found
}

async function sign(client: Client, kind: string, change: object = {}) {
  const { version, sha256 } = await own(client, kind)
  return client.post(`/papers/${kind}/sign`, {
    typed_name: 'Ada Byron',
    accepted: true,
    version,
    sha256,
    ...change,
  })
}

async function gateOf({ gig, id }: { gig: string; id: string }, key: string) {
  const { body } = await manager.get(`/gigs/${gig}/gates?engagement_id=${id}`)
  const { data } = z.parse(
    z.object({ data: z.array(z.looseObject({ key: z.string(), state: z.string() })) }),
    body,
  )
  return data.find((one) => one.key === key)
}

describe('a text of the portal', () => {
  it('binds nothing until somebody has written it', async () => {
    await sql`delete from training_passes`.execute(portal.db)
    await sql`delete from compliance_papers where kind = 'training'`.execute(portal.db)
    const early = await admin.put('/compliance/requirements', {
      kind: 'growth-opportunity',
      confidentiality: 'open',
      gates: [{ key: 'training', binds: ['hire'] }],
    })
    expect(early.status).toBe(422)
    expect(early.body).toMatchObject({ code: 'paper_missing', errors: { training: [expect.any(String)] } })
  })

  it('is written in versions, never over one that somebody else has just written', async () => {
    const first = await write('training', { title: 'First' })
    expect(first.body).toMatchObject({ data: { version: 1, made_by: 'Margaret Ashworth' } })
    const second = await write('training', { text: 'Stricter.' })
    expect(second.body).toMatchObject({ data: { version: 2, done: 0 } })
    const late = await write('training', { replaces: 1 })
    expect(late.body).toMatchObject({ code: 'stale' })
    const [one, two] = await Promise.all([
      write('training', { text: 'One', replaces: 2 }),
      write('training', { text: 'Two', replaces: 2 }),
    ])
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  it('asks for what is missing', async () => {
    const tries = [
      ['nda', { title: ' ' }, 'title'],
      ['nda', { text: '' }, 'text'],
      ['training', { questions: [] }, 'questions'],
      ['training', { questions: [{ ...QUESTIONS[0], options: ['Yes'] }] }, 'questions.0.options'],
      ['training', { questions: [{ ...QUESTIONS[0], right: 2 }] }, 'questions.0.right'],
    ] as const
    for (const [kind, change, field] of tries) {
      const answer = await write(kind, change)
      expect(answer.status, field).toBe(422)
      expect(answer.body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
    }
  })

  it('is written by those who keep the rules alone', async () => {
    for (const name of ['manager', 'hr', 'expert', 'customer'])
      expect((await write('nda', {}, await portal.as(name))).status, name).toBe(404)
  })
})

describe('the confidentiality agreement', () => {
  it('is signed in the portal, opens the hire, and is proven by its file', async () => {
    await write('nda', { text: 'What is learned stays between us.' })
    const one = await applied({ confidentiality: 'nda' })
    expect((await hire(one.id)).body).toMatchObject({ message: expect.stringContaining('NDA signed') })
    const before = await own(one.client, 'nda')
    expect(before).toMatchObject({ is_done: false, done_at: null })
    expect(before.text).toContain('Ada Byron')
    expect(before.sha256).toBe(createHash('sha256').update(before.text).digest('hex'))

    expect((await sign(one.client, 'nda')).body).toMatchObject({
      data: { is_done: true, done_version: before.version, wanted_by: [] },
    })
    expect(await gateOf(one, 'nda')).toMatchObject({
      state: 'passed',
      evidence: `Signed here, version ${before.version}`,
      by: 'Ada Byron',
      at: portal.clock.now.toISOString(),
    })
    expect((await hire(one.id)).status).toBe(200)

    const file = await one.client.get('/papers/nda/file')
    const again = await one.client.get('/papers/nda/file')
    expect(file.bytes.equals(again.bytes)).toBe(true)
    const { pages } = await readPdf(new Uint8Array(file.bytes))
    const text = pages.flatMap(({ items }) => items.map((item) => item.text)).join(' ')
    expect(text).toContain('What is learned stays between us.')
    expect(text).toContain('Certificate of signature')
    const hash = createHash('sha256').update(file.bytes).digest('hex')
    expect((await portal.stranger().post('/verify', { hash })).body).toMatchObject({
      data: { result: 'valid' },
    })
    const bent = createHash('sha256').update(file.bytes.subarray(1)).digest('hex')
    expect((await portal.stranger().post('/verify', { hash: bent })).body).toMatchObject({
      data: { result: 'not known' },
    })
  })

  it('is signed once for each version, and a new one asks again', async () => {
    const one = await applied({ confidentiality: 'nda' })
    expect((await sign(one.client, 'nda')).status).toBe(200)
    expect((await sign(one.client, 'nda')).body).toMatchObject({ code: 'already_signed' })
    const { version, sha256 } = await own(one.client, 'nda')
    await write('nda', { text: 'Stricter.' })

    expect(await gateOf(one, 'nda')).toMatchObject({ state: 'open' })
    expect((await sign(one.client, 'nda', { version, sha256 })).body).toMatchObject({
      code: 'agreement_changed',
    })
    expect((await sign(one.client, 'nda')).status).toBe(200)
    expect(await gateOf(one, 'nda')).toMatchObject({ state: 'passed' })
  })

  it('is not signed twice at once', async () => {
    const one = await applied({ confidentiality: 'nda' })
    const { version, sha256 } = await own(one.client, 'nda')
    const tries = [1, 2, 3].map(() => sign(one.client, 'nda', { version, sha256 }))

    const answers = (await Promise.all(tries)).map(({ status }) => status)

    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('records a name that differs, and asks for the tick, the version and the hash', async () => {
    const one = await applied()
    for (const [change, field] of [
      [{ typed_name: '' }, 'typed_name'],
      [{ accepted: false }, 'accepted'],
      [{ version: null }, 'version'],
      [{ sha256: 'abc' }, 'sha256'],
    ] as const)
      expect((await sign(one.client, 'nda', change)).body).toMatchObject({
        errors: { [field]: [expect.any(String)] },
      })
    expect((await sign(one.client, 'nda', { typed_name: 'A. Byron' })).status).toBe(200)
    const { rows } = await sql<{ name_differs: boolean }>`select s.name_differs from agreement_signatures s
      join agreements a on a.id = s.agreement_id where a.person_id = ${one.expert}`.execute(portal.db)
    expect(rows).toEqual([{ name_differs: true }])
  })

  it('is kept by administrators and HR, and shown to nobody else', async () => {
    const one = await applied()
    const path = `/ics/${one.expert}/nda`
    const hr = await portal.as('hr')
    expect((await hr.get(path)).status).toBe(404)
    await sign(one.client, 'nda')
    expect((await hr.get(path)).headers['content-type']).toContain('application/pdf')
    expect((await admin.get(path)).status).toBe(200)
    for (const name of ['manager', 'expert2', 'customer'])
      expect((await (await portal.as(name)).get(path)).status, name).toBe(404)
    const { body } = await hr.get(`/ics/${one.expert}/checklist`)
    expect(JSON.stringify(body)).toContain('"is_signed":true')
  })
})

describe('a training', () => {
  it('is passed by answering all questions right, and opens the hire', async () => {
    await write('training')
    await require('training', ['hire'])
    const one = await applied()
    expect((await hire(one.id)).body).toMatchObject({ message: expect.stringContaining('Training taken') })
    const seen = await own(one.client, 'training')
    expect(seen.questions).toEqual(QUESTIONS.map(({ question, options }) => ({ question, options })))
    expect(JSON.stringify(seen)).not.toContain('right')
    expect(seen.wanted_by).toHaveLength(1)

    const take = (answers: readonly number[], version = seen.version) =>
      one.client.post('/papers/training/answers', { version, answers })
    expect((await take([1, 0])).body).toMatchObject({
      errors: { 'answers.1': ['Not right. Read the text again.'] },
    })
    expect((await take([1])).body).toMatchObject({ errors: { 'answers.1': ['Choose an answer.'] } })
    expect(await gateOf(one, 'training')).toMatchObject({ state: 'open' })
    expect((await take([1, 1])).body).toMatchObject({ data: { is_done: true } })
    expect((await take([1, 1])).body).toMatchObject({ code: 'training_taken' })
    expect(await gateOf(one, 'training')).toMatchObject({ state: 'passed', by: 'Ada Byron' })
    await write('training', { text: 'Newer.' })
    expect((await take([1, 1])).body).toMatchObject({ code: 'training_changed' })
    expect(await gateOf(one, 'training')).toMatchObject({ state: 'open' })
    expect((await take([1, 1], seen.version + 1)).status).toBe(200)

    expect((await hire(one.id)).status).toBe(200)
    await require('training', [])
  })
})

describe('an attestation', () => {
  it('counts for its year, and is asked for again in the next', async () => {
    await write('attestation')
    await require('attestation', ['hire'])
    const one = await applied()
    const year = portal.clock.now.getUTCFullYear()
    expect((await hire(one.id)).body).toMatchObject({
      message: expect.stringContaining('Attestation of this year'),
    })
    expect((await own(one.client, 'attestation')).text).toContain(`Year: ${year}`)
    expect((await sign(one.client, 'attestation')).status).toBe(200)
    expect((await sign(one.client, 'attestation')).body).toMatchObject({ code: 'already_signed' })
    expect(await gateOf(one, 'attestation')).toMatchObject({ state: 'passed' })

    await sql`update agreements set year = ${year - 1} where person_id = ${one.expert}`.execute(portal.db)
    expect(await gateOf(one, 'attestation')).toMatchObject({
      state: 'open',
      reason: `The expert has not signed the attestation of ${year}.`,
    })
    expect((await sign(one.client, 'attestation')).status).toBe(200)
    expect((await hire(one.id)).status).toBe(200)
    await require('attestation', [])
  })
})

describe('an expert', () => {
  it('is asked once a day for what they pass a gate with, and finds it in Today', async () => {
    const one = await applied({ confidentiality: 'nda' })
    const ask = (key: string, client = manager) => client.post(`/engagements/${one.id}/gates/${key}/ask`)
    expect((await ask('nda', one.client)).status).toBe(403)
    expect((await ask('nda', await portal.as('manager2'))).status).toBe(404)
    expect((await ask('cooling_off')).body).toMatchObject({ code: 'gate_not_open' })

    expect((await ask('nda')).body).toMatchObject({
      data: { state: 'open', asked_at: portal.clock.now.toISOString() },
    })
    expect((await ask('nda')).body).toMatchObject({ code: 'gate_asked' })
    const told = await one.client.get('/notifications')
    expect(told.text).toContain('needs this from you: Confidentiality agreement.')
    const today = await one.client.get('/today')
    expect(today.text).toContain('Sign the confidentiality agreement')
    await sign(one.client, 'nda')
    expect((await one.client.get('/today')).text).not.toContain('Sign the confidentiality agreement')
    expect((await ask('nda')).body).toMatchObject({ code: 'gate_not_open' })
  })

  it('is not asked for what others decide', async () => {
    await require('conflict', ['hire'])
    const one = await applied()
    const asked = await manager.post(`/engagements/${one.id}/gates/conflict/ask`)
    await require('conflict', [])
    expect(asked.body).toMatchObject({ code: 'gate_not_askable' })
  })
})

describe('a new version of a text', () => {
  const toldOf = async ({ client }: { client: Client }) =>
    (await client.get('/notifications')).text.split('needs the new version of').length - 1

  it('is told to those who have done one before and have a project that waits for it, and to nobody else', async () => {
    await write('attestation')
    await require('attestation', ['hire', 'call'], 'nda')
    const [done, hired, waived, never] = [
      await applied({ confidentiality: 'nda' }),
      await applied({ confidentiality: 'nda' }),
      await applied({ confidentiality: 'nda' }),
      await applied({ confidentiality: 'nda' }),
    ]
    const elsewhere = await applied({ confidentiality: 'open' })
    for (const one of [done, hired, waived, elsewhere]) await sign(one.client, 'attestation')
    const set = portal.db.updateTable('engagements').where('id', '=', hired.id)
    await set.set({ status: 'Hired', assigned_at: portal.clock.now }).execute()
    const all = [done, hired, waived, never, elsewhere]
    const counts = () => Promise.all(all.map(toldOf))

    await write('attestation', { text: 'Stricter.' })
    expect(await counts()).toEqual([1, 1, 1, 0, 0])
    await admin.post(`/engagements/${waived.id}/gates/attestation/waive`, { reason: 'Known for years.' })
    await sign(done.client, 'attestation')
    await require('attestation', ['hire'], 'nda')
    await write('attestation', { text: 'Stricter still.' })

    // Once somebody is hired, nothing of theirs waits for what the hire alone asks for.
    expect(await counts()).toEqual([2, 1, 1, 0, 0])
    expect((await done.client.get('/notifications')).text).toContain('/expert/papers')
    await require('attestation', [], 'nda')
  })
})
