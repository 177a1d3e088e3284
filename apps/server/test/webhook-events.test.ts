import { hiring } from '@guildhall/contract/hiring'
import { WEBHOOK_EVENTS, webhooks } from '@guildhall/contract/webhooks'
import { calls } from '@guildhall/contract/work/calls'
import { deliverables } from '@guildhall/contract/work/deliverables'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import type { Client } from './client.ts'
import { startReceiver } from './hook-receiver.ts'
import { startPortal, type Portal } from './portal.ts'

const HOUR = 3_600_000
const receiver = await startReceiver()
let portal: Portal
let manager: Client
let secret: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000', WEBHOOK_TEST_ORIGIN: receiver.origin })
  manager = await portal.as('manager')
  const admin = await portal.as('admin')
  // The projects that these tests are given tell of themselves too.
  const events = WEBHOOK_EVENTS.filter((event) => !event.startsWith('project.'))
  const made = await admin.post('/webhooks', { url: `${receiver.origin}/hooks`, events })
  secret = z.parse(webhooks.create.ok, made.body).data.secret
})
afterAll(async () => {
  await portal.stop()
  await receiver.stop()
})

const Message = z.object({
  type: z.string(),
  timestamp: z.string(),
  data: z.object({
    subject: z.object({ kind: z.string(), id: z.nullable(z.string()), title: z.string() }),
    project_id: z.nullable(z.string()),
  }),
})

/** What came since, each read by a library that is not ours. */
async function expectTold(events: readonly string[]) {
  await vi.waitUntil(() => receiver.heard.length >= events.length, { timeout: 15_000, interval: 50 })
  const verifier = new Webhook(secret)
  const said = receiver.heard.map(({ body, headers }) => z.parse(Message, verifier.verify(body, headers)))
  receiver.heard.length = 0
  expect(said.map(({ type }) => type).toSorted()).toEqual(events.toSorted())
  return said
}

async function must(answer: Promise<{ status: number; text: string; body: unknown }>) {
  const { status, text, body } = await answer
  expect(status, text).toBeLessThan(300)
  return body
}

async function newExpert() {
  const one = await givenExpert(portal.db)
  const { version } = await portal.db.selectFrom('consents').select('version').executeTakeFirstOrThrow()
  const signed = { text_hash: 'x', typed_name: 'A B', accepted_at: portal.clock.now }
  const consent = { user_id: one.id, version, kind: 'personal_data', ...signed }
  await portal.db.insertInto('consents').values(consent).execute()
  return { ...one, client: await portal.stranger().signIn(one.email) }
}

const QUESTIONS = [
  {
    id: '0195a000-0000-7000-8000-0000000000aa',
    kind: 'yes_no',
    question: 'Free?',
    is_required: true,
    is_knock_out: false,
  },
]

async function published(): Promise<string> {
  const id = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
  const screening = { screening_questions: JSON.stringify(QUESTIONS) }
  await portal.db.updateTable('gigs').set(screening).where('id', '=', id).execute()
  return id
}

const dayAgo = (days: number) =>
  new Date(portal.clock.now.getTime() - days * 24 * HOUR).toISOString().slice(0, 10)

async function hired() {
  const [gig, me] = [await published(), await newExpert()]
  const columns = { starts_on: dayAgo(60), rate: 100, rate_type: 'Hourly', hours_planned: 40 }
  const id = await engagement(portal.db, { gig, expert: me.id, status: 'Hired', columns })
  return { gig, me, id }
}

// Weeks after the calls of the demo network, whose times are taken.
let hours = 40 * 24
function time() {
  hours += 2
  const start = Math.ceil(portal.clock.now.getTime() / HOUR) * HOUR + hours * HOUR
  return { start_at: new Date(start).toISOString(), end_at: new Date(start + HOUR / 2).toISOString() }
}

async function proposed(id: string) {
  const body = await must(
    manager.post(`/engagements/${id}/calls`, {
      title: 'First talk',
      link: 'https://meet.example/a',
      slots: [time()],
    }),
  )
  return z.parse(calls.read.ok, body).data
}

/** The time of a call has come. */
async function begun(id: string): Promise<void> {
  const start = new Date(portal.clock.now.getTime() - HOUR)
  await portal.db
    .updateTable('calls')
    .set({ start_at: start, end_at: new Date(start.getTime() + HOUR / 2) })
    .where('id', '=', id)
    .execute()
}

