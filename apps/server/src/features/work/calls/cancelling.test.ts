import { calls as contract, type Call } from '@guildhall/contract/work/calls'
import PostalMime from 'postal-mime'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { until } from '#test/until.ts'
import * as store from './store.ts'

const HOUR = 3_600_000
let portal: Portal
let gig: string
let manager: Client
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  manager = await portal.as('manager')
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

async function newExpert() {
  const one = await givenExpert(portal.db)
  return { ...one, client: await portal.stranger().signIn(one.email) }
}

// Beyond the calls of the demo network.
let next = 60 * 24
/** A time of its own for each call of these tests. */
function time(hours = (next += 2)) {
  const start = Math.ceil(portal.clock.now.getTime() / HOUR) * HOUR + hours * HOUR
  return { start_at: new Date(start).toISOString(), end_at: new Date(start + HOUR / 2).toISOString() }
}
const callOf = (body: unknown): Call => z.parse(contract.read.ok, body).data

async function proposed(slots: ReturnType<typeof time>[], on: string) {
  const answer = await manager.post(`/engagements/${on}/calls`, { title: 'First conversation', slots })
  expect(answer.status, answer.text).toBe(201)
  return callOf(answer.body)
}

async function booked(slot: ReturnType<typeof time>, on: string, by: Client) {
  const call = await proposed([slot], on)
  const answer = await by.post(`/calls/${call.id}/book`, { slot_id: call.slots[0]?.id })
  expect(answer.status, answer.text).toBe(200)
  return callOf(answer.body)
}

async function canAdd(on: string) {
  return z.parse(contract.list.ok, (await manager.get(`/engagements/${on}/calls`)).body).actions.canAdd
}

async function mailsTo(address: string, subject: string) {
  const folder = join(portal.folder, 'mail')
  const found = []
  for (const name of await readdir(folder)) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    if (mail.to?.[0]?.address === address && mail.subject === subject) found.push(mail)
  }
  return found
}

describe('a call that cannot take place', () => {
  it('is not booked with an expert who was suspended meanwhile', async () => {
    const one = await newExpert()
    const on = await engagement(portal.db, { gig, expert: one.id, status: 'Hired' })
    const call = await proposed([time()], on)
    const set = portal.db.updateTable('experts').where('person_id', '=', one.id)
    await set.set({ status: 'Suspended' }).execute()

    const answer = await one.client.post(`/calls/${call.id}/book`, { slot_id: call.slots[0]?.id })

    expect(answer.body).toMatchObject({ code: 'forbidden' })
  })

  it('is not proposed to an expert whose account is suspended', async () => {
    const { id: expert } = await newExpert()
    const on = await engagement(portal.db, { gig, expert, status: 'Hired' })
    await admin.post(`/users/${expert}/deactivate`)

    const body = { title: 'First conversation', slots: [time()] }
    const refused = await manager.post(`/engagements/${on}/calls`, body)

    expect(refused).toMatchObject({ status: 409, body: { code: 'expert_locked_out' } })
    expect(await canAdd(on)).toBe(false)
  })

  it('is offered to nobody while the expert is suspended', async () => {
    const one = await newExpert()
    const on = await engagement(portal.db, { gig, expert: one.id, status: 'Hired' })
    const call = await booked(time(), on, one.client)
    expect(await canAdd(on)).toBe(true)
    const set = portal.db.updateTable('experts').where('person_id', '=', one.id)
    await set.set({ status: 'Suspended' }).execute()

    expect(await canAdd(on)).toBe(false)
    const { actions } = callOf((await manager.get(`/calls/${call.id}`)).body)
    expect(actions).toMatchObject({ canPropose: false, canMove: false, canCancel: true })
  })

  it('is no news once its time is over: nobody gets a mail, and the end of the work leaves it', async () => {
    const one = await newExpert()
    const on = await engagement(portal.db, { gig, expert: one.id, status: 'Hired' })
    const [taken, over, coming] = [
      await booked(time(), on, one.client),
      await booked(time(), on, one.client),
      await booked(time(), on, one.client),
    ]
    const at = { start_at: new Date(portal.clock.now.getTime() - HOUR), end_at: portal.clock.now }
    for (const { id } of [taken, over]) await store.update(portal.db, id, at)

    await manager.post(`/calls/${taken.id}/cancel`, { reason: 'Nobody came.' })
    await manager.post(`/engagements/${on}/end`, { outcome: 'completed' })

    const statusOf = async (id: string) => callOf((await manager.get(`/calls/${id}`)).body).status
    expect(await statusOf(taken.id)).toBe('cancelled')
    expect(await statusOf(over.id)).toBe('booked')
    expect(await statusOf(coming.id)).toBe('cancelled')
    const subject = 'Call cancelled: First conversation'
    await until(async () => (await mailsTo(one.email, subject)).length > 0)
    expect(await mailsTo(one.email, subject)).toHaveLength(1)
  })

  it('is cancelled when the expert is suspended, and when the work ends', async () => {
    const one = await newExpert()
    const on = await engagement(portal.db, { gig, expert: one.id, status: 'Hired' })
    const first = await booked(time(), on, one.client)
    const suspended = await admin.post(`/users/${one.id}/suspend`, { status_reason: 'Unreachable.' })
    expect(suspended.status, suspended.text).toBe(200)

    const other = await newExpert()
    const ending = await engagement(portal.db, { gig, expert: other.id, status: 'Hired' })
    const second = await booked(time(), ending, other.client)
    await manager.post(`/engagements/${ending}/end`, { outcome: 'completed' })

    for (const { id } of [first, second])
      expect(callOf((await manager.get(`/calls/${id}`)).body)).toMatchObject({
        status: 'cancelled',
        reason: expect.any(String),
      })
  })
})
