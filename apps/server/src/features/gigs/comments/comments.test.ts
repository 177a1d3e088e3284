import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gig, type GivenGig } from '#features/gigs/given.ts'
import type { Client, Received } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'
const NAMES = ['manager', 'admin', 'expert', 'customer', 'customer2', 'hr'] as const
type Name = (typeof NAMES)[number]

let portal: Portal
const clients = new Map<Name, Client>()
const users = new Map<Name, string>()
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  for (const name of NAMES) {
    clients.set(name, await portal.as(name))
    users.set(name, await portal.userId(name))
  }
})
afterAll(() => portal.stop())

function as(name: Name): Client {
  const client = clients.get(name)
  if (client === undefined) throw new Error(name)
  return client
}
const user = (name: Name) => users.get(name) ?? ''

/** Of manager@, with an expert in the team, a customer who comments and one who only views. */
const given = (facts: Partial<GivenGig> = {}) =>
  gig(portal.db, {
    owner: user('manager'),
    status: 'Published',
    isBare: true,
    team: { [user('expert')]: 'expert' },
    customers: { [user('customer')]: 'comment', [user('customer2')]: 'view' },
    ...facts,
  })

const Comment = z.object({ data: z.looseObject({ id: z.uuid(), body: z.string() }) })
const Actions = z.object({
  actions: z.looseObject({ canComment: z.boolean(), canSeeDiscussion: z.optional(z.boolean()) }),
})
const idOf = (answer: Received) => Comment.parse(answer.body).data.id
const say = (name: Name, id: string, body: unknown) => as(name).post(`/gigs/${id}/comments`, body)

async function notices(id: string, kind: string) {
  const rows = await portal.db
    .selectFrom('notifications')
    .select(['user_id', 'mail', 'subject'])
    .where('gig_id', '=', id)
    .where('kind', '=', kind)
    .execute()
  return rows
}

const letters = (id: string, kind: string) =>
  portal.db
    .selectFrom('notifications')
    .select('letter')
    .where('gig_id', '=', id)
    .where('kind', '=', kind)
    .execute()

describe('a comment', () => {
  it('is written by members and read by them, the newest first, as plain text', async () => {
    const id = await given()

    const first = await say('manager', id, { body: 'Who knows <b>storage</b>?' })
    await say('expert', id, { body: 'I do.' })
    const listed = await as('customer').get(`/gigs/${id}/comments`)

    expect(first.status, first.text).toBe(201)
    expect(listed.body).toMatchObject({
      data: [
        { body: 'I do.', editable_until: null },
        { body: 'Who knows <b>storage</b>?', author: { id: user('manager') } },
      ],
      pagination: { total: 2 },
    })
  })

  it('is not for customers who only view, HR, or people who are not on the project', async () => {
    const id = await given()

    expect((await as('customer2').get(`/gigs/${id}/comments`)).text).toBe(NOT_FOUND)
    expect((await say('customer2', id, { body: 'x' })).text).toBe(NOT_FOUND)
    expect((await as('hr').get(`/gigs/${id}/comments`)).text).toBe(NOT_FOUND)
    const stranger = await portal.as('expert2')
    expect((await stranger.get(`/gigs/${id}/comments`)).text).toBe(NOT_FOUND)
    expect((await (await portal.as('manager2')).get(`/gigs/${id}/comments`)).text).toBe(NOT_FOUND)
  })

  it('goes on while the project is locked, when nothing else does', async () => {
    const id = await given({ columns: { locked: true } })

    expect((await say('manager', id, { body: 'Why is it locked?' })).status).toBe(201)
    expect((await as('manager').put(`/gigs/${id}`, { summary: 'x' })).status).toBe(423)
  })

  it('is refused on a closed project and without words', async () => {
    expect((await say('manager', await given({ status: 'Closed' }), { body: 'x' })).status).toBe(409)
    const empty = await say('manager', await given(), { body: '  ' })
    expect(empty.body).toMatchObject({ errors: { body: ['Field is required'] } })
    const long = await say('manager', await given(), { body: 'x'.repeat(5001) })
    expect(long.status).toBe(422)
  })

  it.each([
    ['manager', true],
    ['expert', true],
    ['customer', true],
    ['customer2', false],
  ] as const)('is offered to %s to read when the project is closed: %s', async (name, isSeen) => {
    const id = await given()
    await portal.db.updateTable('gigs').set({ status: 'Closed' }).where('id', '=', id).execute()

    const { actions } = Actions.parse((await as(name).get(`/gigs/${id}`)).body)

    expect([actions.canSeeDiscussion, actions.canComment]).toEqual([isSeen, false])
    expect((await as(name).get(`/gigs/${id}/comments`)).status).toBe(isSeen ? 200 : 404)
  })

  it('is told to the others who take part, at once to whom it names', async () => {
    const id = await given()

    await say('manager', id, { body: '@Elena Marchetti, please look', mention_ids: [user('expert')] })

    const named = await notices(id, 'gig.mentioned')
    const others = await notices(id, 'gig.commented')
    expect(named).toMatchObject([{ user_id: user('expert'), mail: 'now' }])
    expect(others).toMatchObject([{ user_id: user('customer'), mail: 'digest' }])
  })

  it('quotes no half of a character where its mail cuts it', async () => {
    const id = await given()

    const body = `${'x'.repeat(499)}😀 and more`
    const said = await say('manager', id, { body, mention_ids: [user('expert')] })

    expect(said.status, said.text).toBe(201)
    const [told] = await letters(id, 'gig.mentioned')
    expect(told?.letter).toMatchObject({ paragraphs: expect.arrayContaining([`${'x'.repeat(499)}😀…`]) })
  })

  it('names only people who take part', async () => {
    const id = await given()
    const stranger = await portal.userId('expert2')

    const people = await as('manager').get(`/gigs/${id}/comments/mentionable`)
    const refused = await say('manager', id, { body: 'x', mention_ids: [stranger] })

    expect(people.text).toContain(user('expert'))
    expect(people.text).toContain(user('customer'))
    expect(people.text).not.toContain(user('customer2'))
    expect(people.text).not.toContain(user('manager'))
    expect(refused.body).toMatchObject({ errors: { mention_ids: ['Choose from the list.'] } })
  })
})

describe('an own comment', () => {
  it('is changed and deleted within a quarter of an hour, by its author alone', async () => {
    const id = await given()
    const comment = idOf(await say('expert', id, { body: 'Frist' }))
    const path = `/gigs/${id}/comments/${comment}`

    const others = await as('manager').send('PATCH', path, { body: { body: 'x' } })
    const changed = await as('expert').send('PATCH', path, { body: { body: 'First' } })
    const removed = await as('expert').delete(path)

    expect(others.status).toBe(403)
    expect(changed.body).toMatchObject({ data: { body: 'First', edited_at: expect.any(String) } })
    expect(removed.status).toBe(200)
    expect((await as('manager').get(`/gigs/${id}/comments`)).text).not.toContain('First')
    expect((await as('expert').delete(path)).text).toBe(NOT_FOUND)
  })

  it('stands after that', async () => {
    const id = await given()
    const comment = idOf(await say('manager', id, { body: 'Settled' }))
    portal.clock.pass(15 * 60_000)

    const answer = await as('manager').send('PATCH', `/gigs/${id}/comments/${comment}`, {
      body: { body: 'x' },
    })

    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ message: 'A comment can be changed for 15 minutes.' })
  })
})
