import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { company } from '#features/companies/given.ts'
import { expert } from '#features/experts/given.ts'
import { gig } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { refresh } from './refreshing.ts'

let portal: Portal
const clients = new Map<string, Client>()
const users = new Map<string, string>()
let draft = ''

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  const permission = 'CAN_SEE_ADMIN_CONTENT_SEARCH_LIST'
  await portal.db.insertInto('role_grants').values({ role: 'growth_experts_manager', permission }).execute()
  for (const name of ['admin', 'manager', 'manager2']) {
    clients.set(name, await portal.as(name))
    const found = portal.db.selectFrom('users').select('id').where('email', '=', `${name}@demo.test`)
    users.set(name, (await found.executeTakeFirstOrThrow()).id)
  }
  draft = await gig(portal.db, { owner: user('manager'), name: 'A draft', isBare: true })
})
afterAll(() => portal.stop())

function as(name: string): Client {
  const client = clients.get(name)
  if (client === undefined) throw new Error(name)
  return client
}
const user = (name: string) => users.get(name) ?? ''
const current = () => refresh(portal.db, portal.clock.now)

async function say(gigId: string, body: string): Promise<string> {
  const comment = { gig_id: gigId, author_id: user('manager'), body, created_at: new Date() }
  const added = portal.db.insertInto('gig_comments').values(comment).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

const Pieces = z.array(z.object({ text: z.string(), marked: z.boolean() }))
const Found = z.looseObject({
  data: z.array(z.looseObject({ kind: z.string(), id: z.string(), snippet: Pieces, title: Pieces })),
  meta: z.looseObject({ total: z.int() }),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))),
  suggestions: z.array(z.string()),
})
async function find(name: string, keyword: string, more = '') {
  const answer = await as(name).get(`/content-search?keyword=${encodeURIComponent(keyword)}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return Found.parse(answer.body)
}
const idsOf = async (keyword: string, more = '') =>
  (await find('admin', keyword, more)).data.map(({ id }) => id)

describe('a document', () => {
  it('follows every change of what it is made from', async () => {
    const { id } = await expert(portal.db, {})
    const skills = portal.db.selectFrom('reference_items').select('id').where('list', '=', 'skills').limit(1)
    const skill = (await skills.executeTakeFirstOrThrow()).id
    await portal.db.insertInto('expert_skills').values({ person_id: id, skill_id: skill }).execute()
    await current()
    await portal.db
      .updateTable('reference_items')
      .set({ name: 'Wordskill' })
      .where('id', '=', skill)
      .execute()
    await current()
    expect(await idsOf('wordskill', '&types[]=expert')).toContain(id)

    await portal.db.deleteFrom('expert_skills').where('person_id', '=', id).execute()
    await current()
    expect(await idsOf('wordskill', '&types[]=expert')).not.toContain(id)
  })

  it('is not found by its old words while it waits for the new ones', async () => {
    const id = await say(draft, 'wordalpha')
    await current()
    expect(await idsOf('wordalpha')).toEqual([id])
    await portal.db.transaction().execute(async (tx) => {
      // As if another instance were busy: nobody refreshes a document.
      await sql`select pg_advisory_xact_lock(hashtext('search'))`.execute(tx)
      await portal.db.updateTable('gig_comments').set({ body: 'wordomega' }).where('id', '=', id).execute()
      expect(await idsOf('wordalpha or wordomega')).toEqual([])
    })
    await current()
    expect(await idsOf('wordalpha')).toEqual([])
    expect(await idsOf('wordomega')).toEqual([id])
  })

  it('that two change at once holds both changes', async () => {
    const { id } = await expert(portal.db, {})
    await current()
    await portal.db.transaction().execute(async (first) => {
      await first.updateTable('people').set({ job_title: 'Wordfirst' }).where('id', '=', id).execute()
      await portal.db
        .updateTable('experts')
        .set({ status: 'Suspended' })
        .where('person_id', '=', id)
        .execute()
      await current()
    })
    await current()

    expect(await idsOf('wordfirst', '&status[]=Suspended')).toEqual([id])
  })

  it('is gone with its subject', async () => {
    const { id } = await expert(portal.db, { firstName: 'Wordgone' })
    await current()
    expect(await idsOf('wordgone')).toEqual([id])
    await portal.db.deleteFrom('people').where('id', '=', id).execute()
    expect(await idsOf('wordgone')).toEqual([])
    await current()
    const left = portal.db.selectFrom('search_documents').select('kind').where('subject_id', '=', id)
    expect(await left.execute()).toEqual([])
  })

  it('is shown as pieces of text, never as markup', async () => {
    const id = await say(draft, '<b>a</b> wordmarkup & \u0002inside\u0003')
    await current()
    const { data } = await find('admin', 'wordmarkup')

    expect(data).toMatchObject([{ id, kind: 'comment', title: [{ text: 'A draft', marked: false }] }])
    const snippet = data[0]?.snippet ?? []
    expect(snippet.filter(({ marked }) => marked)).toEqual([{ text: 'wordmarkup', marked: true }])
    expect(snippet.map(({ text }) => text).join('')).toMatch(/wordmarkup & inside$/)
  })
})

describe('a keyword', () => {
  const total = async (keyword: string) => (await find('admin', keyword, '&types[]=comment')).meta.total
  beforeAll(async () => {
    await company(portal.db, 'Wordcompany Works')
    await say(draft, 'Optimising the Zürich plant saves blueberry money')
    await say(draft, 'The plant in Geneva costs blueberry money')
    await current()
  })

  it.each([
    ['blueberry', 2],
    ['blueberry zurich', 1],
    ['blueberry -geneva', 1],
    ['"geneva costs"', 1],
    ['"costs geneva"', 0],
    ['geneva or zurich', 2],
    ['optimise plant', 1],
    ['blueberry optimis', 1],
    ['blueberry gen', 1],
    ['gen blueberry', 0],
    ['the', 0],
    ["' | ! & ( <-> :*", 0],
    ['%', 0],
  ])('%s finds %i', async (keyword, expected) => {
    expect(await total(keyword)).toBe(expected)
  })

  it('that is misspelt is answered with titles that are spelt nearly like it', async () => {
    expect((await find('admin', 'wordcompny')).suggestions).toContain('Wordcompany Works')
    expect((await find('manager', 'wordcompny')).suggestions).not.toContain('Wordcompany Works')
  })

  it('of nothing finds nothing', async () => {
    const { body } = await as('admin').get('/content-search')

    expect(body).toMatchObject({ data: [], meta: { total: 0 } })
  })
})

describe('filters', () => {
  beforeAll(async () => {
    await gig(portal.db, { owner: user('manager'), name: 'Wordfacet one', isBare: true })
    await gig(portal.db, {
      owner: user('manager2'),
      name: 'Wordfacet two',
      status: 'Published',
      isBare: true,
    })
    await say(draft, 'wordfacet in a comment')
    await current()
  })
  const counts = (rows: { value: string; count: number }[] | undefined) =>
    Object.fromEntries((rows ?? []).map(({ value, count }) => [value, count]))

  it('count what each of their values would find', async () => {
    const { facets, meta } = await find('admin', 'wordfacet', '&types[]=gig')

    expect(meta.total).toBe(2)
    expect(counts(facets['types'])).toEqual({ gig: 2, comment: 1 })
    expect(counts(facets['status'])).toEqual({ Draft: 1, Published: 1 })
    expect(counts(facets['author'])).toEqual({ [user('manager')]: 1, [user('manager2')]: 1 })
  })

  it('narrow the list together', async () => {
    const more = `&types[]=gig&status[]=Draft&author[]=${user('manager')}`
    const today = new Date().toISOString().slice(0, 10)

    expect((await find('admin', 'wordfacet', more)).meta.total).toBe(1)
    expect((await find('admin', 'wordfacet', `${more}&from=${today}&to=${today}`)).meta.total).toBe(1)
    expect((await find('admin', 'wordfacet', `${more}&to=2020-01-01`)).meta.total).toBe(0)
  })

  it('count nothing that the reader may not see', async () => {
    const { facets } = await find('manager2', 'wordfacet')

    expect(counts(facets['types'])).toEqual({ gig: 1 })
  })

  it.each(['types[]=secret', 'author[]=me', 'from=yesterday', 'page=0', 'unknown=1'])(
    'refuse %s',
    async (query) => {
      expect((await as('admin').get(`/content-search?keyword=x&${query}`)).status).toBe(422)
    },
  )

  it('keep their answer page by page', async () => {
    const [first, second] = [
      await find('admin', 'wordfacet', '&pageSize=2'),
      await find('admin', 'wordfacet', '&pageSize=2&page=2'),
    ]

    expect([first.meta.total, first.data.length, second.data.length]).toEqual([3, 2, 1])
    expect((await find('admin', 'wordfacet', '&pageSize=2&page=9')).meta.total).toBe(3)
  })
})

describe('a very common word', () => {
  it('is ranked and counted among the newest thousand, and says so', async () => {
    await sql`insert into search_documents (source, subject_id, kind, title, headline, body, at)
      select 'faq', gen_random_uuid(), 'faq', 'Commonword ' || n, '', '', timestamptz '2026-01-01' + n * interval '1 hour'
      from generate_series(1, 1500) n`.execute(portal.db)
    await sql`analyze search_documents`.execute(portal.db)

    const answer = await as('admin').get('/content-search?keyword=commonword&pageSize=100&page=10')
    const narrowed = await as('admin').get('/content-search?keyword=commonword&types=gig')

    expect(answer.body).toMatchObject({
      pagination: { total: 1000 },
      facets: { types: [{ value: 'faq', count: 1000 }] },
    })
    expect(answer.text).toContain('"Commonword"')
    expect(answer.text).not.toContain('" 500"')
    expect(narrowed.body).toMatchObject({ data: [], facets: { types: [{ value: 'faq', count: 1000 }] } })
  })
})
