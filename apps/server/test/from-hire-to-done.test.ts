import { hiring } from '@guildhall/contract/hiring'
import { calls } from '@guildhall/contract/work/calls'
import { deliverables } from '@guildhall/contract/work/deliverables'
import { hours } from '@guildhall/contract/work/hours'
import ICAL from 'ical.js'
import { Client as Owner } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signedNotices } from '#features/accounts/given.ts'
import { expert as givenExpert } from '#features/experts/given.ts'
import type { Client, Received } from './client.ts'
import { startPortal, type Portal } from './portal.ts'
import { until } from './until.ts'
import { verifyLog } from './verify-log.ts'

const PROJECT = 'Second-life batteries as a business'

let portal: Portal
let manager: Client
let ada: { id: string; client: Client }
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  const one = await givenExpert(portal.db, { firstName: 'Ada', lastName: 'Byron' })
  await signedNotices(portal.db, [{ userId: one.id, name: 'Ada Byron', at: portal.clock.now }])
  ada = { id: one.id, client: await portal.stranger().signIn(one.email) }
})
afterAll(() => portal.stop())

function good(answer: Received): unknown {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body
}
const Id = z.object({ data: z.object({ id: z.string() }) })
const Ids = z.object({ data: z.array(z.object({ id: z.string() })) })
const today = () => portal.clock.now.toISOString().slice(0, 10)

/** Asked for, accepted, hired on the project of the demo network. */
async function staffed(): Promise<{ gig: string; hire: string }> {
  const found = await manager.get(`/gigs?keyword=${encodeURIComponent(PROJECT)}`)
  const gig = Ids.parse(good(found)).data[0]?.id ?? ''
  const asked = good(await manager.post(`/gigs/${gig}/engagements`, { expert_ids: [ada.id] }))
  const hire = Ids.parse(asked).data[0]?.id ?? ''
  const { questions } = z.parse(hiring.brief.ok, good(await ada.client.get(`/gigs/${gig}/brief`))).data
  const answers = questions.map(({ id, kind, choices }) => ({
    question_id: id,
    answer: kind === 'yes_no' ? 'Yes' : (choices[0] ?? 'Ten years'),
  }))
  good(await ada.client.post(`/engagements/${hire}/accept`, { declares_no_conflict: true, answers }))
  const terms = { rate: 150, rate_type: 'Hourly', starts_on: today(), hours_planned: 40 }
  good(await manager.post(`/engagements/${hire}/hire`, terms))
  return { gig, hire }
}

/** Proposed in Europe, booked by somebody in Kolkata, and in the calendar of both. */
async function called(hire: string): Promise<string> {
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }))
  const free = { timezone: 'Asia/Kolkata', weekly: week, days_off: [] }
  good(await ada.client.put(`/users/${ada.id}/availability`, free))
  const start = nextWorkday()
  const end = new Date(start.getTime() + 1_800_000)
  const slot = { start_at: start.toISOString(), end_at: end.toISOString() }
  const call = { title: 'Getting started', link: 'https://meet.example/start', slots: [slot] }
  const made = good(await manager.post(`/engagements/${hire}/calls`, call))
  const [proposed] = z.parse(calls.create.ok, made).data.slots
  expect(proposed?.is_available).toBe(true)
  const { id } = Id.parse(made).data
  good(await ada.client.post(`/calls/${id}/book`, { slot_id: proposed?.id }))
  for (const side of [manager, ada.client]) expect(await startOf(side, id)).toBe(slot.start_at)
  return id
}

/** At nine o'clock UTC: half past two in Kolkata, within the hours that are kept free there. */
function nextWorkday(): Date {
  const day = new Date(portal.clock.now.getTime() + 86_400_000)
  day.setUTCHours(9, 0, 0, 0)
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1)
  return day
}

/** What a calendar program reads of this call by the address of the feed, without a session. */
async function startOf(side: Client, call: string): Promise<string | undefined> {
  const { url } = z.object({ url: z.string() }).parse(good(await side.get('/calendar/feed')))
  const { text } = await portal.stranger().get(new URL(url).pathname.replace('/api', ''))
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
  return events
    .find(({ uid }) => uid.startsWith(`call-${call}@`))
    ?.startDate.toJSDate()
    .toISOString()
}

