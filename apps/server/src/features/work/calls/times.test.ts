import { calls as contract, type Call } from '@guildhall/contract/work/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const HOUR = 3_600_000
let portal: Portal
let manager: Client
let hire: string
let me: { id: string; client: Client }
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  const gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  const one = await givenExpert(portal.db)
  me = { id: one.id, client: await portal.stranger().signIn(one.email) }
  hire = await engagement(portal.db, { gig, expert: me.id, status: 'Hired' })
})
afterAll(() => portal.stop())

// Beyond the calls of the demo network.
let next = 60 * 24
/** A time of its own for each call of these tests. */
function time(hours = (next += 2)) {
  const start = Math.ceil(portal.clock.now.getTime() / HOUR) * HOUR + hours * HOUR
  return { start_at: new Date(start).toISOString(), end_at: new Date(start + HOUR / 2).toISOString() }
}
const callOf = (body: unknown): Call => z.parse(contract.read.ok, body).data

async function proposed(slots = [time()]) {
  const answer = await manager.post(`/engagements/${hire}/calls`, { title: 'First conversation', slots })
  expect(answer.status, answer.text).toBe(201)
  return callOf(answer.body)
}

async function booked(slot = time()) {
  const call = await proposed([slot])
  const answer = await me.client.post(`/calls/${call.id}/book`, { slot_id: call.slots[0]?.id })
  expect(answer.status, answer.text).toBe(200)
  return callOf(answer.body)
}

describe('times', () => {
  it('that another call has taken meanwhile are shown as taken, to both sides', async () => {
    const [slot, free] = [time(), time()]
    const call = await proposed([slot, free])
    await booked(slot)

    for (const client of [me.client, manager]) {
      const { slots } = callOf((await client.get(`/calls/${call.id}`)).body)
      expect(slots.map(({ is_taken: isTaken }) => isTaken)).toEqual([true, false])
      expect(slots[0]?.can_book).toBe(false)
    }
    const late = await me.client.post(`/calls/${call.id}/book`, { slot_id: call.slots[0]?.id })
    expect(late.body).toMatchObject({ code: 'slot_taken' })
    expect(callOf((await me.client.get(`/calls/${call.id}`)).body).status).toBe('proposed')
  })

  it('of a call that moves are refused like those of a new one', async () => {
    const [taken, call] = [await booked(), await booked()]
    const { start_at: start } = time()
    const tries = [
      [{ start_at: taken.start_at, end_at: taken.end_at }, 409, 'slot_taken'],
      [{ start_at: '2020-01-01T10:00:00Z', end_at: '2020-01-01T11:00:00Z' }, 422, 'invalid'],
      [{ start_at: start, end_at: start }, 422, 'invalid'],
    ] as const
    for (const [times, status, code] of tries) {
      const answer = await manager.post(`/calls/${call.id}/move`, times)
      expect(answer.status, answer.text).toBe(status)
      expect(answer.body).toMatchObject({ code })
    }
    const { start_at: at, status } = callOf((await me.client.get(`/calls/${call.id}`)).body)
    expect({ at, status }).toEqual({ at: call.start_at, status: 'booked' })
  })

  it('in the hour that comes twice, and in zones of half hours, are the moment that was meant', async () => {
    const year = portal.clock.now.getUTCFullYear()
    // The last Sunday of October: at three it is two again in Madrid.
    const day = new Date(Date.UTC(portal.clock.now.getUTCMonth() > 8 ? year + 1 : year, 9, 31))
    day.setUTCDate(31 - day.getUTCDay())
    const date = day.toISOString().slice(0, 10)
    const slots = ['+02:00', '+01:00'].map((offset) => ({
      start_at: `${date}T02:15:00${offset}`,
      end_at: `${date}T02:45:00${offset}`,
    }))
    const half = { start_at: `${date}T12:00:00+05:30`, end_at: `${date}T12:30:00+05:30` }

    const call = await proposed([...slots, half])

    expect(call.slots.map(({ start_at: at }) => at.slice(11, 16))).toEqual(['00:15', '01:15', '06:30'])
    const done = await me.client.post(`/calls/${call.id}/book`, { slot_id: call.slots[1]?.id })
    expect(callOf(done.body).start_at).toBe(`${date}T01:15:00.000Z`)
  })
})

describe('availability', () => {
  it('is saved from what was read: the second of two tabs is refused and gets what the first has saved', async () => {
    const one = await givenExpert(portal.db)
    const client = await portal.stranger().signIn(one.email)
    const put = (form: object, version: number) =>
      client.send('PUT', `/users/${one.id}/availability`, {
        body: form,
        headers: { 'If-Match': `"${version}"` },
      })
    const form = { timezone: 'Europe/Rome', weekly: [], days_off: ['2027-01-04'] }
    expect((await client.get(`/users/${one.id}/availability`)).body).toMatchObject({ data: { version: 0 } })

    expect((await put(form, 0)).body).toMatchObject({ data: { version: 1 } })
    const late = await put({ ...form, days_off: [] }, 0)

    expect(late).toMatchObject({ status: 412, body: { data: { days_off: ['2027-01-04'], version: 1 } } })
    expect((await put({ ...form, days_off: [] }, 1)).body).toMatchObject({ data: { version: 2 } })
  })

  const FORM = {
    timezone: 'Asia/Kolkata',
    weekly: [{ weekday: 1, from: '09:00', to: '17:30' }],
    days_off: ['2027-01-26', '2027-01-26'],
  }

  it('is not changed by who is suspended, who does not go into the directory either', async () => {
    const suspended = await portal.as('suspended')
    const { person_id: id } = await portal.db
      .selectFrom('users')
      .select('person_id')
      .where('email', '=', 'suspended@demo.test')
      .executeTakeFirstOrThrow()

    expect((await suspended.put(`/users/${id}/availability`, FORM)).status).toBe(403)
    expect((await suspended.put('/ics/directory', { is_in_directory: true })).status).toBe(403)
  })

  it('is kept by oneself, read by staff, and hidden from others', async () => {
    const saved = await me.client.put(`/users/${me.id}/availability`, FORM)
    await booked()

    expect(saved.body).toMatchObject({ data: { ...FORM, days_off: ['2027-01-26'] } })
    expect((await manager.get(`/users/${me.id}/availability`)).body).toMatchObject({
      data: { timezone: 'Asia/Kolkata', busy: expect.arrayContaining([expect.any(Object)]) },
      actions: { canEdit: false },
    })
    expect((await manager.put(`/users/${me.id}/availability`, FORM)).status).toBe(403)
    expect((await (await portal.as('expert2')).get(`/users/${me.id}/availability`)).status).toBe(404)
  })

  it.each([
    [{ ...FORM, timezone: 'Moon/Crater' }, 'timezone'],
    [{ ...FORM, weekly: [{ weekday: 1, from: '17:00', to: '09:00' }] }, 'weekly.0.to'],
    [{ ...FORM, weekly: [{ weekday: 8, from: '09:00', to: '17:00' }] }, 'weekly.0.weekday'],
    [{ ...FORM, days_off: ['2027-02-30'] }, 'days_off.0'],
  ])('refuses what is wrong: %#', async (form, field) => {
    const { status, body } = await me.client.put(`/users/${me.id}/availability`, form)

    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
  })
})
