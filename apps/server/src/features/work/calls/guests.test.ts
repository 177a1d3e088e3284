import { calls as contract, type Call } from '@guildhall/contract/work/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from '#test/client.ts'
import { awaitMails } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const HOUR = 3_600_000
let portal: Portal
let manager: Client
let me: { id: string; client: Client }
let on: string
let customer: Client
let guest: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  customer = await portal.as('customer')
  guest = await portal.userId('customer')
  const owner = await portal.userId('manager')
  const gig = await givenGig(portal.db, { owner, status: 'Published', customers: { [guest]: 'view' } })
  const one = await givenExpert(portal.db, { firstName: 'Ada', lastName: 'Byron' })
  me = { id: one.id, client: await portal.stranger().signIn(one.email) }
  on = await engagement(portal.db, { gig, expert: me.id, status: 'Hired' })
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

describe('a guest', () => {
  const CALL = { title: 'With the customer', link: 'https://meet.example/guest' }
  const ask = (guestId: string | null, slot = time()) =>
    manager.post(`/engagements/${on}/calls`, { ...CALL, guest_id: guestId, slots: [slot] })
  async function bookedWith(slot = time(), title = CALL.title) {
    const body = { ...CALL, title, guest_id: guest, slots: [slot] }
    const call = callOf((await manager.post(`/engagements/${on}/calls`, body)).body)
    const done = await me.client.post(`/calls/${call.id}/book`, { slot_id: call.slots[0]?.id })
    expect(done.status, done.text).toBe(200)
    return call
  }
  const weekOf = async (client: Client, at: string) =>
    z.parse(contract.mine.ok, (await client.get(`/calls?from=${at.slice(0, 10)}&to=${at.slice(0, 10)}`)).body)
      .data

  it('is a customer of the project, and nobody else', async () => {
    for (const wrong of [await portal.userId('customer2'), await portal.userId('expert2')]) {
      const answer = await ask(wrong)
      expect(answer.body).toMatchObject({ errors: { guest_id: ['Choose a customer of this project.'] } })
    }
    expect(callOf((await ask(guest)).body).guest).toMatchObject({ id: guest })
    expect(callOf((await ask(null)).body)).toMatchObject({ guest: null, has_guest: false })
  })

  it('has the call in their week and their mail, without the name of the expert or what the sides noted', async () => {
    const slot = time()
    const call = await bookedWith(slot)

    const [seen] = (await weekOf(customer, slot.start_at)).filter(({ id }) => id === call.id)
    expect(seen).toMatchObject({ ...slot, expert: null, slots: [], notes: null, title: CALL.title })
    expect(Object.values(seen?.actions ?? {})).not.toContain(true)
    expect((await customer.get(`/calls/${call.id}`)).status).toBe(404)
    expect((await customer.post(`/calls/${call.id}/cancel`, { reason: 'No.' })).status).toBe(404)
    const { email } = await portal.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', guest)
      .executeTakeFirstOrThrow()
    const mails = await awaitMails(portal, email)
    const { subject, text, html } = mails.at(-1) ?? { subject: '', text: '', html: '' }
    expect(subject).toBe(`Call booked: ${CALL.title}`)
    expect(text + html).not.toContain('Ada Byron')
    const own = callOf((await me.client.get(`/calls/${call.id}`)).body)
    expect(own).toMatchObject({ has_guest: true, guest: null })
  })

  it('gets no mail while their account is suspended', async () => {
    const set = (status: 'active' | 'suspended') =>
      portal.db.updateTable('users').set({ status }).where('id', '=', guest).returning('email').execute()
    await set('suspended')
    await bookedWith(time(), 'While suspended')
    const [{ email } = { email: '' }] = await set('active')
    await bookedWith(time(), 'Active again')

    const subjects = await until(async () => {
      const found = (await awaitMails(portal, email)).map(({ subject }) => subject)
      return found.includes('Call booked: Active again') && found
    })

    expect(subjects).not.toContain('Call booked: While suspended')
  })

  it('hears nothing more once they are off the project', async () => {
    const slot = time()
    const call = await bookedWith(slot)
    const member = portal.db.deleteFrom('gig_members').where('user_id', '=', guest).returningAll()
    const gone = await member.execute()
    await manager.post(`/calls/${call.id}/cancel`, { reason: 'Postponed.' })

    expect((await weekOf(customer, slot.start_at)).map(({ id }) => id)).not.toContain(call.id)
    const told = await portal.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', guest)
      .where('kind', '=', 'call.cancelled')
      .execute()
    expect(told).toEqual([])
    await portal.db.insertInto('gig_members').values(gone).execute()
  })
})

describe('who proposed a call', () => {
  const names = ['manager2', 'manager'] as const
  async function bookedBy(host: Client) {
    const slot = time()
    const form = { title: 'Proposed by another', link: 'https://meet.example/other', slots: [slot] }
    const call = callOf((await host.post(`/engagements/${on}/calls`, form)).body)
    const done = await me.client.post(`/calls/${call.id}/book`, { slot_id: call.slots[0]?.id })
    expect(done.status, done.text).toBe(200)
    // Within a day, where Today has it, and beside other calls: only its row is moved.
    const soon = time(2)
    await portal.db.updateTable('calls').set(soon).where('id', '=', call.id).execute()
    return { id: call.id, day: soon.start_at.slice(0, 10) }
  }
  const setCoOwners = (ids: string[]) =>
    portal.db
      .updateTable('gigs')
      .set({ co_owner_ids: ids })
      .where('id', '=', (eb) => eb.selectFrom('engagements').select('gig_id').where('id', '=', on))
      .execute()
  /** Whether their week, their Today and their calendar show it. */
  async function told(client: Client, { id, day }: { id: string; day: string }) {
    const feed = z.object({ url: z.string() }).parse((await client.get('/calendar/feed')).body)
    const answers = await Promise.all([
      client.get(`/calls?from=${day}&to=${day}`),
      client.get('/today'),
      portal.stranger().get(new URL(feed.url).pathname.replace('/api', '')),
    ])
    return answers.map(({ text }) => text.includes(id))
  }
  async function heardOfEnd() {
    const rows = await portal.db
      .selectFrom('notifications')
      .select('user_id')
      .where('kind', '=', 'call.cancelled')
      .where('subject', 'like', '%Proposed by another%')
      .execute()
    return rows.map((row) => row.user_id)
  }

  it('reads and hears nothing more of it once they run the project no more: its owner does', async () => {
    const [other, owner] = await Promise.all(names.map((name) => portal.userId(name)))
    const client = await portal.as('manager2')
    await setCoOwners([other ?? ''])
    const call = await bookedBy(client)
    expect(await told(client, call)).toEqual([true, true, true])
    await setCoOwners([])

    expect(await told(client, call)).toEqual([false, false, false])
    await me.client.post(`/calls/${call.id}/cancel`, { reason: 'Postponed.' })
    const heard = await heardOfEnd()
    expect(heard).toContain(owner)
    expect(heard).not.toContain(other)
  })
})
