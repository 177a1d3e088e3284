import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gigs as givenGigs } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from './client.ts'
import { demoIds } from './demo-ids.ts'
import { startPortal, type Portal } from './portal.ts'
import { readProjects, type Known } from './projects-rule.ts'
import { sampleOf } from './samples.ts'

/** Compares readers who see everything with the table; the others must see nothing else. */
const EVERYBODY = [
  'admin',
  'manager',
  'manager2',
  'hr',
  'expert',
  'expert2',
  'customer',
  'customer2',
] as const
const WITHOUT = ['suspended', 'pending', 'incomplete'] as const

const endpoints: EndpointSpec[] = Object.values(api).flatMap((feature: Record<string, EndpointSpec>) =>
  Object.values(feature),
)
const answersText = ({ method, ok }: EndpointSpec) =>
  method === 'GET' && (!('file' in ok) || ok.file === 'text/csv')
const about = (spec: EndpointSpec, part: string) => spec.path.startsWith(`${part}/:id`)

let portal: Portal
let known: Known
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '10000' })
  await addCorners(portal)
  known = await readProjects(portal.db)
})
afterAll(() => portal.stop())

/** What the demo network does not hold: each is one condition of the rule away from being seen. */
async function addCorners({ db }: Portal): Promise<void> {
  const the = await demoIds(db)
  const owner = the('manager2')
  const published = { owner, status: 'Published', customers: {} } as const
  const [, , , ended] = await givenGigs(db, [
    { ...published, name: 'Corner of the restricted', columns: { confidentiality: 'restricted' } },
    { ...published, name: 'Corner of the deleted', columns: { deleted_at: new Date() } },
    { owner, status: 'Approved', name: 'Corner of the level view', customers: { [the('customer')]: 'view' } },
    { owner, status: 'Unpublished', name: 'Corner of the declined' },
    {
      owner,
      status: 'Approved',
      name: 'Corner of the collaborator',
      customers: { [the('customer')]: 'collaborate' },
    },
    { owner, status: 'Draft', name: 'Corner of the draft', customers: { [the('customer')]: 'manage' } },
    { owner, status: 'Draft', name: 'Corner of the co-owner', columns: { co_owner_ids: [the('manager')] } },
    { owner, status: 'Draft', name: 'Corner of the team', team: { [the('hr')]: 'reviewer' } },
    { ...published, name: 'Corner of the customers', customers: { [the('expert2')]: 'manage' } },
  ])
  if (ended === undefined) throw new Error('No gig was added.')
  await engagement(db, { gig: ended, expert: the('expert'), status: 'Closed', closed: 'declined' })
}

