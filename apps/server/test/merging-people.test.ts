import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { expert } from '#features/experts/given.ts'
import { favorite } from '#features/favorites/given.ts'
import { gig } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { person } from '#features/people/given.ts'
import { personHolders } from '#app/brought.ts'
import { untilItHolds } from '#test/until.ts'
import { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

const Preview = z.object({
  data: z.object({
    fields: z.array(z.object({ key: z.string(), is_locked: z.boolean() })),
    moves: z.array(z.object({ what: z.string(), count: z.number() })),
    ends_login: z.nullable(z.string()),
    blocks: z.array(z.object({ code: z.string() })),
    version: z.number(),
  }),
})

let portal: Portal
let admin: Client
let managerId: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
  const { db } = portal
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'manager@demo.test')
    .executeTakeFirstOrThrow()
  managerId = row.id
})
afterAll(() => portal.stop())

async function preview(id: string, otherId: string) {
  const answer = await admin.get(`/people/${id}/merge?other_id=${otherId}`)
  expect(answer.status, answer.text).toBe(200)
  return z.parse(Preview, answer.body).data
}

function merge(id: string, otherId: string, more: object = {}) {
  return admin.post(`/people/${id}/merge`, { other_id: otherId, take: [], ...more })
}

/** What the log holds of a login, but for its sign-in. */
function callsOf(userId: string) {
  return portal.db
    .selectFrom('activity_logs')
    .select(['ip', 'user_agent'])
    .where('user_id', '=', userId)
    .where('api', 'like', '%favorites')
    .execute()
}

async function skills(personId: string, names: readonly string[]) {
  await sql`insert into expert_skills (person_id, skill_id)
    select ${personId}, id from reference_items where list = 'skills' order by name limit ${names.length}`.execute(
    portal.db,
  )
}

describe('every column that names people', () => {
  it('has a feature that says what becomes of it when two of them are one', async () => {
    const { rows } = await sql<{ named: string }>`
      select c.conrelid::regclass::text || '.' || a.attname as named
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid in ('people'::regclass, 'users'::regclass, 'experts'::regclass, 'expert_areas'::regclass) order by 1`.execute(
      portal.db,
    )
    const said = personHolders
      .flatMap(({ references }) => references)
      .map(({ table, column }) => `${table}.${column}`)

    expect(rows.map(({ named }) => named).filter((named) => !said.includes(named))).toEqual([])
  })
})

describe('merging two contacts', () => {
  it('keeps what is chosen, the notes of both, and answers for the old id', async () => {
    const { db } = portal
    const kept = await person(db, {
      firstName: 'Mara',
      lastName: 'Kept',
      email: 'mara@kept.test',
      jobTitle: 'Buyer',
    })
    const other = await person(db, {
      firstName: 'Mara',
      lastName: 'Other',
      email: 'mara@other.test',
      location: 'Rome, Italy',
    })
    await admin.put(`/people/${kept.id}/note`, { note: 'Of the first.' })
    await admin.put(`/people/${other.id}/note`, { note: 'Of the second.' })

    const before = await preview(kept.id, other.id)
    const merged = await merge(kept.id, other.id, { take: ['last_name', 'location'] })

    expect(before).toMatchObject({ blocks: [], ends_login: null, moves: [{ what: 'note', count: 1 }] })
    expect(before.fields.map(({ key }) => key)).toEqual(['last_name', 'email', 'job_title', 'location'])
    expect(merged.body).toMatchObject({
      data: {
        id: kept.id,
        name: 'Mara Other',
        email: 'mara@kept.test',
        job_title: 'Buyer',
        location: 'Rome, Italy',
        merged: [{ id: other.id, name: 'Mara Other', former_email: null }],
      },
    })
    expect((await admin.get(`/people/${other.id}/record`)).body).toMatchObject({ data: { id: kept.id } })
    expect((await admin.get(`/people/${other.id}`)).body).toMatchObject({ data: { id: kept.id } })
    expect((await admin.get(`/people/${kept.id}/notes`)).body).toMatchObject({ pagination: { total: 2 } })
    expect((await admin.get(`/people/${kept.id}/history`)).body).toMatchObject({
      data: [
        {
          kind: 'person.merged',
          changes: expect.arrayContaining([{ field: 'taken', from: null, to: 'last_name, location' }]),
        },
      ],
    })
  })

  it('goes on to whom the survivor is merged into', async () => {
    const { db } = portal
    const [a, b, c] = [await person(db), await person(db), await person(db)]
    await merge(b.id, a.id)
    await merge(c.id, b.id)

    const found = await admin.get(`/people/${a.id}/record`)
    const again = await merge(c.id, a.id)

    expect(again.body).toMatchObject({ errors: { other_id: ['These are one person already.'] } })
    expect(found.body).toMatchObject({ data: { id: c.id, merged: [{}, {}] } })
  })
})

