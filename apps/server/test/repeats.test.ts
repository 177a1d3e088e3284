import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetRepeats } from '#platform/http/calls/repeats.ts'
import { Client } from './client.ts'
import { formOf } from './form.ts'
import { startPortal, type Portal } from './portal.ts'
import { pdf } from './sample-files.ts'

const DAY = 86_400_000

let portal: Portal
let second: FastifyInstance
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100' })
  second = await portal.another()
})
afterAll(() => portal.stop())

/** The same person at both servers. */
async function atBoth(name: string): Promise<[Client, Client]> {
  return [await portal.as(name), await new Client(second, name).signIn(`${name}@demo.test`)]
}

const sendGig = (by: Client, name: string, key: string) =>
  by.send('POST', '/gigs', { body: { type: 'radar', name }, headers: { 'idempotency-key': key } })

const gigsCalled = async (name: string) => {
  const { rows } = await sql`select id from gigs where name = ${name}`.execute(portal.db)
  return rows.length
}

describe('a POST with an Idempotency-Key', () => {
  it('has one effect and one answer when it is sent ten times at once to two servers', async () => {
    const [here, there] = await atBoth('manager')

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => sendGig(at % 2 === 0 ? here : there, 'Once', 'gig-1')),
    )

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(9)
    expect(await gigsCalled('Once')).toBe(1)
  })

  it('refuses its key for another request, and lets others use the same word', async () => {
    const [here, there] = await atBoth('manager')
    const other = await portal.as('manager2')

    expect((await sendGig(here, 'Mine', 'gig-2')).status).toBe(201)
    expect((await sendGig(there, 'Changed', 'gig-2')).body).toMatchObject({ code: 'key_used' })
    expect((await sendGig(other, 'Mine', 'gig-2')).status).toBe(201)
    expect(await gigsCalled('Mine')).toBe(2)
  })

  it('gives its key back when it was refused', async () => {
    const [here] = await atBoth('manager')
    const send = (body: object) =>
      here.send('POST', '/gigs', { body, headers: { 'idempotency-key': 'gig-3' } })

    expect((await send({ type: 'radar', name: '' })).status).toBe(422)
    expect((await send({ type: 'radar', name: 'Right' })).status).toBe(201)
  })

  it('is remembered for a day', async () => {
    const [here] = await atBoth('manager')
    await sendGig(here, 'Daily', 'gig-4')

    portal.clock.pass(DAY / 4)
    const again = await sendGig(await portal.as('manager'), 'Daily', 'gig-4')
    portal.clock.pass(DAY)
    const later = await sendGig(await portal.as('manager'), 'Daily', 'gig-4')

    expect(again.headers).toHaveProperty('idempotency-replayed')
    expect(later.headers).not.toHaveProperty('idempotency-replayed')
    expect(await gigsCalled('Daily')).toBe(2)
    await forgetRepeats(portal.db, new Date(portal.clock.now.getTime() + DAY + 1))
    expect(await portal.db.selectFrom('repeats').select('id').execute()).toEqual([])
  })

  it('has one effect for a file as well', async () => {
    const [here, there] = await atBoth('new')
    const form = formOf([{ field: 'file', filename: 'resume.pdf', content: pdf() }])
    const send = (by: Client) =>
      by.send('POST', '/accounts/attachments', {
        ...form,
        headers: { ...form.headers, 'idempotency-key': 'file-1' },
      })

    const answers = await Promise.all([send(here), send(there), send(here)])
    const done = answers.filter(({ status }) => status === 200)
    const later = await send(there)

    expect(done.length).toBeGreaterThan(0)
    expect(new Set([...done, later].map(({ text }) => text)).size).toBe(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409)
      expect(body).toMatchObject({ code: 'in_progress' })
    }
    const owner = await portal.userId('new')
    const { rows } = await sql`select f.id from files f join users u on u.person_id = f.owner_person_id
      where u.id = ${owner} and f.kind = 'resume'`.execute(portal.db)
    expect(rows).toHaveLength(1)
  })

  it('leaves nothing that can be read from the database', async () => {
    const [here] = await atBoth('manager')
    await sendGig(here, 'Canary in the answer', 'a-key-to-find')

    const { rows } = await sql<{ row: string }>`select encode(id, 'escape') || encode(request, 'escape')
      || encode(answer, 'escape') as row from repeats`.execute(portal.db)

    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toMatch(/Canary|a-key-to-find|manager/)
  })
})

describe('a login with an Idempotency-Key', () => {
  it('is a login of its own each time', async () => {
    const send = () =>
      portal.stranger().send('POST', '/login', {
        body: { email: 'manager@demo.test', password: 'Demo-pass-1' },
        headers: { 'idempotency-key': 'login-1' },
      })

    const cookies = (await Promise.all([send(), send()])).map(({ headers }) => headers['set-cookie'])

    expect(cookies[0]).not.toEqual(cookies[1])
  })
})
