import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const UNKNOWN = '01932f5e-7d3a-7000-8000-000000000000'
const NOT_FOUND = '{"message":"Not Found","code":"not_found"}'
const NAMES = [
  'expert',
  'expert2',
  'pending',
  'suspended',
  'new',
  'admin',
  'manager',
  'hr',
  'customer2',
] as const

let portal: Portal
const who = new Map<string, { client: Client; id: string }>()

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  for (const name of NAMES) {
    const client = await portal.as(name)
    who.set(name, { client, id: await personOf(client) })
  }
})
afterAll(() => portal.stop())

const Auth = z.object({ data: z.object({ person: z.object({ id: z.uuid() }) }) })
async function personOf(client: Client): Promise<string> {
  return z.parse(Auth, (await client.get('/auth?include=person')).body).data.person.id
}
function the(name: (typeof NAMES)[number]) {
  const found = who.get(name)
  if (found === undefined) throw new Error(name)
  return found
}

const ACCOUNT = {
  first_name: 'Elena',
  last_name: 'Marchetti',
  email: 'expert@demo.test',
  phone: '328 0055517',
  country_code: 'IT',
  hear_about_us: 'Social Media',
}
const ABOUT = {
  job_title: 'Strategist',
  years_of_experience: 15,
  nationality: 'Italian',
  location: 'Milan, Italy',
  bio: 'Writes',
  rate_type: 'Hourly',
  rate: 150,
}

/** The twin paths of one profile: each must answer alike. */
const READS = ['/users', '/people', '/experts'] as const
const WRITES = [
  ['PUT', '/users', ACCOUNT],
  ['PUT', '/people', ABOUT],
  ['PUT', '/experts', { rate_type: 'Hourly', rate: 150 }],
  ['POST', '/users', { ...ACCOUNT, ...ABOUT }],
] as const

describe.each(READS)('GET %s/:id', (path) => {
  it.each([
    ['expert', 200],
    ['admin', 200],
    ['hr', 200],
    ['manager', 200],
    ['expert2', 404],
    ['customer2', 404],
  ] as const)('of an Approved expert answers %s with %i', async (name, status) => {
    const answer = await the(name).client.get(`${path}/${the('expert').id}`)

    expect(answer.status).toBe(status)
    if (status === 404) expect(answer.text).toBe(NOT_FOUND)
  })

  it('hides a Pending expert from managers who neither invited nor engaged them', async () => {
    const answer = await the('manager').client.get(`${path}/${the('pending').id}`)

    expect(answer.text).toBe(NOT_FOUND)
  })

  it('shows the owner everything of their own but the demarcation', async () => {
    const { client, id } = the('expert')
    const answer = await client.get(`${path}/${id}`)

    expect(answer.body).toMatchObject({
      data: { id, email: 'expert@demo.test', status: 'Approved', is_expert: true, is_linkedIn: false },
      actions: { canEdit: true, canSeeRate: true, canSetDemarcation: false },
    })
    expect(answer.text).not.toContain('demarcation')
    expect(answer.headers['etag']).toMatch(/^"\d+"$/)
  })

  it('shows the owner what a customer would see', async () => {
    const { client, id } = the('expert')
    const { text } = await client.get(`${path}/${id}?view=public`)

    for (const hidden of ['expert@demo.test', 'rate_type', 'status', 'linked_in_url', 'phone', 'nationality'])
      expect(text).not.toContain(hidden)
  })
})

describe.each(WRITES)('%s %s/:id', (method, path, body) => {
  const write = (name: (typeof NAMES)[number], of: (typeof NAMES)[number] | null, headers = {}) =>
    the(name).client.send(method, `${path}/${of === null ? UNKNOWN : the(of).id}`, { body, headers })

  it('is refused to those who see the expert and to those who do not', async () => {
    const [manager, hr, other, customer, unknown] = await Promise.all([
      write('manager', 'expert'),
      write('hr', 'expert'),
      write('expert2', 'expert'),
      write('customer2', 'expert'),
      write('expert2', null),
    ])

    expect([manager.status, hr.status]).toEqual([403, 403])
    expect([other.text, customer.text, unknown.text]).toEqual([NOT_FOUND, NOT_FOUND, NOT_FOUND])
  })

  it('is the same for the owner and the admin, and counts up the version', async () => {
    const before = await the('expert').client.get(`/users/${the('expert').id}`)
    const own = await write('expert', 'expert')
    const admin = await write('admin', 'expert')

    expect(own.status, own.text).toBe(200)
    expect(admin.status, admin.text).toBe(200)
    expect(versionOf(own)).toBe(versionOf(before) + 1)
    expect(versionOf(admin)).toBe(versionOf(before) + 2)
  })

  it('is refused with the fresh profile when somebody was faster', async () => {
    const stale = await write('expert', 'expert', { 'if-match': '"1"' })
    const after = await the('expert').client.get(`/users/${the('expert').id}`)

    expect(stale).toMatchObject({
      status: 412,
      body: { code: 'stale', data: { id: the('expert').id, version: versionOf(after) } },
    })
  })

  it('is closed to a Suspended expert', async () => {
    const answer = await write('suspended', 'suspended')

    expect(answer.status).toBe(403)
  })

  it('takes nothing that the server decides', async () => {
    const { client, id } = the('expert')
    for (const field of ['status', 'rating', 'role', 'internal_id', 'is_expert', 'user_id', 'approved_at']) {
      const answer = await client.send(method, `${path}/${id}`, { body: { ...body, [field]: 'Approved' } })
      expect(answer, field).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(Array) } } })
    }
  })
})

const Versioned = z.object({ data: z.object({ version: z.int() }) })
function versionOf({ body }: { body: unknown }): number {
  return z.parse(Versioned, body).data.version
}

describe('who has yet to accept an invitation', () => {
  it('is Invited for staff, also when they are no expert', async () => {
    const added = await the('admin').client.post('/users', {
      first_name: 'Ines',
      last_name: 'Valdez',
      email: 'ines@added.test',
      roles: ['growth_experts_customer'],
      send_invitation: true,
    })
    expect(added.status, added.text).toBe(201)
    const { id } = z.parse(Added, added.body).data

    for (const name of ['admin', 'manager'] as const) {
      expect((await the(name).client.get(`/people/${id}`)).body).toMatchObject({
        data: { status: 'Invited' },
      })
    }
    const here = (await the('admin').client.get(`/people/${the('manager').id}`)).body
    expect(here).toMatchObject({ data: { status: null } })
  })
})

const Added = z.object({ data: z.object({ id: z.uuid() }) })
