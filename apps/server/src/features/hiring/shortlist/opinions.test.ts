import { notifications } from '@guildhall/contract/notifications'
import { hiring } from '@guildhall/contract/hiring'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user as givenUser } from '#features/accounts/given.ts'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { engagement } from '#features/hiring/given.ts'

let portal: Portal
let manager: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  manager = await portal.as('manager')
})
afterAll(() => portal.stop())

/** Somebody on a shortlist, and a customer of the project. */
async function shortlisted(level: 'view' | 'comment' | 'collaborate' = 'comment') {
  const { id: customerId, email } = await givenUser(portal.db, {
    roles: ['growth_experts_customer'],
    firstName: 'Ines',
    lastName: 'Duarte',
  })
  const one = await givenExpert(portal.db, { firstName: 'Zacharias', lastName: 'Quill' })
  const gig = await givenGig(portal.db, {
    owner: await portal.userId('manager'),
    status: 'Published',
    customers: { [customerId]: level },
  })
  const id = await engagement(portal.db, { gig, expert: one.id, status: 'Reviewed' })
  const customer = await portal.stranger().signIn(email)
  const say = (body: object, as: Client = customer) => as.send('PUT', `/engagements/${id}/opinion`, { body })
  return { id, gig, one, customer, customerId, say }
}

/** What the manager was told of a project, the latest first. */
async function toldOf(gig: string): Promise<string[]> {
  const { body } = await manager.get('/notifications?pageSize=50')
  const { data } = z.parse(notifications.list.ok, body)
  return data.flatMap((one) => (one.link?.includes(gig) === true ? [one.subject] : []))
}

describe('a customer', () => {
  it('wants to talk to somebody, which the manager is told once and reads with the words on the hire board', async () => {
    const { id, gig, customerId, say } = await shortlisted()

    const said = await say({ opinion: 'up', comment: 'Half an hour <b>would</b> do.', wants_to_talk: true })
    await say({ wants_to_talk: true })
    await say({ opinion: null })

    expect(said).toMatchObject({
      status: 200,
      body: { data: { opinion: 'up', wants_to_talk: true, wishes: 1, name: null } },
    })
    const list = await manager.get(`/gigs/${gig}/engagements?status[]=Reviewed`)
    expect(z.parse(hiring.engagements.ok, list.body).data).toMatchObject([
      {
        id,
        opinions: [
          {
            by: 'Ines Duarte',
            by_id: customerId,
            opinion: null,
            comment: 'Half an hour <b>would</b> do.',
            wants_to_talk: true,
          },
        ],
      },
    ])
    const told = await toldOf(gig)
    expect(told).toHaveLength(2)
    expect(told.join()).toMatch(/Ines Duarte wants to talk to Zacharias Quill/)
    expect(told.join()).toMatch(/Ines Duarte commented on Zacharias Quill/)
    expect(told.join()).not.toContain('<b>would</b>')
  })

  it('takes a wish back, and nothing is left of it', async () => {
    const { gig, say } = await shortlisted()
    await say({ wants_to_talk: true })

    expect(await say({ wants_to_talk: false })).toMatchObject({
      body: { data: { wants_to_talk: false, wishes: 0 } },
    })

    const list = await manager.get(`/gigs/${gig}/engagements?status[]=Reviewed`)
    expect(z.parse(hiring.engagements.ok, list.body).data).toMatchObject([{ opinions: [] }])
  })

  it('only votes without the manager being told', async () => {
    const { gig, say } = await shortlisted()

    expect((await say({ opinion: 'down' })).status).toBe(200)

    expect(await toldOf(gig)).toEqual([])
  })

  it('wishes for nobody who is hired already', async () => {
    const { id, say } = await shortlisted('collaborate')
    await portal.db
      .updateTable('engagements')
      .set({ status: 'Hired', assigned_at: portal.clock.now })
      .where('id', '=', id)
      .execute()

    expect((await say({ wants_to_talk: true })).status).toBe(409)
    expect((await say({ comment: 'Good start.' })).status).toBe(200)
  })

  it('says nothing where they only look, nor where the project is not theirs or is locked', async () => {
    const viewed = await shortlisted('view')
    const { gig, say } = await shortlisted()

    expect((await viewed.say({ wants_to_talk: true })).status).toBe(403)
    expect((await say({ wants_to_talk: true }, viewed.customer)).status).toBe(404)
    await portal.db.updateTable('gigs').set({ locked: true }).where('id', '=', gig).execute()
    expect((await say({ wants_to_talk: true })).status).toBe(423)
    expect((await say({ comment: 'x'.repeat(1001) })).status).toBe(422)
  })
})

it('is there for customers of every kind of project with experts, from level comment on', async () => {
  const { gig, customer } = await shortlisted()
  const mayOpen = async (id: string, as = customer) =>
    Reflect.get(Object(Reflect.get(Object((await as.get(`/gigs/${id}`)).body), 'actions')), 'canGiveOpinion')
  const { customerId, one } = await shortlisted()
  const owner = await portal.userId('manager')
  const { email } = await portal.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const other = await portal.stranger().signIn(email)
  const award = (level: 'view' | 'comment') =>
    givenGig(portal.db, { owner, type: 'award', status: 'Published', customers: { [customerId]: level } })
  const [full, viewed, empty] = [await award('comment'), await award('view'), await award('comment')]
  for (const id of [full, viewed])
    await engagement(portal.db, { gig: id, expert: one.id, status: 'Reviewed' })

  expect(await mayOpen(gig)).toBe(true)
  expect(await mayOpen(full, other)).toBe(true)
  expect(await mayOpen(viewed, other)).toBe(false)
  expect(await mayOpen(empty, other)).toBe(false)
})

it('tells the expert nothing of a wish', async () => {
  const { one, gig, say } = await shortlisted()
  await say({ comment: 'Secretly the best', wants_to_talk: true })
  const expert = await portal.stranger().signIn(one.email)

  for (const path of ['/notifications', `/gigs/${gig}/brief`, '/engagements/own?tab=in_review', '/today'])
    expect((await expert.get(path)).text, path).not.toMatch(/talk|Secretly|Duarte/i)
})

it('tells both wishes and comments in the activities of the project', async () => {
  const { gig, say } = await shortlisted()
  await say({ comment: 'Please', wants_to_talk: true })

  const { text } = await manager.get(`/gigs/${gig}/activities?type=submit`)

  expect(text).toContain('Talk requested: Zacharias Quill')
  expect(text).toContain('Commented: Zacharias Quill')
})

it('is answered with a call only while the expert is approved and can sign in', async () => {
  const { one, gig, say } = await shortlisted()
  await say({ wants_to_talk: true })
  const mayCall = async () => {
    const list = await manager.get(`/gigs/${gig}/engagements?status[]=Reviewed`)
    return z.parse(hiring.engagements.ok, list.body).data.map(({ actions }) => actions.canProposeCall)
  }
  const lock = (status: 'active' | 'suspended') =>
    portal.db.updateTable('users').set({ status }).where('email', '=', one.email).execute()

  expect(await mayCall()).toEqual([true])
  await lock('suspended')
  expect(await mayCall()).toEqual([false])
  await lock('active')
  await portal.db
    .updateTable('experts')
    .set({ status: 'Suspended' })
    .where('person_id', '=', one.id)
    .execute()
  expect(await mayCall()).toEqual([false])
})
