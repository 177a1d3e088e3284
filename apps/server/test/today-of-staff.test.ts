import { today as contract } from '@guildhall/contract/today'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { deliverable } from '#features/work/given.ts'
import type { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

const HOUR = 3_600_000

let portal: Portal
let manager: Client
let gig: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
  gig = await givenGig(portal.db, { owner: await portal.userId('manager'), status: 'Published' })
})
afterAll(() => portal.stop())

async function groupOf(client: Client, name: string) {
  const { status, body } = await client.get('/today')
  expect(status).toBe(200)
  return z.parse(contract.read.ok, body).data.groups.find(({ key }) => key === name)
}
const inHours = (hours: number) => new Date(portal.clock.now.getTime() + hours * HOUR)

describe('work that waits for somebody', () => {
  it('stands with who runs the project until it is decided, and with the expert once it is sent back', async () => {
    const expert = await portal.as('expert')
    const { person_id: person } = await portal.db
      .selectFrom('users')
      .select('person_id')
      .where('id', '=', await portal.userId('expert'))
      .executeTakeFirstOrThrow()
    const work = await engagement(portal.db, { gig, expert: person, status: 'Hired' })
    // Longer than anything of the demo network, of which more waits on some days than on others: five are shown.
    const at = inHours(-24 * 400)
    const hours = { engagement_id: work, day: '2026-03-03', minutes: 90, created_at: at, updated_at: at }
    await portal.db.insertInto('hour_entries').values(hours).execute()
    const week = (status: string) => ({ engagement_id: work, week: '2026-03-02', status, submitted_at: at })
    await portal.db.insertInto('hour_weeks').values(week('submitted')).execute()
    const map = await deliverable(portal.db, {
      gig,
      engagement_id: work,
      status: 'handed_in',
      handed_in_at: at,
    })

    // More waits on the projects of the demo network.
    const href = `/manager/projects/${gig}?tab=work&engagement=${work}`
    const own = `/expert/projects/${gig}?tab=work`
    const titlesOf = async (client: Client, key: string, to: string) =>
      (await groupOf(client, key))?.items
        .filter((item) => item.href === to)
        .map(({ title }) => title.replace(/, by .*/, ''))
        .toSorted() ?? []
    expect(await titlesOf(manager, 'work_to_review', href)).toEqual([
      '1 h 30 min, week of Mar 02,2026',
      'Market map',
    ])
    expect(await titlesOf(expert, 'work_sent_back', own)).toEqual([])
    expect(await titlesOf(await portal.as('manager2'), 'work_to_review', href)).toEqual([])

    const sentBack = { status: 'sent_back', reason: 'Why?' }
    await portal.db.updateTable('hour_weeks').set(sentBack).where('engagement_id', '=', work).execute()
    await portal.db.updateTable('deliverables').set({ status: 'accepted' }).where('id', '=', map).execute()
    expect(await titlesOf(manager, 'work_to_review', href)).toEqual([])
    expect(await titlesOf(expert, 'work_sent_back', own)).toEqual(['1 h 30 min, week of Mar 02,2026'])
  })
})

it.each(['expert', 'manager2', 'hr'])(
  'the day of a reviewer, %s, holds what somebody else submitted, and what they submitted themselves not',
  async (name) => {
    const [owner, reviewer] = [await portal.userId('manager'), await portal.userId(name)]
    const id = await givenGig(portal.db, {
      type: 'radar',
      status: 'Submitted',
      owner,
      team: { [reviewer]: 'reviewer' },
    })
    // Five stand there; this one is there first.
    const submitted = (by: string, locked = false) =>
      portal.db
        .updateTable('gigs')
        .set({ submitted_by: by, locked, status_changed_at: inHours(-90_000) })
        .where('id', '=', id)
        .execute()
    const client = await portal.as(name)
    const found = async () =>
      (await groupOf(client, 'approvals'))?.items.filter((item) => item.id === id) ?? []
    await submitted(owner)

    expect(await found()).toMatchObject([
      {
        title: expect.stringMatching(/ is waiting for your review$/),
        action: { label: 'Review' },
      },
    ])
    const [item] = await found()
    expect(item?.href).toMatch(new RegExp(`^/(?:expert|manager|hr)/projects/${id}$`))
    await submitted(owner, true)
    expect(await found()).toEqual([])
    await submitted(reviewer)
    expect(await found()).toEqual([])
  },
)

