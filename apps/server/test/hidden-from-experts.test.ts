import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { events } from '#features/activity/given.ts'
import { expert } from '#features/experts/given.ts'
import { gig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { until } from '#test/until.ts'
import type { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'
import { sampleOf } from './samples.ts'
import { unzip } from './unzip.ts'

/** That somebody was screened, looked at, ranked or put on a list (PRODUCT 5.3.2, 5.4): words and keys that tell it. */
const TELLING =
  /Screened|screened|"?Reviewed|\.reviewed|shortlist|"score|"rank|may_be_duplicate|internal_note|demarcation/g

const READS = Object.values(api)
  .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
  .filter(
    ({ method, path }) => method === 'GET' && !path.endsWith('/stream') && !path.startsWith('/auth/linkedin'),
  )
  .filter(
    ({ access }) =>
      typeof access === 'string' || ('roles' in access && access.roles.join().includes('_expert')),
  )

const EMAILS = { screened: 'mia@planted.test', reviewed: 'noa@planted.test' }

let portal: Portal
const people = new Map<string, { client: Client; ids: Record<string, string> }>()

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '10000' })
  const owner = await portal.userId('manager')
  const project = await gig(portal.db, { owner, status: 'Published' })
  for (const [name, expertStatus] of [
    ['screened', 'Screened'],
    ['reviewed', 'Approved'],
  ] as const) {
    const { id, email } = await expert(portal.db, { expertStatus, email: EMAILS[name] })
    const own = await engagement(portal.db, {
      gig: project,
      expert: id,
      status: 'Reviewed',
      columns: { score: '87.5' },
    })
    const subject = { kind: 'person', id, title: 'Somebody' } as const
    await events(portal.db, [
      { kind: 'expert.screened', subject, actorId: owner, at: portal.clock.now },
      { kind: 'person.may_be_duplicate', subject, actorId: owner, at: portal.clock.now },
    ])
    people.set(name, { client: await portal.stranger().signIn(email), ids: { id, project, own } })
  }
})
afterAll(() => portal.stop())

describe.each(['screened', 'reviewed'] as const)('an expert who was %s', (name) => {
  // First: the names of calls made later stand in the archive.
  it('reads nothing of it at the login, nor in the archive of personal data', async () => {
    const { client, ids } = person(name)
    const login = await client.post('/login', { email: EMAILS[name], password: 'Demo-pass-1' })
    const withPerson = await client.get('/auth?include=person')

    expect(tellingIn(login.text + withPerson.text)).toEqual([])
    expect(tellingIn(await archiveOf(client, ids['id'] ?? ''))).toEqual([])
  })

  it.each(READS.map((spec) => [spec.path, spec] as const))(
    'reads nothing of it in GET %s',
    async (_path, spec) => {
      const { client, ids } = person(name)

      const answers = await Promise.all(Object.values(ids).map((id) => client.get(pathFor(spec, id))))

      for (const { text } of answers) expect(tellingIn(text)).toEqual([])
    },
  )
})

/** Each hit with what stands around it. */
function tellingIn(text: string): string[] {
  return [...text.matchAll(TELLING)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40))
}

function person(name: string) {
  const found = people.get(name)
  if (found === undefined) throw new Error(`${name} is nobody`)
  return found
}

/** The sample with what it names being there. */
function pathFor(spec: EndpointSpec, id: string): string {
  return sampleOf(spec).path.replaceAll('01932f5e-7d3a-7000-8000-000000000000', id)
}

const Asked = z.object({ data: z.object({ id: z.uuid() }) })
const Job = z.object({ data: z.object({ status: z.string(), url: z.optional(z.string()) }) })

/** Every data file of the archive as one text. */
async function archiveOf(client: Client, id: string): Promise<string> {
  const asked = await client.post(`/users/${id}/data-export`, { current_password: 'Demo-pass-1' })
  const jobId = z.parse(Asked, asked.body).data.id
  const { url = '' } = await until(async () => {
    const { data } = z.parse(Job, (await client.get(`/jobs/${jobId}`)).body)
    return data.status === 'done' && data
  })
  const to = new URL(String((await client.get(url.replace('/api', ''))).headers['location']))
  const { bytes } = await client.get(to.pathname.replace('/api', '') + to.search)
  return [...unzip(bytes)].map(([file, content]) => `${file}\n${content.toString()}`).join('\n')
}
