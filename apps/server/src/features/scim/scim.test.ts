import { ROLE_IDS } from '@guildhall/contract/access'
import * as z from 'zod/mini'
import { user } from '#features/accounts/given.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let portal: Portal
let token = ''

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  token = await newToken()
})
afterAll(() => portal.stop())

const Made = z.object({ data: z.object({ token: z.string() }) })
const User = z.looseObject({ id: z.string(), active: z.boolean(), userName: z.string() })
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

async function newToken(): Promise<string> {
  const admin = await portal.as('admin')
  return z.parse(Made, (await admin.post('/settings/scim/token', {})).body).data.token
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call as an identity provider sends it: no cookie, no header of browsers. */
async function call(method: Method, path: string, body?: unknown, authorization = `Bearer ${token}`) {
  const answer = await portal.http.inject({
    method,
    url: `/scim/v2${path}`,
    headers: {
      host: '127.0.0.1:3000',
      accept: 'application/scim+json',
      ...(authorization === '' ? {} : { authorization }),
      ...(body === undefined ? {} : { 'content-type': 'application/scim+json; charset=utf-8' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const parsed: unknown = answer.body === '' ? undefined : JSON.parse(answer.body)
  return { status: answer.statusCode, body: parsed, headers: answer.headers }
}

let count = 0
/** As Okta creates somebody. */
function newcomer() {
  count += 1
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: `ada${count}@corp.test`,
    name: { givenName: 'Ada', familyName: `Byron` },
    emails: [{ primary: true, value: `ada${count}@corp.test`, type: 'work' }],
    displayName: 'Ada Byron',
    locale: 'en-US',
    externalId: `00u${count}`,
    groups: [],
    password: 'not-for-us',
    active: true,
  }
}

async function added() {
  const sent = newcomer()
  const { body } = await call('POST', '/Users', sent)
  return { ...z.parse(User, body), sent }
}

function change(id: string, Operations: readonly object[], kind: 'Users' | 'Groups' = 'Users') {
  return call('PATCH', `/${kind}/${id}`, { schemas: [PATCH], Operations })
}

const MANAGERS = ROLE_IDS.growth_experts_manager
const HR = ROLE_IDS.growth_experts_hr_generalist
const ADMINS = ROLE_IDS.growth_experts_admin

describe('the token', () => {
  it('opens the interface, and nothing else does', async () => {
    const bad = await call('GET', '/Users', undefined, 'Bearer gh_scim_wrong')
    const none = await call('GET', '/Users', undefined, '')
    const good = await call('GET', '/Users?count=1')
    const api = await portal.http.inject({
      method: 'GET',
      url: '/api/users',
      headers: { host: '127.0.0.1:3000', authorization: `Bearer ${token}` },
    })

    expect(good).toMatchObject({ status: 200, body: { startIndex: 1, itemsPerPage: 1 } })
    expect(good.headers['content-type']).toContain('application/scim+json')
    for (const refused of [bad, none])
      expect(refused).toMatchObject({
        status: 401,
        body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' },
      })
    expect(none.headers['www-authenticate']).toBe('Bearer')
    expect(api.statusCode).toBe(401)
  })

  it('is not an API key: a key of an administrator does not provision', async () => {
    const admin = await portal.as('admin')
    const made = await admin.post('/api-keys', { name: 'Report', role: 'growth_experts_admin' })
    const key = /gh_[\w-]{20,}/.exec(made.text)?.[0] ?? ''

    expect((await call('GET', '/Users', undefined, `Bearer ${key}`)).status).toBe(401)
  })

  it('is shown once, stored as a hash, renewed and revoked', async () => {
    const admin = await portal.as('admin')
    const old = token
    token = await newToken()
    const stored = JSON.stringify(await portal.db.selectFrom('scim_tokens').selectAll().execute())

    expect((await admin.get('/settings/scim')).body).toMatchObject({
      data: { url: expect.stringMatching(/\/scim\/v2$/), token: { hint: token.slice(0, 12) } },
    })
    expect((await call('GET', '/Users', undefined, `Bearer ${old}`)).status).toBe(401)
    for (const secret of [old, token]) expect(stored).not.toContain(secret)

    await admin.delete('/settings/scim/token')
    const history = await admin.get('/settings/history?area=settings&pageSize=2')
    expect(history.body).toMatchObject({
      data: [{ kind: 'scim_token.revoked' }, { kind: 'scim_token.created' }],
    })
    expect(history.text).not.toContain(token)
    expect((await call('GET', '/Users')).status).toBe(401)
    expect((await admin.delete('/settings/scim/token')).status).toBe(404)
    expect((await admin.get('/settings/scim')).body).toMatchObject({ data: { token: null } })
    token = await newToken()
  })

  it('goes on when its maker is switched off, so that they can be', async () => {
    const maker = await user(portal.db, { roles: ['growth_experts_admin'] })
    await portal.db
      .updateTable('scim_tokens')
      .set({ created_by: maker.id })
      .where('revoked_at', 'is', null)
      .execute()

    const left = await change(maker.id, [{ op: 'replace', value: { active: false } }])

    expect(left).toMatchObject({ status: 200, body: { active: false } })
    expect((await call('GET', '/Users?count=0')).status).toBe(200)
  })
})

describe('users', () => {
  it('are added with a mail to set a password, and stand in the log as the work of SCIM', async () => {
    const { id, sent } = await added()

    const again = await call('POST', '/Users', sent)
    const mails = await portal.db
      .selectFrom('one_time_tokens')
      .select('kind')
      .where('user_id', '=', id)
      .execute()
    const events = await portal.db
      .selectFrom('domain_events')
      .select(['kind', 'actor_name'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    const rows = await portal.db
      .selectFrom('activity_logs')
      .select('description')
      .where('log_name', '=', 'SCIM: add user')
      .execute()

    expect((await call('GET', `/Users/${id}`)).body).toMatchObject({
      userName: sent.userName,
      externalId: sent.externalId,
      active: true,
      groups: [{ value: MANAGERS, display: 'Manager' }],
      meta: { resourceType: 'User', location: expect.stringContaining(`/scim/v2/Users/${id}`) },
    })
    expect(mails).toEqual([{ kind: 'invite_user' }])
    expect(events).toEqual([
      { kind: 'user.added', actor_name: 'SCIM' },
      { kind: 'user.invited', actor_name: 'SCIM' },
    ])
    expect(rows[0]).toEqual({ description: 'By SCIM' })
    expect(again).toMatchObject({ status: 409, body: { scimType: 'uniqueness', status: '409' } })
  })

  it('are found by userName and externalId, page by page, and staff alone', async () => {
    const { id, sent } = await added()
    const expert = await portal.userId('expert')

    const byName = await call(
      'GET',
      `/Users?filter=${encodeURIComponent(`userName eq "${sent.userName.toUpperCase()}"`)}`,
    )
    const byId = await call(
      'GET',
      `/Users?filter=${encodeURIComponent(`externalId eq "${sent.externalId}"`)}`,
    )
    const nobody = await call('GET', `/Users?filter=${encodeURIComponent('userName eq "expert@demo.test"')}`)
    const wrong = await call('GET', `/Users?filter=${encodeURIComponent('title co "x"')}`)
    const first = await call('GET', '/Users?startIndex=1&count=1')
    const second = await call('GET', '/Users?startIndex=2&count=1')

    for (const found of [byName, byId])
      expect(found).toMatchObject({ body: { totalResults: 1, Resources: [{ id }] } })
    expect(nobody).toMatchObject({ status: 200, body: { totalResults: 0, Resources: [] } })
    expect(wrong).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } })
    expect(second.body).toMatchObject({ startIndex: 2, itemsPerPage: 1 })
    expect(second.body).not.toEqual(first.body)
    expect((await call('GET', `/Users/${expert}`)).status).toBe(404)
    expect((await change(expert, [{ op: 'replace', value: { active: false } }])).status).toBe(404)
    expect((await call('POST', '/Users', { ...newcomer(), userName: 'expert@demo.test' })).status).toBe(409)
  })

  it('are changed as Okta and as Entra say it', async () => {
    const { id, sent } = await added()

    const entra = await change(id, [
      { op: 'Replace', path: 'name.givenName', value: 'Augusta' },
      { op: 'Add', path: 'title', value: 'Analyst' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'elsewhere@corp.test' },
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'R&D',
      },
    ])
    const okta = await call('PUT', `/Users/${id}`, {
      ...sent,
      id,
      userName: `new-${sent.userName}`,
      title: null,
    })

    expect(entra).toMatchObject({
      status: 200,
      body: {
        name: { givenName: 'Augusta', familyName: 'Byron' },
        title: 'Analyst',
        userName: sent.userName,
      },
    })
    expect(okta).toMatchObject({
      status: 200,
      body: { userName: `new-${sent.userName}`, name: { givenName: 'Ada' }, active: true },
    })
    expect(okta.body).not.toHaveProperty('title')
  })

  it.each([
    ['Okta', { op: 'replace', value: { active: false } }, { op: 'replace', value: { active: true } }],
    [
      'Entra',
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Replace', path: 'active', value: 'True' },
    ],
  ])('are switched off by %s, which ends their sessions, and on again', async (_who, off, on) => {
    const account = await user(portal.db, { roles: ['growth_experts_manager'] })
    const browser = await portal.stranger().signIn(account.email)

    const left = await change(account.id, [off])

    expect(left).toMatchObject({ status: 200, body: { active: false } })
    expect((await browser.get('/auth')).status).toBe(401)
    expect((await change(account.id, [on])).body).toMatchObject({ active: true })
    expect((await portal.stranger().signIn(account.email)).cookies).toContain('sid')
  })

  it('are removed: switched off, out of sight, and taken back by the same name', async () => {
    const { id, sent } = await added()

    const gone = await call('DELETE', `/Users/${id}`)
    const after = await call('GET', `/Users/${id}`)
    const back = await call('POST', '/Users', sent)

    expect(gone).toMatchObject({ status: 204, body: undefined })
    expect(after).toMatchObject({ status: 404, body: { status: '404' } })
    expect(back).toMatchObject({ status: 201, body: { id, active: true } })
  })

  it('are refused in the words of the standard', async () => {
    const { id } = await added()
    const name = await call('POST', '/Users', { ...newcomer(), userName: 'no address' })
    const word = await change(id, [{ op: 'replace', path: 'active', value: 'perhaps' }])
    const path = await change(id, [{ op: 'replace', path: '__proto__.polluted', value: 'yes' }])
    const op = await change(id, [{ op: 'destroy', path: 'title' }])

    for (const answer of [name, word])
      expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
    for (const answer of [path, op])
      expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidPath' } })
    expect({}).not.toHaveProperty('polluted')
    expect(await call('GET', '/Nothing')).toMatchObject({ status: 404, body: { status: '404' } })
  })
})

describe('groups', () => {
  it('are the roles of staff; nobody adds or removes one', async () => {
    const all = await call('GET', '/Groups?excludedAttributes=members')
    const one = await call('GET', `/Groups?filter=${encodeURIComponent('displayName eq "HR generalist"')}`)

    expect(all.body).toMatchObject({ totalResults: 3 })
    expect(JSON.stringify(all.body)).not.toContain('members')
    expect(one.body).toMatchObject({ totalResults: 1, Resources: [{ id: HR, members: expect.any(Array) }] })
    expect((await call('POST', '/Groups', { displayName: 'New' })).status).toBe(403)
    expect((await call('DELETE', `/Groups/${HR}`)).status).toBe(403)
  })

  it('take people in and let them go, as Entra and Okta say it', async () => {
    const { id } = await added()
    const groupsOf = async () => (await call('GET', `/Users/${id}`)).body

    await change(HR, [{ op: 'Add', path: 'members', value: [{ value: id }] }], 'Groups')
    const both = await groupsOf()
    await change(MANAGERS, [{ op: 'remove', path: `members[value eq "${id}"]` }], 'Groups')
    const one = await groupsOf()
    await change(HR, [{ op: 'Remove', path: 'members', value: [{ value: id }] }], 'Groups')
    const none = await groupsOf()
    await change(MANAGERS, [{ op: 'add', path: 'members', value: [{ value: id }] }], 'Groups')

    expect(both).toMatchObject({ groups: [{ value: MANAGERS }, { value: HR }] })
    expect(one).toMatchObject({ groups: [{ value: HR }] })
    // Nobody works here without a role: the login is off until there is one.
    expect(none).toMatchObject({ groups: [], active: true })
    expect(await groupsOf()).toMatchObject({ groups: [{ value: MANAGERS }], active: true })
    const { status } = await portal.db
      .selectFrom('users')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('active')
  })

  it('never lose the last administrator, who is not switched off and not removed either', async () => {
    const admins = z.parse(
      z.looseObject({ members: z.array(z.looseObject({ value: z.string() })) }),
      (await call('GET', `/Groups/${ADMINS}`)).body,
    ).members
    const last = await portal.userId('admin')
    for (const { value } of admins)
      if (value !== last) await change(value, [{ op: 'replace', value: { active: false } }])

    const off = await change(last, [{ op: 'Replace', path: 'active', value: 'False' }])
    const gone = await call('DELETE', `/Users/${last}`)
    const out = await change(ADMINS, [{ op: 'remove', path: `members[value eq "${last}"]` }], 'Groups')
    const empty = await call('PUT', `/Groups/${ADMINS}`, { displayName: 'Admin', members: [] })

    for (const answer of [off, gone, out, empty])
      expect(answer).toMatchObject({
        status: 409,
        body: {
          schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
          detail: 'This is the last administrator who can sign in.',
        },
      })
    expect((await call('GET', `/Users/${last}`)).body).toMatchObject({ active: true })
  })
})

it.each(['ServiceProviderConfig', 'ResourceTypes', 'Schemas'])('tells about itself: %s', async (what) => {
  const answer = await call('GET', `/${what}`)

  expect(answer.status).toBe(200)
  expect(answer.body).toHaveProperty('schemas')
})