it('the day of a manager shows those whom they invited, and everybody once an administrator lets them approve', async () => {
  const manager = await portal.as('manager')
  await portal.db.deleteFrom('experts').where('status', 'in', ['Pending', 'Screened']).execute()
  const [own, other] = [
    await givenExpert(portal.db, { expertStatus: 'Screened' }),
    await givenExpert(portal.db, { expertStatus: 'Pending' }),
  ]
  await portal.db
    .updateTable('experts')
    .set({ invited_by: await portal.userId('manager') })
    .where('person_id', '=', own.id)
    .execute()
  const shown = async () =>
    (await groupOf(manager, 'applications_waiting'))?.items.map(({ id }) => id).toSorted()

  expect(await shown()).toEqual([own.id])
  await portal.db
    .insertInto('role_grants')
    .values({ role: 'growth_experts_manager', permission: 'CAN_APPROVE_EXPERTS' })
    .execute()
  expect(await shown()).toEqual([own.id, other.id].toSorted())
  await portal.db.deleteFrom('role_grants').where('permission', '=', 'CAN_APPROVE_EXPERTS').execute()
})

describe('the day of HR', () => {
  it('shows HR who waits, the oldest first, and administrators those over three days', async () => {
    const hr = await portal.as('hr')
    const admin = await portal.as('admin')
    await portal.db.deleteFrom('experts').where('status', 'in', ['Pending', 'Screened']).execute()
    const waits = async (hours: number) => {
      const one = await givenExpert(portal.db, { expertStatus: 'Pending' })
      const applied = { applied_at: inHours(-hours) }
      await portal.db.updateTable('experts').set(applied).where('person_id', '=', one.id).execute()
      return one.id
    }
    const fresh = await waits(5)
    const late = await waits(80)

    const ofHr = await groupOf(hr, 'applications_waiting')
    const ofAdmin = await groupOf(admin, 'applications_waiting')

    expect(ofHr?.items.map(({ id }) => id)).toEqual([late, fresh])
    expect(ofAdmin?.items.map(({ id }) => id)).toEqual([late])
  })

  it('counts from the return of who was decided about before', async () => {
    const hr = await portal.as('hr')
    await portal.db.deleteFrom('experts').where('status', 'in', ['Pending', 'Screened']).execute()
    const one = await givenExpert(portal.db, { expertStatus: 'Pending' })
    const times = { applied_at: inHours(-9000), approved_at: inHours(-8900), status_changed_at: inHours(-1) }
    await portal.db.updateTable('experts').set(times).where('person_id', '=', one.id).execute()

    const back = await groupOf(hr, 'applications_waiting')

    expect(back?.items[0]).toMatchObject({ id: one.id, since: inHours(-1).toISOString() })
    expect(back?.items[0]?.title).toMatch(/is back in review$/)
    expect(await groupOf(await portal.as('admin'), 'applications_waiting')).toBeUndefined()
  })

  it('shows HR who works without the papers that everybody needs', async () => {
    const hr = await portal.as('hr')
    const one = await givenExpert(portal.db, { expertStatus: 'Approved' })
    const work = await engagement(portal.db, { gig, expert: one.id, status: 'Hired' })
    await portal.db
      .updateTable('engagements')
      .set({ assigned_at: inHours(-30), rate: 100 })
      .where('id', '=', work)
      .execute()

    const missing = await groupOf(hr, 'onboarding')
    expect(missing?.items.find(({ id }) => id === one.id)).toMatchObject({
      title: expect.stringMatching(/ works without a consent, an NDA, and a tax form$/),
      since: inHours(-30).toISOString(),
    })

    const done = ['consent', 'nda', 'tax_form'].map((paper) => ({
      person_id: one.id,
      item: paper,
      done_at: portal.clock.now,
    }))
    await portal.db.insertInto('onboarding_items').values(done).execute()
    const left = await groupOf(hr, 'onboarding')
    expect(left?.items.map(({ id }) => id) ?? []).not.toContain(one.id)
  })
})
