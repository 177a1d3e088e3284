import { activity as contract } from '@guildhall/contract/activity'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

async function rows(query: string, client = admin) {
  portal.clock.pass(1000)
  const { body } = await client.get(`/activities${query}`)
  return z.parse(contract.list.ok, body).data
}

/** Calls are written soon after they are answered. */
async function sentenceWith(part: string) {
  let found: string | undefined
  await expect
    .poll(async () => {
      found = (await rows('?pageSize=100')).find(({ sentence }) => sentence.includes(part))?.sentence
      return found
    })
    .toBeDefined()
  return found
}

it('says who did what to whom, by the name of now', async () => {
  const one = await givenExpert(portal.db, { firstName: 'Grace', lastName: 'Kimani' })
  const id = await givenGig(portal.db, { owner: await portal.userId('admin'), status: 'Published' })
  await admin.get(`/experts/${one.id}`)
  await admin.get(`/gigs/${id}`)
  const { name } = await portal.db
    .selectFrom('gigs')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  expect(await sentenceWith('Grace Kimani')).toMatch(/^Margaret Ashworth [a-z]+ Grace Kimani$/)
  expect(await sentenceWith(name)).toBe(`Margaret Ashworth opened ${name}`)

  await portal.db
    .updateTable('people')
    .set({ erased_at: portal.clock.now })
    .where('id', '=', one.id)
    .execute()
  expect((await rows('?pageSize=100')).filter(({ sentence }) => sentence.includes('Kimani'))).toEqual([])
})

it('says in a project who took an application or a request back, in the words of the board', async () => {
  const id = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  const one = await givenExpert(portal.db, { firstName: 'Ada', lastName: 'Okoye' })
  const applied = await engagement(portal.db, { gig: id, expert: one.id, status: 'Applied' })
  await (await portal.stranger().signIn(one.email)).post(`/engagements/${applied}/withdraw`, {})
  const requested = await engagement(portal.db, { gig: id, expert: one.id, status: 'Requested' })
  await admin.post(`/engagements/${requested}/withdraw-request`, {})

  const { text } = await admin.get(`/gigs/${id}/activities?type=submit`)

  for (const said of ['Request withdrawn: Ada Okoye', 'Withdrawn by the expert: Ada Okoye'])
    expect(text).toContain(`"${said}"`)
})

it('leaves out what was only read, when asked to', async () => {
  await sentenceWith('Margaret Ashworth')

  expect((await rows('?pageSize=100')).map(({ type }) => type)).toContain('retrieve')
  expect((await rows('?pageSize=100&include_reads=true')).map(({ type }) => type)).toContain('retrieve')
  const types = (await rows('?pageSize=100&include_reads=false')).map(({ type }) => type)
  expect(types.length).toBeGreaterThan(0)
  expect(types).not.toContain('retrieve')
})

it('tells one session from its beginning to its end, to whoever reads the log', async () => {
  const manager = await portal.as('manager')
  await manager.get('/gigs')
  const { id } = await portal.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', await portal.userId('manager'))
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const told = async () => {
    const { body } = await admin.get(`/activities/sessions/${id}`)
    return z.parse(contract.session.ok, body).data.map(({ log_name: name }) => name)
  }
  await expect.poll(told).toContain('List projects')

  expect((await told())[0]).toBe('Log in')
  expect((await manager.get(`/activities/sessions/${id}`)).status).toBe(404)
  expect((await admin.get('/activities/sessions/01932f5e-7d3a-7000-8000-000000000000')).status).toBe(404)
})