describe('merging', () => {
  it('is for administrators, of two, with a fresh version and of fields that differ', async () => {
    const { db } = portal
    const [a, b] = [await person(db), await person(db)]
    await admin.put('/users/roles', {
      permission: 'CAN_SEE_ADMIN_PEOPLE_LIST',
      role: 'growth_experts_manager',
      is_granted: true,
    })
    const manager = await portal.as('manager')

    expect((await manager.post(`/people/${a.id}/merge`, { other_id: b.id, take: [] })).status).toBe(403)
    expect((await manager.get(`/people/${a.id}/merge?other_id=${b.id}`)).status).toBe(403)
    expect((await merge(a.id, a.id)).status).toBe(422)
    expect((await merge(a.id, b.id, { take: ['bio'] })).status).toBe(422)
    const stale = await admin.send('POST', `/people/${a.id}/merge`, {
      body: { other_id: b.id, take: [] },
      headers: { 'if-match': '"99"' },
    })
    expect(stale.status).toBe(412)
    const { version } = await preview(a.id, b.id)
    await db.updateTable('people').set({ bio: 'Newer', version: 2 }).where('id', '=', b.id).execute()
    const outrun = await admin.send('POST', `/people/${a.id}/merge`, {
      body: { other_id: b.id, take: [] },
      headers: { 'if-match': `"${version}"` },
    })
    expect(outrun.status).toBe(412)
    await admin.put('/users/roles', {
      permission: 'CAN_SEE_ADMIN_PEOPLE_LIST',
      role: 'growth_experts_manager',
      is_granted: false,
    })
  })
})

describe('merging two who can sign in', () => {
  it('leaves one login with all that both did, and ends the other', async () => {
    const { db } = portal
    const kept = await user(db, { firstName: 'Cleo', lastName: 'Kept', roles: ['growth_experts_customer'] })
    const other = await user(db, { firstName: 'Cleo', lastName: 'Other', roles: ['growth_experts_manager'] })
    const shared = await gig(db, { name: 'Shared favorite', owner: managerId })
    const own = await gig(db, { name: 'Owned by the other', owner: other.id })
    await favorite(db, kept.id, shared)
    await favorite(db, other.id, shared)
    await favorite(db, other.id, own)
    const session = await new Client(portal.http).signIn(other.email)

    const before = await preview(kept.person_id, other.person_id)
    const merged = await merge(kept.person_id, other.person_id, { keep_address: true })

    expect(before.ends_login).toBe(other.email)
    expect(before.fields.find(({ key }) => key === 'email')).toMatchObject({ is_locked: true })
    expect(before.moves).toEqual(
      expect.arrayContaining([
        { what: 'favorite', count: 1 },
        { what: 'own project', count: 1 },
      ]),
    )
    expect(merged.body).toMatchObject({
      data: { email: kept.email, kinds: ['customer'], merged: [{ former_email: other.email }] },
    })
    expect((await session.get('/auth')).status).toBe(401)
    expect(
      (await portal.stranger().post('/login', { email: other.email, password: 'Demo-pass-1' })).status,
    ).toBe(422)
    const favorites = await db
      .selectFrom('favorites')
      .select('gig_id')
      .where('user_id', '=', kept.id)
      .execute()
    expect(favorites.map((row) => row.gig_id).toSorted()).toEqual([shared, own].toSorted())
    const owned = await db
      .selectFrom('gigs')
      .select('owner_id')
      .where('id', '=', own)
      .executeTakeFirstOrThrow()
    expect(owned.owner_id).toBe(kept.id)
  })

  it('keeps the one who can, never ends the own login, and takes no locked address', async () => {
    const { db } = portal
    const contact = await person(db)
    const login = await user(db, { roles: ['growth_experts_customer'] })
    const own = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'admin@demo.test')
      .executeTakeFirstOrThrow()

    expect((await preview(contact.id, login.id)).blocks).toMatchObject([{ code: 'keep_login' }])
    expect((await merge(contact.id, login.id)).status).toBe(409)
    expect((await preview(login.id, own.id)).blocks).toMatchObject([{ code: 'own_login' }])
    expect((await merge(login.id, contact.id, { take: ['email'] })).status).toBe(422)
    expect((await merge(login.id, contact.id)).status).toBe(200)
  })
})

