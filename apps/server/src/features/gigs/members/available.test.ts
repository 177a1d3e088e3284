import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { company } from '#features/companies/given.ts'
import { gig, permissionOf } from '#features/gigs/given.ts'
import type { Client } from '#test/client.ts'
import { demoIds } from '#test/demo-ids.ts'
import { startPortal, type Portal } from '#test/portal.ts'

let portal: Portal
let the: (name: string) => string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100' })
  the = await demoIds(portal.db)
})
afterAll(() => portal.stop())

const Companies = z.object({
  data: z.array(z.object({ id: z.string(), other_company: z.nullable(z.string()) })),
})
const Found = z.object({ data: z.array(z.object({ id: z.string() })) })

const Invited = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), is_invited: z.boolean() })),
})

/** A gig of manager@, with who is on it. */
function given(more: Partial<Parameters<typeof gig>[1]> = {}): Promise<string> {
  return gig(portal.db, { owner: the('manager'), status: 'Approved', ...more })
}

describe('what can be chosen', () => {
  it('names the roles and levels of a kind', async () => {
    const manager = await portal.as('manager')

    const roles = await manager.get('/contributors-role?project_name=award')
    const levels = await manager.get('/permissions?type=radar')

    const slugs = ['lead_analyst', 'juror', 'reviewer', 'editor', 'expert'].map((slug) => ({ slug }))
    expect(roles.body).toMatchObject({ data: slugs })
    const values = ['view', 'comment', 'collaborate', 'manage'].map((value) => ({ value }))
    expect(levels.body).toMatchObject({ data: values })
    expect((await manager.get('/permissions?type=unknown')).status).toBe(422)
  })

  it('finds staff and Approved experts as contributors, customers as customers, and nobody twice', async () => {
    const id = await given({ team: { [the('manager2')]: 'contributor' } })
    const manager = await portal.as('manager')
    const found = async (query: string) =>
      Found.parse((await manager.get(`/available-members?id=${id}&${query}`)).body).data.map((one) => one.id)

    expect(await found('keyword=Elena Marchetti&type=contributor')).toEqual([the('expert')])
    expect(await found('keyword=fournier&type=contributor')).toEqual([the('hr')])
    expect(await found('keyword=fournier&role=expert')).toEqual([])
    expect(await found('keyword=Grace Kimani&type=contributor')).toEqual([])
    expect(await found('keyword=Nadia Rahimi&type=contributor')).toEqual([])
    expect(await found('keyword=Rahul Menon&type=contributor')).toEqual([])
    expect(await found('keyword=whitfield&type=customer')).toEqual([the('customer')])
    expect(await found('keyword=whitfield&type=contributor')).toEqual([])
    expect(await found('keyword=%25%25%25')).toEqual([])
    expect(await found('type=contributor')).toEqual([])
  })

  it('finds customers who were invited and have not come yet, for staff, to be invited again and not added', async () => {
    const id = await given()
    const admin = await portal.as('admin')
    const manager = await portal.as('manager')
    const invited = { first_name: 'Petra', last_name: 'Notyethere', email: 'petra@notyet.test' }
    const added = await admin.post('/users', { ...invited, roles: ['growth_experts_customer'] })
    const search = `/available-members?id=${id}&keyword=notyethere`
    const { data: levels } = z.parse(
      z.object({ data: z.array(z.object({ id: z.string() })) }),
      (await manager.get('/permissions?type=growth-opportunity')).body,
    )

    const answer = await manager.get(`${search}&type=customer`)
    const { data } = Invited.parse(answer.body)
    const refused = await manager.post(`/gigs/${id}/members`, {
      members: [{ user_id: data[0]?.id, role: 'customer', permission_id: levels[0]?.id }],
    })
    const ask = (userId: string | undefined) =>
      manager.post(`/gigs/${id}/invitations/again`, { user_id: userId, permission_id: levels[0]?.id })
    const again = await ask(data[0]?.id)

    expect(added.status, added.text).toBe(201)
    expect(data).toMatchObject([{ name: 'Petra Notyethere', is_invited: true }])
    expect(answer.text).not.toContain('@')
    expect(refused.status).toBe(422)
    expect(again, again.text).toMatchObject({ status: 201, body: { data: invited } })
    // Somebody who has signed in before is added, not invited.
    expect((await ask(the('customer2'))).status).toBe(422)
    expect((await ask(the('pending'))).status).toBe(422)
    expect(Found.parse((await manager.get(`${search}&type=contributor`)).body).data).toEqual([])
  })

  it('says of a customer when they belong to another company than the project (D-04)', async () => {
    const [port, mill] = [
      await company(portal.db, 'Quayside Terminals'),
      await company(portal.db, 'Birch Mill'),
    ]
    const customer = async (firstName: string, companyId: string | null) => {
      const { id } = await user(portal.db, {
        firstName,
        lastName: 'Belonging',
        roles: ['growth_experts_customer'],
      })
      const person = portal.db.selectFrom('users').select('person_id').where('id', '=', id)
      await portal.db.updateTable('people').set({ company_id: companyId }).where('id', 'in', person).execute()
      return id
    }
    const [own, other, free] = [
      await customer('Olga', port.id),
      await customer('Otis', mill.id),
      await customer('Oskar', null),
    ]
    const of = async (project: string) => {
      const answer = await (
        await portal.as('manager')
      ).get(`/available-members?id=${project}&type=customer&keyword=belonging`)
      const { data } = Companies.parse(answer.body)
      return Object.fromEntries(data.map((one) => [one.id, one.other_company]))
    }

    expect(await of(await given({ company: 'Quayside Terminals' }))).toEqual({
      [own]: null,
      [other]: 'Birch Mill',
      [free]: null,
    })
  })

  it.each(['a', 'el', ' e l ', '%%', '__', '😀😀'])(
    'finds nobody by less than three letters, and never tells an address: %j',
    async (keyword) => {
      const id = await given()
      const manager = await portal.as('manager')
      const ask = (word: string) =>
        manager.get(`/available-members?id=${id}&keyword=${encodeURIComponent(word)}`)

      expect(Found.parse((await ask(keyword)).body).data).toEqual([])
      expect((await ask('ele')).text).toContain('Elena')
      expect((await ask('ele')).text).not.toContain('@')
    },
  )

  it('shows a customer whom they have invited to another project, as they typed them, to be invited again', async () => {
    const [id, other] = [
      await given({ status: 'Published', customers: { [the('customer')]: 'manage' } }),
      await given({ status: 'Published', customers: { [the('customer')]: 'manage' } }),
    ]
    const customer = await portal.as('customer')
    // One has an account under another name, one has none: that shows nowhere.
    const { email } = await user(portal.db, { firstName: 'Otto', roles: ['growth_experts_customer'] })
    const permission = await permissionOf(portal.db, 'view', 'growth-opportunity')
    const invite = (gigId: string, first_name: string, to: string) =>
      customer.post(`/gigs/${gigId}/invitations`, {
        first_name,
        last_name: 'Retyped',
        email: to,
        permission_id: permission,
      })
    expect((await invite(other, 'Ottilie', email)).status).toBe(201)
    expect((await invite(other, 'Nele', 'nele@retyped.test')).status).toBe(201)
    const found = async (client: Client) =>
      Invited.parse((await client.get(`/available-members?id=${id}&type=customer&keyword=retyped`)).body).data

    const [nele, ottilie] = await found(customer)
    const again = await customer.post(`/gigs/${id}/invitations/again`, {
      user_id: ottilie?.id,
      permission_id: permission,
    })

    expect([nele, ottilie]).toMatchObject([
      { name: 'Nele Retyped', is_invited: true },
      { name: 'Ottilie Retyped', is_invited: true },
    ])
    expect(again).toMatchObject({ status: 201, body: { data: { first_name: 'Ottilie', email } } })
    // Nobody else's invitations are found, and nobody is invited by an id alone.
    const [second] = [await given({ status: 'Published', customers: { [the('customer2')]: 'manage' } })]
    const stranger = await portal.as('customer2')
    const stolen = await stranger.post(`/gigs/${second}/invitations/again`, {
      user_id: nele?.id,
      permission_id: permission,
    })
    const theirs = await stranger.get(`/available-members?id=${second}&type=customer&keyword=retyped`)
    expect([stolen.status, Invited.parse(theirs.body).data]).toEqual([422, []])
  })

  it('shows a customer who manages their colleagues alone, without addresses', async () => {
    const at = { status: 'Published', company: 'Quayside Terminals' } as const
    const [anna, unknown] = await Promise.all([
      user(portal.db, { firstName: 'Anna', lastName: 'Colleague', roles: ['growth_experts_customer'] }),
      user(portal.db, { firstName: 'Otto', lastName: 'Colleague', roles: ['growth_experts_customer'] }),
    ])
    const id = await given({ ...at, customers: { [the('customer')]: 'manage' } })
    await given({ ...at, customers: { [anna.id]: 'view' } })
    const customer = await portal.as('customer')

    const answer = await customer.get(`/available-members?id=${id}&type=customer&keyword=colleague`)

    expect(Found.parse(answer.body).data).toEqual([{ id: anna.id }])
    expect(JSON.stringify(answer.body)).not.toContain(unknown.id)
    const staff = await customer.get(`/available-members?id=${id}&type=contributor&keyword=elena`)
    expect(staff.status).toBe(404)
  })
})