it('tells of requests and hires', async () => {
  const [gig, one, other] = [await published(), await newExpert(), await newExpert()]
  const asked = z.parse(
    hiring.request.ok,
    await must(
      manager.post(`/gigs/${gig}/engagements`, { expert_ids: [one.id, other.id], message: 'Free?' }),
    ),
  ).data
  const idOf = (expert: string) => asked.find(({ expert_id: id }) => id === expert)?.id ?? ''
  const answers = QUESTIONS.map(({ id }) => ({ question_id: id, answer: 'Yes' }))
  await must(one.client.post(`/engagements/${idOf(one.id)}/accept`, { answers }))
  await must(other.client.post(`/engagements/${idOf(other.id)}/decline`, { reason_text: 'No time.' }))
  await must(manager.post(`/engagements/${idOf(one.id)}/review`, {}))
  const terms = {
    rate: 140,
    rate_type: 'Hourly',
    starts_on: dayAgo(-1),
    ends_on: dayAgo(-60),
    hours_planned: 40,
  }
  await must(manager.post(`/engagements/${idOf(one.id)}/hire`, terms))
  await must(manager.post(`/engagements/${idOf(one.id)}/end`, { outcome: 'completed' }))

  const said = await expectTold([
    'engagement.requested',
    'engagement.requested',
    'engagement.accepted',
    'engagement.declined',
    'engagement.reviewed',
    'engagement.hired',
    'engagement.completed',
  ])
  expect(said.every(({ data }) => data.project_id === gig)).toBe(true)
  const hire = said.find(({ type }) => type === 'engagement.hired')
  expect(hire?.data.subject).toMatchObject({ kind: 'expert', id: one.id })
})

it('tells of calls', async () => {
  const { id, me, gig } = await hired()
  const first = await proposed(id)
  await must(me.client.post(`/calls/${first.id}/book`, { slot_id: first.slots[0]?.id }))
  await must(manager.post(`/calls/${first.id}/move`, time()))
  const second = await proposed(id)
  await must(manager.post(`/calls/${second.id}/cancel`, { reason: 'Ill.' }))
  await begun(first.id)
  await must(manager.post(`/calls/${first.id}/held`, { outcome: 'Clear.' }))
  const third = await proposed(id)
  await must(me.client.post(`/calls/${third.id}/book`, { slot_id: third.slots[0]?.id }))
  await begun(third.id)
  await must(manager.post(`/calls/${third.id}/missed`, {}))

  const said = await expectTold([
    'call.proposed',
    'call.proposed',
    'call.proposed',
    'call.booked',
    'call.booked',
    'call.moved',
    'call.cancelled',
    'call.held',
    'call.missed',
  ])
  expect(said.every(({ data }) => data.project_id === gig && data.subject.kind === 'call')).toBe(true)
})

it('tells of deliverables', async () => {
  const { id, me, gig } = await hired()
  const due = new Date(portal.clock.now.getTime() + 240 * HOUR).toISOString()
  const body = await must(
    manager.post(`/gigs/${gig}/deliverables`, { title: 'A memo', due_at: due, engagement_id: id }),
  )
  const one = z.parse(deliverables.create.ok, body).data.id
  const handIn = () =>
    must(
      me.client.post(`/deliverables/${one}/hand-in`, { link: 'https://files.example/memo', note: 'Here.' }),
    )
  await handIn()
  await must(manager.post(`/deliverables/${one}/send-back`, { reason: 'Shorter.' }))
  await handIn()
  await must(manager.post(`/deliverables/${one}/accept`, {}))

  await expectTold([
    'deliverable.added',
    'deliverable.handed_in',
    'deliverable.handed_in',
    'deliverable.sent_back',
    'deliverable.accepted',
  ])
})

it('tells of hours', async () => {
  const { id, me, gig } = await hired()
  await must(me.client.post(`/engagements/${id}/hours`, { day: dayAgo(7), minutes: 90, note: 'Reading' }))
  const day = new Date(`${dayAgo(7)}T00:00:00Z`)
  const week = new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * 24 * HOUR).toISOString().slice(0, 10)
  const step = (client: Client, name: string, more = {}) =>
    must(client.post(`/engagements/${id}/hours/${name}`, { week, ...more }))
  await step(me.client, 'submit')
  await step(manager, 'send-back', { reason: 'Friday was a holiday.' })
  await step(me.client, 'submit')
  await step(manager, 'approve')

  const said = await expectTold(['hours.submitted', 'hours.sent_back', 'hours.submitted', 'hours.approved'])
  expect(said.every(({ data }) => data.project_id === gig)).toBe(true)
})

it('tells of a signature', async () => {
  const { id, me } = await hired()
  const body = await must(me.client.get(`/engagements/${id}/signatures`))
  const { version, sha256 } = z.parse(hiring.signatures.ok, body).agreement
  const form = { typed_name: 'Grace Kimani', accepted: true, version, sha256 }
  await must(me.client.post(`/engagements/${id}/agreement/sign`, form))

  await expectTold(['agreement.signed'])
})
