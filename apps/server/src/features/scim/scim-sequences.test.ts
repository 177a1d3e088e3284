import { ROLE_IDS } from '@guildhall/contract/access'
import { Schemas } from 'scimmy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startPortal, type Portal } from '#test/portal.ts'
import { identityProvider } from '#test/scim-provider.ts'

// What Entra and Okta send, in the order and the shapes of their documentation; each answer is read by SCIMMY.
let portal: Portal
let call: Awaited<ReturnType<typeof identityProvider>>
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  call = await identityProvider(portal)
})
afterAll(() => portal.stop())

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const HR = ROLE_IDS.growth_experts_hr_generalist

const filtered = (path: string, filter: string, more = '') =>
  call('GET', `${path}?filter=${encodeURIComponent(filter)}${more}`)
const patch = (path: string, ...Operations: object[]) => call('PATCH', path, { schemas: [PATCH], Operations })
const idOf = (body: unknown) => z.parse(z.looseObject({ id: z.string() }), body).id
const groupsOf = async (id: string) => {
  const Groups = z.looseObject({ groups: z.array(z.looseObject({ value: z.string() })) })
  return z.parse(Groups, (await call('GET', `/Users/${id}`)).body).groups.map(({ value }) => value)
}

describe('Entra', () => {
  it('looks for somebody, brings them, changes them, switches them off and removes them', async () => {
    const userName = 'entra@corp.test'
    const nobody = await filtered('/Users', `userName eq "${userName}"`)
    const made = await call('POST', '/Users', {
      schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName,
      active: true,
      emails: [{ primary: true, type: 'work', value: userName }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Grace Hopper', familyName: 'Hopper', givenName: 'Grace' },
      roles: [],
    })
    const id = idOf(made.body)
    const found = await filtered('/Users', `userName eq "${userName}"`)
    const changed = await patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: userName },
      { op: 'Replace', path: 'name.familyName', value: 'Murray' },
    )
    const renamed = await patch(`/Users/${id}`, { op: 'Replace', path: 'userName', value: 'moved@corp.test' })
    const off = await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: false })
    const gone = await call('DELETE', `/Users/${id}`)

    expect(nobody).toMatchObject({ status: 200, body: { totalResults: 0, Resources: [] } })
    expect(made.status).toBe(201)
    expect(found).toMatchObject({ status: 200, body: { totalResults: 1, Resources: [{ id, userName }] } })
    expect(changed).toMatchObject({
      status: 200,
      body: { name: { givenName: 'Grace', familyName: 'Murray' } },
    })
    expect(renamed).toMatchObject({ status: 200, body: { userName: 'moved@corp.test' } })
    expect(off).toMatchObject({ status: 200, body: { active: false } })
    expect(gone.status).toBe(204)
    expect((await call('GET', `/Users/${id}`)).status).toBe(404)
  })

  it('looks for a group without its members, and puts people in and out with an empty $ref', async () => {
    const { body } = await call('POST', '/Users', {
      schemas: [USER],
      externalId: 'entra-2',
      userName: 'member@corp.test',
      active: true,
      name: { familyName: 'Ember', givenName: 'Mia' },
    })
    const id = idOf(body)
    const groups = await filtered('/Groups', 'displayName eq "HR generalist"', '&excludedAttributes=members')
    const one = await call('GET', `/Groups/${HR}?excludedAttributes=members`)
    const member = [{ $ref: null, value: id }]
    const added = await patch(`/Groups/${HR}`, { op: 'Add', path: 'members', value: member })
    const within = await groupsOf(id)
    const removed = await patch(`/Groups/${HR}`, { op: 'Remove', path: 'members', value: member })
    const made = await call('POST', '/Groups', {
      schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'Sales',
      meta: { resourceType: 'Group' },
    })

    expect(groups).toMatchObject({ status: 200, body: { totalResults: 1, Resources: [{ id: HR }] } })
    expect(one.body).not.toHaveProperty('members')
    expect([added.status, removed.status]).toEqual([200, 200])
    expect(within).toContain(HR)
    expect(await groupsOf(id)).not.toContain(HR)
    // The groups are our roles: nobody adds one.
    expect(made.status).toBe(403)
  })
})

