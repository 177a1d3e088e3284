import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { SystemState } from '@guildhall/contract/jobs/care'
import { Client as Owner } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { visitEmbeddedPostgres } from '#platform/db/embedded.ts'
import { Victim } from '#test/kills/victim.ts'
import { signInAs } from '#test/kills/writers.ts'
import { until } from '#test/until.ts'
import { mountSmallDisk } from './small-disk.ts'

const disk = await mountSmallDisk(1500)
const victim = new Victim(disk?.path ?? '')
const cookies = { manager: '', admin: '' }
const acknowledged: string[] = []

beforeAll(async () => {
  if (disk === undefined) return
  await victim.start()
  cookies.manager = await signInAs(victim.origin, 'manager@demo.test')
  cookies.admin = await signInAs(victim.origin, 'admin@demo.test')
}, 180_000)
afterAll(async () => {
  await disk?.makeRoom()
  await victim.stop()
  await disk?.remove()
})

async function ask(path: string, body?: object, cookie = cookies.manager) {
  const answer = await fetch(`${victim.origin}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const said: unknown = await answer.json()
  return { status: answer.status, body: said }
}

/** A message with so much text that its table needs room for it. */
async function write() {
  const message = randomBytes(3000).toString('base64')
  const answer = await ask('/feedback', { message, rate: 4, type: 'others', page_url: '/manager/projects' })
  if (answer.status < 300) acknowledged.push(message)
  return answer
}

const statusOf = (path: string) =>
  fetch(`${victim.origin}${path}`).then(
    ({ status }) => status,
    () => 0,
  )

async function alertOfDatabase() {
  const { body } = await ask('/settings/system', undefined, cookies.admin)
  return z.parse(z.object({ data: SystemState }), body).data.alerts.find(({ part }) => part === 'database')
}

function asOwner<T>(work: (owner: Owner) => Promise<T>): Promise<T> {
  const place = { folder: join(victim.folder, 'database'), keysFolder: join(victim.folder, 'keys') }
  return visitEmbeddedPostgres(place, async (url) => {
    const owner = new Owner({ connectionString: url })
    owner.on('error', () => undefined)
    await owner.connect()
    try {
      return await work(owner)
    } finally {
      await owner.end().catch(() => undefined)
    }
  })
}

describe.runIf(disk !== undefined)('a database whose disk is full', { timeout: 240_000 }, () => {
  it('refuses in clear words and comes back by itself when there is room, with every acknowledged write', async () => {
    const first = await write()
    await disk?.fill()
    const refused = await until(async () => {
      const answer = await write()
      return answer.status < 300 ? undefined : answer
    })
    const meanwhile = [await write(), await ask('/gigs'), await write(), await ask('/faqs')]
    const living = await statusOf('/healthz')

    await disk?.makeRoom()
    await until(async () => (await write().catch(() => undefined))?.status === 201)
    const { rows } = await asOwner((owner) =>
      owner.query('select from feedback where message = any($1::text[])', [acknowledged]),
    )

    expect(first.status, JSON.stringify(first.body)).toBe(201)
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    // Where its log has no room the database ends, and no more can be read of it either.
    expect(
      meanwhile.map(({ status }) => status).filter((status) => ![200, 201, 503].includes(status)),
    ).toEqual([])
    expect(living).toBe(200)
    expect(rows).toHaveLength(acknowledged.length)
    await until(async () => typeof (await alertOfDatabase())?.over_at === 'string')
    expect(await alertOfDatabase()).toMatchObject({ part: 'database' })
  })
})
