import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { expert as givenExpert } from '#features/experts/given.ts'
import { gig as givenGig, permissionOf } from '#features/gigs/given.ts'
import { engagement } from '#features/hiring/given.ts'
import { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

const Added = z.object({ data: z.object({ id: z.string() }) })
const MANAGER = ['growth_experts_manager'] as const

let portal: Portal
let owner: string
let manager: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  owner = await portal.userId('manager')
  manager = await portal.as('manager')
})
afterAll(() => portal.stop())

const signedIn = (email: string) => new Client(portal.http, email).signIn(email)

/** Who was told this of a project. */
async function toldOf(gigId: string, kind: string): Promise<string[]> {
  const rows = portal.db.selectFrom('notifications').select('user_id').where('gig_id', '=', gigId)
  return (await rows.where('kind', '=', kind).execute()).map(({ user_id: id }) => id)
}

/** A published project with somebody who runs it beside its owner. */
async function sharedGig() {
  const other = await user(portal.db, { roles: MANAGER })
  const id = await givenGig(portal.db, { owner, type: 'growth-opportunity', status: 'Published' })
  await sql`update gigs set co_owner_ids = array[${other.id}::uuid] where id = ${id}`.execute(portal.db)
  return { id, other }
}

describe('who runs a project no more', () => {
  it('does not hear that somebody accepts what they invited to: its owner does', async () => {
    const { id, other } = await sharedGig()
    const invited = await (
      await signedIn(other.email)
    ).post(`/gigs/${id}/invitations`, {
      first_name: 'Second',
      last_name: 'Customer',
      email: 'customer2@demo.test',
      permission_id: await permissionOf(portal.db, 'view', 'growth-opportunity'),
    })
    await sql`update gigs set co_owner_ids = '{}' where id = ${id}`.execute(portal.db)

    const invitation = { invitation_id: z.parse(Added, invited.body).data.id }
    const accepted = await (await portal.as('customer2')).post('/accounts/invitations/accept', invitation)

    expect(accepted.status).toBe(200)
    expect(await toldOf(id, 'gig.invitation_accepted')).toEqual([owner])
  })

  it('hears nothing of its experts, nor of what is said and decided there', async () => {
    const { id, other } = await sharedGig()
    await sql`update user_roles set role = 'growth_experts_customer' where user_id = ${other.id}`.execute(
      portal.db,
    )

    const expert = await portal.userId('expert')
    const applied = await engagement(portal.db, { gig: id, expert, status: 'Applied' })
    const withdrawn = await (await portal.as('expert')).post(`/engagements/${applied}/withdraw`, {})
    const said = await manager.post(`/gigs/${id}/comments`, { body: 'For those who work here.' })
    const admin = await portal.as('admin')
    const unpublished = await admin.post(`/gigs/${id}/unpublish`, { status_reason: 'A pause.' })

    expect([withdrawn.status, said.status, unpublished.status]).toEqual([200, 201, 200])
    expect(await toldOf(id, 'engagement.withdrawn_by_expert')).toEqual([owner])
    expect(await toldOf(id, 'gig.unpublished')).toEqual([owner])
    expect(await toldOf(id, 'gig.commented')).toEqual([])
  })
})

describe('an expert who is suspended', () => {
  it('takes no part in the discussion of what they are hired for', async () => {
    const { id: personId } = await givenExpert(portal.db)
    const login = await portal.db
      .selectFrom('users')
      .select('id')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    const id = await givenGig(portal.db, { owner, status: 'Published' })
    await engagement(portal.db, { gig: id, expert: personId, status: 'Hired' })
    const mention = { body: 'Have you seen this?', mention_ids: [login.id] }
    const before = await manager.post(`/gigs/${id}/comments`, mention)
    await sql`update experts set status = 'Suspended' where person_id = ${personId}`.execute(portal.db)

    const named = await manager.post(`/gigs/${id}/comments`, mention)
    const said = await manager.post(`/gigs/${id}/comments`, { body: 'For those who work here.' })

    expect(before.status).toBe(201)
    expect(await toldOf(id, 'gig.mentioned')).toEqual([login.id])
    expect(named).toMatchObject({ status: 422, body: { errors: { mention_ids: [expect.any(String)] } } })
    expect(said.status).toBe(201)
    expect(await toldOf(id, 'gig.commented')).toEqual([])
  })
})