describe('Okta', () => {
  it('looks for somebody page by page, brings them, writes them whole and switches them off and on', async () => {
    const userName = 'okta@corp.test'
    const nobody = await filtered('/Users', `userName eq "${userName}"`, '&startIndex=1&count=100')
    const sent = {
      schemas: [USER],
      userName,
      name: { givenName: 'Alan', familyName: 'Turing' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Alan Turing',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    }
    const made = await call('POST', '/Users', sent)
    const id = idOf(made.body)
    const again = await call('POST', '/Users', sent)
    const read = await call('GET', `/Users/${id}`)
    const whole = z.parse(z.looseObject({}), read.body)
    const written = await call('PUT', `/Users/${id}`, {
      ...whole,
      name: { givenName: 'Al', familyName: 'Turing' },
    })
    const off = await patch(`/Users/${id}`, { op: 'replace', value: { active: false } })
    const on = await patch(`/Users/${id}`, { op: 'replace', value: { active: true } })

    expect(nobody).toMatchObject({ status: 200, body: { totalResults: 0, startIndex: 1 } })
    expect([made.status, again.status]).toEqual([201, 409])
    expect(again.body).toMatchObject({ scimType: 'uniqueness' })
    expect(written).toMatchObject({
      status: 200,
      body: { name: { givenName: 'Al' }, externalId: sent.externalId },
    })
    expect([off.body, on.body]).toMatchObject([{ active: false }, { active: true }])
  })

  it('pushes a group: its members by one call that takes and gives, and its name', async () => {
    const [one, other] = await Promise.all(
      ['one', 'other'].map(async (name) =>
        idOf(
          (
            await call('POST', '/Users', {
              schemas: [USER],
              userName: `${name}@okta.test`,
              name: { givenName: 'Push', familyName: 'Member' },
              active: true,
            })
          ).body,
        ),
      ),
    )
    const listed = await call('GET', '/Groups?startIndex=1&count=100')
    await patch(`/Groups/${HR}`, {
      op: 'add',
      path: 'members',
      value: [{ value: one, display: 'one@okta.test' }],
    })
    const moved = await patch(
      `/Groups/${HR}`,
      { op: 'remove', path: `members[value eq "${one}"]` },
      { op: 'add', path: 'members', value: [{ value: other, display: 'other@okta.test' }] },
    )
    const named = await patch(`/Groups/${HR}`, {
      op: 'replace',
      value: { id: HR, displayName: 'HR generalist' },
    })

    expect(listed).toMatchObject({ status: 200, body: { totalResults: 3 } })
    expect([moved.status, named.status]).toEqual([200, 200])
    expect(await groupsOf(one ?? '')).not.toContain(HR)
    expect(await groupsOf(other ?? '')).toContain(HR)
  })
})

it('describes users and groups as the standard does', async () => {
  const Attribute = z.looseObject({ name: z.string(), type: z.string(), multiValued: z.boolean() })
  const Described = z.looseObject({ id: z.string(), attributes: z.array(Attribute) })
  const { body } = await call('GET', '/Schemas')
  const described = z.parse(z.looseObject({ Resources: z.array(Described) }), body).Resources

  for (const { definition } of [Schemas.User, Schemas.Group]) {
    const theirs = z.parse(Described, JSON.parse(JSON.stringify(definition.describe()))).attributes
    const ours = described.find(({ id }) => id === definition.id)?.attributes ?? []
    expect(ours.length).toBeGreaterThan(1)
    for (const { name, type, multiValued } of ours) {
      // What all resources share is described apart.
      if (name !== 'externalId')
        expect(theirs).toContainEqual(expect.objectContaining({ name, type, multiValued }))
    }
  }
})
