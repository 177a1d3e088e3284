import { calls as contract, type Call } from '@guildhall/contract/work/calls'
import { callMachine, CALL_STATUSES } from '@guildhall/contract/work/call-machine'
import ICAL from 'ical.js'
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
import { remindOfCalls } from './jobs.ts'
import * as store from './store.ts'

const HOUR = 3_600_000
let portal: Portal
let gig: string
let hire: string
let me: { id: string; email: string; client: Client }
let clients: Record<string, Client>
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  gig = await givenGig(portal.db, {
    owner: await portal.userId('manager'),
    status: 'Published',
    customers: { [await portal.userId('customer')]: 'view' },
  })
  me = await newExpert()
  hire = await engagement(portal.db, { gig, expert: me.id, status: 'Hired' })
  clients = {
    'expert:self': me.client,
    'manager:own': await portal.as('manager'),
    admin: await portal.as('admin'),
    'another manager': await portal.as('manager2'),
    hr: await portal.as('hr'),
    'another expert': await portal.as('expert2'),
    customer: await portal.as('customer'),
  }
})
afterAll(() => portal.stop())

async function newExpert() {
  const one = await givenExpert(portal.db)
  return { ...one, client: await portal.stranger().signIn(one.email) }
}
const as = (name: string) => {
  const client = clients[name]
  if (client === undefined) throw new Error(name)
  return client
}

// Beyond the calls of the demo network.
let next = 60 * 24
/** A time of its own for each call of these tests. */
function time(hours = (next += 2)) {
  const start = Math.ceil(portal.clock.now.getTime() / HOUR) * HOUR + hours * HOUR
  return { start_at: new Date(start).toISOString(), end_at: new Date(start + HOUR / 2).toISOString() }
}
const callOf = (body: unknown): Call => z.parse(contract.read.ok, body).data

async function proposed(slots = [time()], on = hire) {
  const answer = await as('manager:own').post(`/engagements/${on}/calls`, {
    title: 'First conversation',
    link: 'https://meet.example/abc',
    slots,
  })
  expect(answer.status, answer.text).toBe(201)
  return callOf(answer.body)
}

async function booked(slot = time(), on = hire, by = me.client) {
  const call = await proposed([slot], on)
  const answer = await by.post(`/calls/${call.id}/book`, { slot_id: call.slots[0]?.id })
  expect(answer.status, answer.text).toBe(200)
  return callOf(answer.body)
}

/** A call in a state, put there by hand. */
async function inState(status: (typeof CALL_STATUSES)[number]) {
  const call = await proposed()
  const at =
    status === 'proposed'
      ? {}
      : { start_at: new Date(portal.clock.now.getTime() - HOUR), end_at: portal.clock.now }
  await store.update(portal.db, call.id, { status, reason: status === 'cancelled' ? 'No.' : null, ...at })
  return call
}

async function mailsTo(address: string, subject: string) {
  const folder = join(portal.folder, 'mail')
  const found = []
  for (const name of (await readdir(folder)).toSorted()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    if (mail.to?.[0]?.address === address && mail.subject === subject) found.push(mail)
  }
  return found
}

const ACTIONS = {
  propose: ['/slots', () => ({ slots: [time()] })],
  book: ['/book', (call: Call) => ({ slot_id: call.slots[0]?.id })],
  move: ['/move', () => time()],
  cancel: ['/cancel', () => ({ reason: 'Ill.' })],
  hold: ['/held', () => ({ outcome: 'Clear.' })],
  miss: ['/missed', () => ({})],
} as const
const NAMES = ['propose', 'book', 'move', 'cancel', 'hold', 'miss'] as const

describe('the steps of a call', () => {
  const HIDDEN = ['another manager', 'hr', 'another expert', 'customer']
  const CALLERS = ['expert:self', 'manager:own', 'admin', ...HIDDEN]
  const cases = CALL_STATUSES.flatMap((status) =>
    NAMES.flatMap((action) => CALLERS.map((caller) => [status, action, caller] as const)),
  )

  it.each(cases)('%s: %s by %s', async (status, action, caller) => {
    const call = await inState(status)
    const [path, body] = ACTIONS[action]

    const answer = await as(caller).post(`/calls/${call.id}${path}`, body(call))

    const mine = callMachine.moves.filter(
      (move) => move.action === action && move.by.some((word) => word === caller),
    )
    const allowed = mine.find(({ from }) => from.some((name) => name === status))
    // Staff proposed these times: the expert alone chooses from them.
    const isOwnSlot = action === 'book' && caller !== 'expert:self'
    const isHidden = HIDDEN.includes(caller)
    const expected = isHidden ? 404 : mine.length === 0 ? 403 : allowed === undefined || isOwnSlot ? 409 : 200
    expect(answer.status, answer.text).toBe(expected)
    if (expected !== 200 || allowed === undefined) return
    expect(callOf(answer.body).status).toBe(allowed.to === '=' ? status : allowed.to)
  })
})

