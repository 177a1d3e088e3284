import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gig, type GivenGig } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
const clients: Record<string, Client> = {}
const ids: Record<string, string> = {}

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  const names = ['manager', 'manager2', 'admin2', 'hr', 'expert', 'customer']
  for (const name of names) clients[name] = await portal.as(name)
  const users = await portal.db.selectFrom('users').select(['id', 'email']).execute()
  for (const { id, email } of users) ids[email.replace('@demo.test', '')] = id
})
afterAll(() => portal.stop())

const the = (name: string) => ids[name] ?? ''
const as = (name: string) => {
  const client = clients[name]
  if (client === undefined) throw new Error(`${name} has no session.`)
  return client
}

/** An award with two jurors, a reviewer and an analyst; its jurors have scored nothing yet. */
async function award(facts: Partial<GivenGig> = {}): Promise<string> {
  const id = await gig(portal.db, {
    type: 'award',
    status: 'Approved',
    owner: the('manager'),
    team: { [the('manager2')]: 'juror', [the('expert')]: 'juror', [the('hr')]: 'reviewer' },
    customers: { [the('customer')]: 'manage' },
    ...facts,
  })
  await as('manager2').send('PUT', `/gigs/${id}/scores`, { body: { scores: [] } })
  await as('expert').send('PUT', `/gigs/${id}/scores`, { body: { scores: [] } })
  return id
}

const Details = z.object({
  data: z.object({
    version: z.int(),
    details: z.object({
      nominee_companies: z.array(z.looseObject({ company_id: z.string() })),
      criteria: z.array(z.strictObject({ id: z.string(), name: z.string(), weight: z.int() })),
      scores: z.array(z.strictObject({ ...place(), score: z.int(), juror_id: z.string() })),
    }),
  }),
  actions: z.looseObject({ canJudge: z.boolean() }),
})
function place() {
  return { company_id: z.string(), criterion_id: z.string() }
}
const read = async (name: string, id: string) => Details.parse((await as(name).get(`/gigs/${id}`)).body)
const put = (name: string, id: string, scores: unknown) =>
  as(name).send('PUT', `/gigs/${id}/scores`, { body: { scores } })

/** A score for the first nominee and the first criterion. */
async function firstPlace(id: string) {
  const { details } = (await read('manager', id)).data
  return {
    company_id: details.nominee_companies[0]?.company_id ?? '',
    criterion_id: details.criteria[0]?.id ?? '',
  }
}

describe('a jury', () => {
  it('keeps what the same juror gave on another device meanwhile', async () => {
    const id = await award()
    const at = await firstPlace(id)
    const { details } = (await read('expert', id)).data
    const other = { ...at, company_id: details.nominee_companies[1]?.company_id ?? '' }
    const write = (scores: unknown, before: unknown) =>
      as('expert').send('PUT', `/gigs/${id}/scores`, { body: { scores, before } })
    const own = async () =>
      (await read('expert', id)).data.details.scores.map(({ score, ...one }) => [one.company_id, score])

    await write([{ ...at, score: 9 }], [])
    await write([{ ...other, score: 4 }], [])
    expect(await own()).toEqual([
      [at.company_id, 9],
      [other.company_id, 4],
    ])
    await write(
      [{ ...other, score: 5 }],
      [
        { ...at, score: 9 },
        { ...other, score: 4 },
      ],
    )
    expect(await own()).toEqual([[other.company_id, 5]])
  })

  it('scores each for themselves: own scores are replaced, the others stay and are not seen', async () => {
    const id = await award()
    const at = await firstPlace(id)
    const { version } = (await read('manager', id)).data
    await put('expert', id, [{ ...at, score: 4 }])
    await put('manager2', id, [{ ...at, score: 9 }])

    const answer = await put('manager2', id, [{ ...at, score: 7 }])

    const own = { ...at, score: 7, juror_id: the('manager2') }
    expect(answer).toMatchObject({ status: 200, body: { data: { details: { scores: [own] } } } })
    expect((await read('expert', id)).data.details.scores).toEqual([
      { ...at, score: 4, juror_id: the('expert') },
    ])
    for (const name of ['manager', 'hr', 'admin2'])
      expect((await read(name, id)).data.details.scores).toHaveLength(2)
    expect((await read('customer', id)).data.details.scores).toEqual([])
    // Somebody who is editing meanwhile is not asked to choose between versions.
    expect((await read('manager', id)).data.version).toBe(version)
  })

  it('sees all scores once the award is published, and gives no more', async () => {
    const id = await award()
    const at = await firstPlace(id)
    await put('expert', id, [{ ...at, score: 4 }])
    await put('manager2', id, [{ ...at, score: 9 }])
    await portal.db
      .updateTable('gigs')
      .set({ status: 'Published', was_published: true })
      .where('id', '=', id)
      .execute()

    const seen = await read('expert', id)

    expect(seen.data.details.scores).toHaveLength(2)
    expect(seen.actions.canJudge).toBe(false)
    expect((await put('expert', id, [])).status).toBe(409)
  })
})