describe('merging two experts', () => {
  it('moves sections without exact doubles, engagements and the vetting that counts', async () => {
    const { db } = portal
    const kept = await expert(db, { expertStatus: 'Incomplete' })
    const other = await expert(db, { expertStatus: 'Approved' })
    await skills(kept.id, ['one', 'two'])
    await skills(other.id, ['one', 'two', 'three'])
    const project = await gig(db, { name: 'Only of the other', owner: managerId })
    const id = await engagement(db, { gig: project, expert: other.id, status: 'Applied' })

    const before = await preview(kept.id, other.id)
    const merged = await merge(kept.id, other.id, { take: ['vetting'] })

    expect(before.moves).toEqual(
      expect.arrayContaining([
        { what: 'skill', count: 1 },
        { what: 'engagement', count: 1 },
      ]),
    )
    expect(merged.body).toMatchObject({ data: { status: 'Approved', gigs: [{ id: project, as: 'expert' }] } })
    const rows = await db.selectFrom('expert_skills').select('id').where('person_id', '=', kept.id).execute()
    expect(rows).toHaveLength(3)
    const moved = await db
      .selectFrom('engagements')
      .select('person_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(moved.person_id).toBe(kept.id)
    expect((await admin.get(`/experts/${other.id}`)).body).toMatchObject({ data: { id: kept.id } })
  })

  it('keeps the projects of an experience that stands in both', async () => {
    const { db } = portal
    const [kept, other] = [await expert(db), await expert(db)]
    for (const { id } of [kept, other]) {
      await sql`with e as (insert into expert_experiences (person_id, title, employment_type_id, start_at, currently_working)
          select ${id}, 'Planner', id, '2020-01-01', true from reference_items where list = 'employment_types' order by name limit 1
          returning id)
        insert into expert_experience_projects (person_id, experience_id, title, start_at, currently_working)
        select ${id}, e.id, ${id === kept.id ? 'Of the first' : 'Of the second'}, '2021-01-01', true from e`.execute(
        db,
      )
    }

    expect((await merge(kept.id, other.id)).status).toBe(200)

    const experiences = await db
      .selectFrom('expert_experiences')
      .select('id')
      .where('person_id', '=', kept.id)
      .execute()
    const projects = await db
      .selectFrom('expert_experience_projects')
      .select('title')
      .where('person_id', '=', kept.id)
      .orderBy('title')
      .execute()
    expect(experiences).toHaveLength(1)
    expect(projects.map(({ title }) => title)).toEqual(['Of the first', 'Of the second'])
  })
})

describe('merging two of whom one or both are experts', () => {
  it('is refused on one project, and while both are hired', async () => {
    const { db } = portal
    const [a, b, c] = [await expert(db), await expert(db), await expert(db)]
    const [one, two] = [
      await gig(db, { name: 'One', owner: managerId }),
      await gig(db, { name: 'Two', owner: managerId }),
    ]
    await engagement(db, { gig: one, expert: a.id, status: 'Hired' })
    await engagement(db, { gig: one, expert: b.id, status: 'Closed', closed: 'declined' })
    await engagement(db, { gig: two, expert: c.id, status: 'Hired' })

    expect((await preview(a.id, b.id)).blocks).toMatchObject([{ code: 'same_project' }])
    expect((await preview(a.id, c.id)).blocks).toMatchObject([{ code: 'both_hired' }])
    const refused = await merge(a.id, c.id)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'not_mergeable', data: [{ code: 'both_hired' }] })
  })

  it('makes an expert of who was none, with the role that goes with it', async () => {
    const { db } = portal
    const login = await user(db, { roles: ['growth_experts_customer'] })
    const invited = await person(db)
    await db.insertInto('experts').values({ person_id: invited.id, status: 'Approved' }).execute()

    const merged = await merge(login.id, invited.id)

    expect(merged.body).toMatchObject({ data: { kinds: ['expert', 'customer'], status: 'Approved' } })
    const roles = await db.selectFrom('user_roles').select('role').where('user_id', '=', login.id).execute()
    expect(roles.map(({ role }) => role).toSorted()).toEqual([
      'growth_experts_customer',
      'growth_experts_expert',
    ])
  })
})

describe('a login that ended in a merge', () => {
  it('answers for the login that ended, whose traces go with those of the survivor', async () => {
    const { db } = portal
    const names = { firstName: 'Twofold', roles: ['growth_experts_customer'] as const }
    const kept = await user(db, { ...names, lastName: 'Stayslong' })
    const other = await user(db, { ...names, lastName: 'Goesaway' })
    // A login has an id of its own, as one has who registers.
    const login = randomUUID()
    await sql`delete from user_roles where user_id = ${other.id}`.execute(db)
    await sql`update users set id = ${login} where id = ${other.id}`.execute(db)
    await sql`insert into user_roles values (${login}, 'growth_experts_customer')`.execute(db)
    const session = await new Client(portal.http).signIn(other.email)
    await session.get('/favorites')
    await untilItHolds(async () => expect(await callsOf(login)).toMatchObject([{ ip: expect.any(String) }]))
    expect((await merge(kept.person_id, other.person_id)).status).toBe(200)

    for (const id of [login, other.person_id, kept.person_id])
      expect((await admin.get(`/users/${id}/account`)).body, id).toMatchObject({ data: { id: kept.id } })
    // They made this call by the login that is gone.
    for (const id of [login, kept.id])
      expect((await admin.get(`/activities?user_id=${id}&keyword=favorites`)).text, id).toContain('Stayslong')

    const { data } = z.parse(
      z.object({ data: z.object({ internal_id: z.string() }) }),
      (await admin.get(`/users/${login}/privacy`)).body,
    )
    const erased = await admin.post(`/users/${kept.person_id}/erase`, {
      confirm: data.internal_id,
      current_password: 'Demo-pass-1',
    })
    expect(erased.status, erased.text).toBe(200)
    expect(await callsOf(login)).toMatchObject([{ ip: null, user_agent: null }])
  })
})