describe('times', () => {
  it.each([
    [[{ start_at: '2020-01-01T10:00:00Z', end_at: '2020-01-01T11:00:00Z' }], 'Choose a time to come.'],
    [[{ start_at: '2999-01-01T10:00:00Z', end_at: '2999-01-01T11:00:00Z' }], 'Choose a time within a year.'],
    [[], 'Propose at least one time.'],
  ])('are refused: %#', async (slots, text) => {
    const answer = await as('manager:own').post(`/engagements/${hire}/calls`, { title: 'Call', slots })

    expect(answer.status).toBe(422)
    expect(answer.text).toContain(text)
  })

  it('are refused when they are turned round, too long, twice or too many', async () => {
    const { start_at, end_at } = time()
    const late = new Date(Date.parse(start_at) + 9 * HOUR).toISOString()
    const send = (slots: unknown) =>
      as('manager:own').post(`/engagements/${hire}/calls`, { title: 'Call', slots })

    for (const slots of [
      [{ start_at: end_at, end_at: start_at }],
      [{ start_at, end_at: late }],
      [
        { start_at, end_at },
        { start_at, end_at },
      ],
      Array.from({ length: 6 }, () => time()),
    ])
      expect((await send(slots)).status).toBe(422)
  })

  it('are chosen by the other side: the expert offers others, the manager books one', async () => {
    const call = await proposed()
    const other = time()

    const offered = await me.client.post(`/calls/${call.id}/slots`, { slots: [other] })
    const slot = callOf(offered.body).slots.find((one) => one.by_expert)
    const own = await me.client.post(`/calls/${call.id}/book`, { slot_id: slot?.id })
    const done = await as('manager:own').post(`/calls/${call.id}/book`, { slot_id: slot?.id })

    expect(callOf(offered.body).slots).toHaveLength(2)
    expect(own.body).toMatchObject({ code: 'slot_own' })
    expect(callOf(done.body)).toMatchObject({ status: 'booked', ...other })
  })

  it('go to one of two who book at once; the other hears it', async () => {
    const slot = time()
    const second = await newExpert()
    const other = await engagement(portal.db, { gig, expert: second.id, status: 'Hired' })
    const [a, b] = [await proposed([slot]), await proposed([slot], other)]

    const answers = await Promise.all([
      me.client.post(`/calls/${a.id}/book`, { slot_id: a.slots[0]?.id }),
      second.client.post(`/calls/${b.id}/book`, { slot_id: b.slots[0]?.id }),
    ])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'slot_taken',
      message: 'This time is no longer free. Choose another one.',
    })
  })

  it('are past once their hour has come', async () => {
    const call = await proposed()
    await portal.db
      .updateTable('call_slots')
      .set({ start_at: new Date(portal.clock.now.getTime() - HOUR), end_at: portal.clock.now })
      .where('call_id', '=', call.id)
      .execute()

    const answer = await me.client.post(`/calls/${call.id}/book`, { slot_id: call.slots[0]?.id })

    expect(answer.body).toMatchObject({ code: 'slot_past' })
  })

  it('are not noted as held before they begin', async () => {
    const call = await booked()

    expect((await as('manager:own').post(`/calls/${call.id}/held`, {})).body).toMatchObject({
      code: 'call_not_begun',
    })
  })
})