it('shows a manager who only contributes the log, not the experts that they may not read', async () => {
  const id = await given({ team: { [the('manager2')]: 'contributor' } })
  const other = await portal.as('manager2')

  const { body } = await other.get(`/gigs/${id}`)

  expect(body).toMatchObject({ actions: { canSeeActivities: true, canSeeExperts: false } })
  expect((await other.get(`/gigs/${id}/engagements`)).status).toBe(403)
  const own = await (await portal.as('manager')).get(`/gigs/${id}`)
  expect(own.body).toMatchObject({ actions: { canSeeExperts: true } })
})

it.each(['removed', 'given less'] as const)(
  'lets nobody in whom a customer invited before they were %s',
  async (what) => {
    const id = await given({ status: 'Published', customers: { [the('customer')]: 'manage' } })
    const [manager, customer] = [await portal.as('manager'), await portal.as('customer')]
    const invite = async (by: Client, email: string) =>
      by.post(`/gigs/${id}/invitations`, {
        first_name: 'Ines',
        last_name: 'Duarte',
        email,
        permission_id: await permissionOf(portal.db, 'view', 'growth-opportunity'),
      })
    await invite(customer, `theirs-${what.length}@client.test`)
    await invite(manager, `ours-${what.length}@client.test`)
    const members = await manager.get(`/gigs/${id}/members?type=customer`)
    const [member] = Found.parse(members.body).data

    const path = `/gigs/${id}/members/${member?.id}`
    const less = { permission_id: await permissionOf(portal.db, 'collaborate', 'growth-opportunity') }
    const done = await (what === 'removed' ? manager.delete(path) : manager.put(path, less))

    expect(done.status, done.text).toBe(200)
    const { body } = await manager.get(`/gigs/${id}/invitations`)
    const Open = z.object({ data: z.array(z.object({ email: z.string(), status: z.string() })) })
    const states = Open.parse(body).data.map(({ email, status }) => `${email.split('-')[0]} ${status}`)
    expect(states.toSorted()).toEqual(['ours Pending', 'theirs Expired'])
  },
)