describe('a criterion', () => {
  const edit = (id: string, details: object) =>
    as('manager').send('PUT', `/gigs/${id}`, { body: { details } })

  it('keeps its scores under another name and at another place', async () => {
    const id = await award()
    const at = await firstPlace(id)
    await put('expert', id, [{ ...at, score: 4 }])
    const { criteria } = (await read('manager', id)).data.details

    const renamed = criteria.map((one) => ({ ...one, name: `New: ${one.name}` })).toReversed()
    const answer = await edit(id, { criteria: renamed })

    expect(answer.status, answer.text).toBe(200)
    expect((await read('manager', id)).data.details.criteria).toEqual(renamed)
    expect((await read('expert', id)).data.details.scores).toMatchObject([{ ...at, score: 4 }])
  })

  it('takes its own scores with it when it goes, also from a later one of its name', async () => {
    const id = await award()
    const at = await firstPlace(id)
    const { criteria } = (await read('manager', id)).data.details
    const [gone, kept, third] = criteria.map((one) => one.id)
    await put(
      'expert',
      id,
      [gone, kept].map((criterion) => ({ ...at, criterion_id: criterion, score: 4 })),
    )
    const names = criteria.map(({ name }) => name)

    await edit(id, {
      criteria: [
        { id: the('hr'), name: names[0], weight: 40 },
        { id: kept, name: names[1], weight: 30 },
        { id: third, name: names[2], weight: 30 },
      ],
    })

    expect((await read('expert', id)).data.details.scores).toMatchObject([{ criterion_id: kept, score: 4 }])
  })

  it('has an id of its own', async () => {
    const id = await award()
    const twin = (name: string) => ({ id: the('hr'), name, weight: 50 })

    const { body } = await edit(id, { criteria: [twin('Impact'), twin('Technology')] })

    expect(body).toMatchObject({ errors: { 'details.criteria': ['This is in the list twice.'] } })
  })
})

describe('a score', () => {
  it('is 1 to 10, of a nominee, by a criterion, once', async () => {
    const id = await award()
    const at = await firstPlace(id)
    const fault = async (scores: unknown) => (await put('expert', id, scores)).body

    expect(await fault([{ ...at, score: 11 }])).toMatchObject({
      errors: { 'scores.0.score': ['At most 10.'] },
    })
    expect(await fault([{ ...at, score: 2.5 }])).toMatchObject({
      errors: { 'scores.0.score': ['Use a whole number.'] },
    })
    const unknown = ['Score the nominees by the criteria of the award.']
    expect(await fault([{ ...at, criterion_id: the('expert'), score: 5 }])).toMatchObject({
      errors: { scores: unknown },
    })
    expect(await fault([{ ...at, company_id: the('expert'), score: 5 }])).toMatchObject({
      errors: { scores: unknown },
    })
    const twice = [
      { ...at, score: 5 },
      { ...at, score: 6 },
    ]
    expect(await fault(twice)).toMatchObject({
      errors: { scores: ['Give one score for each criterion of a nominee.'] },
    })
  })

  it('is given by jurors alone, while the award is worked on', async () => {
    const id = await award()
    const at = await firstPlace(id)
    const scores = [{ ...at, score: 5 }]

    for (const name of ['manager', 'hr', 'admin2', 'customer'])
      expect((await put(name, id, scores)).status).toBe(403)
    expect((await put('expert', await award({ team: {} }), scores)).status).toBe(404)
    expect((await read('expert', id)).actions.canJudge).toBe(true)
    expect((await put('expert', await award({ status: 'Submitted' }), [])).status).toBe(409)
    expect((await put('expert', await award({ columns: { locked: true } }), [])).status).toBe(423)
    const sentBack = await award({ status: 'Rejected', rejectedFrom: 'Submitted' })
    expect((await put('expert', sentBack, [])).status).toBe(200)
  })
})