async function signed(hire: string): Promise<Buffer> {
  const sheet = z.parse(hiring.signatures.ok, good(await ada.client.get(`/engagements/${hire}/signatures`)))
  const { version, sha256 } = sheet.agreement
  const form = { typed_name: 'Ada Byron', accepted: true, version, sha256 }
  good(await ada.client.post(`/engagements/${hire}/agreement/sign`, form))
  return (await ada.client.get(`/engagements/${hire}/agreement`)).bytes
}

async function handedIn(gig: string): Promise<void> {
  const list = z.parse(deliverables.list.ok, good(await ada.client.get(`/gigs/${gig}/deliverables`)))
  const owed = list.data.find(({ actions }) => actions.canHandIn)
  const link = 'https://files.example/interviews'
  good(await ada.client.post(`/deliverables/${owed?.id}/hand-in`, { link, note: 'Both interviews.' }))
  good(await manager.post(`/deliverables/${owed?.id}/accept`, {}))
}

async function worked(hire: string): Promise<void> {
  good(await ada.client.post(`/engagements/${hire}/hours`, { day: today(), minutes: 90, note: 'Interviews' }))
  good(await ada.client.post(`/engagements/${hire}/hours/submit`, { week: today() }))
  good(await manager.post(`/engagements/${hire}/hours/approve`, { week: today(), minutes: 90 }))
  const { sums } = z.parse(hours.list.ok, good(await manager.get(`/engagements/${hire}/hours`)))
  expect(sums).toMatchObject({ approved_minutes: 90, approved_amount: 225 })
}

async function ended(gig: string, hire: string): Promise<void> {
  portal.clock.pass(60_000)
  good(await manager.post(`/engagements/${hire}/end`, { outcome: 'completed' }))
  good(await manager.post(`/engagements/${hire}/ratings`, { rate: 4.5, comment: 'Clear and quick.' }))
  good(await ada.client.post(`/engagements/${hire}/ratings`, { rate: 5, comment: 'Well prepared.' }))
  good(await manager.post(`/gigs/${gig}/close`, { status_reason: 'All interviews are done.' }))
}

/** What the log holds of a hire: the calls of the portal that were about it. */
async function storyOf(owner: Owner, hire: string): Promise<{ id: string }[]> {
  const about = `select id from activity_logs where api like '%' || $1 || '%' order by id`
  return (await owner.query<{ id: string }>(about, [hire])).rows
}

it('a hire goes from the request to the end, and the log proves each step of it', async () => {
  const { gig, hire } = await staffed()
  await called(hire)
  const file = await signed(hire)
  await handedIn(gig)
  await worked(hire)
  await ended(gig, hire)

  const stranger = portal.stranger()
  const form = [{ field: 'file', filename: 'agreement.pdf', content: file }]
  expect((await stranger.upload('/verify', form)).body).toEqual({ data: { result: 'valid' } })

  const owner = new Owner({ connectionString: portal.databaseUrl })
  await owner.connect()
  const verify = () => verifyLog({ DATABASE_URL: portal.databaseUrl, DATA_DIR: portal.folder })
  await until(async () => {
    const { rows } = await owner.query<{ left: number }>(
      'select count(*)::int as left from activity_chain.tail',
    )
    return rows[0]?.left === 0
  })
  expect(await verify()).toMatchObject({ code: 0, said: expect.stringContaining('Every row fits.') })

  const story = await storyOf(owner, hire)
  expect(story.length).toBeGreaterThan(8)
  const id = story.at(-1)?.id ?? ''
  const flip = `update activity_logs set log_name =
    overlay(log_name placing chr(ascii(log_name) # 1) from 1 for 1) where id = '${id}'`
  await owner.query(flip)
  const bent = await verify()
  expect(bent.code).toBe(1)
  expect(bent.said).toContain(`The first row that does not fit: ${id}: it was changed after it was written.`)
  await owner.query(flip)
  expect((await verify()).code).toBe(0)
  await owner.end()
}, 120_000)