describe('calendars', () => {
  const events = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))

  it('get the call by mail, its new time, and its end: one UID, a rising SEQUENCE', async () => {
    const call = await booked()
    const slot = time()
    await as('manager:own').post(`/calls/${call.id}/move`, slot)
    await as('manager:own').post(`/calls/${call.id}/cancel`, { reason: 'The customer is ill.' })
    const subjects = ['Call booked', 'Call moved', 'Call cancelled'].map(
      (word) => `${word}: First conversation`,
    )
    await until(async () => (await mailsTo(me.email, subjects[2] ?? '')).length > 0)

    const files = []
    for (const subject of subjects) {
      const mails = await mailsTo(me.email, subject)
      const parts = mails.flatMap(({ attachments }) =>
        attachments.filter(({ mimeType }) => mimeType === 'text/calendar'),
      )
      const texts = parts.map(({ content }) =>
        typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString(),
      )
      files.push(texts.find((text) => text.includes(call.id)) ?? '')
    }
    const seen = files.map((text) => ({
      method: new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('method'),
      sequence: events(text)[0]?.sequence,
      start: events(text)[0]?.startDate.toJSDate().toISOString(),
      uid: events(text)[0]?.uid,
    }))
    const uid = `call-${call.id}@127.0.0.1`
    expect(seen).toEqual([
      { method: 'REQUEST', sequence: 0, start: call.start_at, uid },
      { method: 'REQUEST', sequence: 1, start: slot.start_at, uid },
      { method: 'CANCEL', sequence: 2, start: slot.start_at, uid },
    ])
    // Nobody learns an address from an invitation but their own.
    expect(files.join('')).not.toContain('manager@demo.test')
  })

  const Feed = z.object({ url: z.string() })
  const feedOf = async (client: Client) => z.parse(Feed, (await client.get('/calendar/feed')).body).url
  const pathOf = (url: string) => new URL(url).pathname.replace('/api', '')

  it('read the feed of each side without a session, and nothing of others', async () => {
    const call = await booked()

    const own = await portal.stranger().get(pathOf(await feedOf(me.client)))
    const host = await portal.stranger().get(pathOf(await feedOf(as('manager:own'))))
    const other = await portal.stranger().get(pathOf(await feedOf(as('another expert'))))

    expect(own.headers['content-type']).toContain('text/calendar')
    for (const { text } of [own, host])
      expect(
        events(text)
          .find(({ uid }) => uid.includes(call.id))
          ?.startDate.toJSDate()
          .toISOString(),
      ).toBe(call.start_at)
    expect(other.text).not.toContain(call.id)
  })

  it('lose the feed whose address was renewed, and that of a closed account', async () => {
    const before = await feedOf(as('another expert'))
    expect(await feedOf(as('another expert'))).toBe(before)
    const { url: after } = z.parse(Feed, (await as('another expert').post('/calendar/feed/renew', {})).body)

    expect((await portal.stranger().get(pathOf(before))).status).toBe(404)
    expect((await portal.stranger().get(pathOf(after))).status).toBe(200)
    const user = await portal.userId('expert2')
    await portal.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', user).execute()
    expect((await portal.stranger().get(pathOf(after))).status).toBe(404)
    await portal.db.updateTable('users').set({ status: 'active' }).where('id', '=', user).execute()
    const stored = await portal.db.selectFrom('calendar_feeds').select('token_hash').execute()
    expect(JSON.stringify(stored)).not.toContain(after.slice(-20, -4))
  })

  it('show a week by its days', async () => {
    const call = await booked()
    const day = call.start_at?.slice(0, 10) ?? ''

    const { body } = await me.client.get(`/calls?from=${day}&to=${day}`)

    expect(z.parse(contract.mine.ok, body).data.map(({ id }) => id)).toContain(call.id)
    expect((await me.client.get(`/calls?from=${day}&to=2020-01-01`)).status).toBe(422)
  })
})

it('reminds both sides a day and an hour before, once each', async () => {
  const call = await booked()
  const start = Date.parse(call.start_at ?? '')
  for (const before of [25, 23, 20, 0.9, 0.5]) await remindOfCalls(portal.db, new Date(start - before * HOUR))

  const heard = await portal.db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'call.soon')
    .where('subject', 'like', `%${new Date(start).toISOString().slice(11, 16)}%UTC%`)
    .executeTakeFirstOrThrow()
  const told = await portal.db
    .selectFrom('domain_events')
    .select('kind')
    .where('subject_id', '=', call.id)
    .where('kind', '=', 'call.soon')
    .execute()
  expect(told).toHaveLength(2)
  expect(heard.count).toBeGreaterThanOrEqual(2)
})