describe.each([...EVERYBODY, ...WITHOUT])('the projects of %s', (name) => {
  let client: Client
  let mine: string[]
  let others: string[]
  beforeAll(async () => {
    client = await portal.as(name)
    mine = [...known.seenBy(`${name}@demo.test`)].toSorted()
    others = known.all.filter((id) => !mine.includes(id))
  })

  it('are on the list, in its counts, behind their addresses, found by name and kept as favorites', async () => {
    expect(await listed(client, '/gigs?pageSize=100')).toEqual(mine)
    expect((await client.get('/gigs/statusCount')).body).toMatchObject({ data: { All: mine.length } })

    const opened = await each(
      known.all,
      async (id) => [id, (await client.get(`/gigs/${id}`)).status] as const,
    )
    expect(idsWith(opened, 200)).toEqual(mine)
    expect(idsWith(opened, 404)).toEqual(others.toSorted())

    for (const id of known.all) await client.post('/favorites', { project_id: id })
    const Favorites = z.object({ data: z.array(z.object({ project_id: z.string() })) })
    const favorites = Favorites.parse((await client.get('/favorites?pageSize=100')).body).data
    expect(favorites.map((one) => one.project_id).toSorted()).toEqual(mine)

    const Quick = z.object({ data: z.object({ gigs: z.array(z.object({ id: z.string() })) }) })
    const found = await each(known.all, async (id) => {
      const answer = await client.get(`/search/quick?keyword=${encodeURIComponent(known.nameOf(id))}`)
      return [id, Quick.parse(answer.body).data.gigs.some((hit) => hit.id === id)] as const
    })
    expect(idsWith(found, true)).toEqual(mine)
  })

  it('are the only ones that any other list, page or count names', async () => {
    const answers = await each(
      pathsThatNameProjects,
      async (path) => [path, (await client.get(path)).text] as const,
    )
    const leaks = answers.flatMap(([path, text]) =>
      known
        .namedIn(text)
        .filter((id) => others.includes(id))
        .map((id) => `${path}: ${known.nameOf(id)}`),
    )
    expect(leaks).toEqual([])
  })

  it('are the only ones whose parts exist for them, to read and to write', async () => {
    const parts = endpoints
      .filter((spec) => about(spec, '/gigs') || about(spec, '/engagements'))
      // The people who run a deleted project see nothing of it, but may restore it.
      .filter(({ path }) => !path.endsWith('/restore'))
    const calls = parts.flatMap((spec) => {
      const { path, body, form } = sampleOf(spec)
      const ids = about(spec, '/gigs') ? others : known.engagementsOf(others)
      return ids
        .slice(0, spec.method === 'GET' ? 6 : 2)
        .map((id) => ({ spec, body, form, path: withId(path, id) }))
    })
    const answers = await each(calls, async ({ spec, path, body, form }) => {
      const { status } = await (form === undefined
        ? client.send(spec.method, path, body === undefined ? {} : { body })
        : client.upload(path, form))
      return [`${spec.method} ${path}`, status] as const
    })
    expect(answers.filter(([, status]) => status !== 404)).toEqual([])
  })
})

const pathsThatNameProjects: string[] = []
/** An administrator sees every project: what names one for them may name one for others. Lists are asked of everybody. */
beforeAll(async () => {
  const admin = await portal.as('admin2')
  // The log of calls names what was called.
  const lists = endpoints.filter((spec) => answersText(spec) && !/:|^\/activities/.test(spec.path))
  pathsThatNameProjects.push(...lists.map((spec) => wide(sampleOf(spec).path, spec)))
  for (const part of ['/users', '/managers', '/experts', '/people', '/ics', '/companies'])
    for (const spec of endpoints.filter((one) => answersText(one) && about(one, part))) {
      const ids = part === '/companies' ? known.companies : known.people
      const paths = ids.map((id) => wide(withId(sampleOf(spec).path, id), spec))
      const texts = await each(paths.slice(0, 12), async (path) => (await admin.get(path)).text)
      if (texts.some((text) => known.namedIn(text).length > 0)) pathsThatNameProjects.push(...paths)
    }
})

const withId = (path: string, id: string) => path.replace(/(?<=^\/\w+\/)[\w-]+/, id)

/** As many rows as a page may have. */
function wide(path: string, { input }: EndpointSpec): string {
  const hasPages =
    input.query !== undefined && 'shape' in input.query && 'pageSize' in Object(input.query.shape)
  return hasPages ? `${path}${path.includes('?') ? '&' : '?'}pageSize=100` : path
}

/** Few at a time: a portal that is asked too much at once says 503. */
async function each<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let from = 0; from < items.length; from += 6)
    answers.push(...(await Promise.all(items.slice(from, from + 6).map(ask))))
  return answers
}

async function listed(client: Client, path: string): Promise<string[]> {
  const { data } = z
    .object({ data: z.array(z.object({ id: z.string() })) })
    .parse((await client.get(path)).body)
  return data.map(({ id }) => id).toSorted()
}

function idsWith<Value>(rows: readonly (readonly [string, Value])[], wanted: Value): string[] {
  return rows.flatMap(([id, value]) => (value === wanted ? [id] : [])).toSorted()
}
