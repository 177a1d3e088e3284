import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Client, Received } from './client.ts'
import { startPortal, type Portal } from './portal.ts'

let portal: Portal
let expertId: string
let otherId: string
let gigId: string
let memberId: string
let permissionId: string
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  expertId = await portal.userId('expert')
  gigId = await one(sql`select id from gigs where owner_id = ${await portal.userId('manager')}
    and status = 'Published' order by id limit 1`)
  otherId = await one(sql`select person_id as id from experts where status = 'Approved'
    and person_id not in (select person_id from engagements) order by person_id limit 1`)
  memberId = await portal.userId('customer2')
  permissionId = await one(sql`select p.id from gig_permissions p join gigs g on g.type = p.kind
    where g.id = ${gigId} and p.value = 'comment'`)
})
afterAll(() => portal.stop())

async function one(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await query.execute(portal.db)
  const [row] = rows
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : ''
}

const named = (first: string) => ({ first_name: first, last_name: 'Twice' })

/** Writes that make something of which there may be one only; `word` tells one try from the next. */
const WRITES: [name: string, who: string, path: () => string, body: (word: string) => unknown][] = [
  [
    'an invitation of an expert',
    'admin',
    () => '/people/invite',
    (w) => ({ ...named('Inv'), email: `${w}@x.test` }),
  ],
  ['a contact', 'admin', () => '/people', (w) => ({ ...named('Con'), email: `${w}@y.test` })],
  [
    'a user',
    'admin',
    () => '/users',
    (w) => ({ ...named('Use'), email: `${w}@z.test`, roles: ['growth_experts_hr_generalist'] }),
  ],
  ['a roster', 'admin', () => '/rosters', (w) => ({ name: `Roster ${w}` })],
  ['an entry of a list', 'admin', () => '/settings/reference/skills', (w) => ({ name: `Skill ${w}` })],
  ['a proposed skill', 'expert', () => '/skills', (w) => ({ title: `Proposed ${w}` })],
  [
    'a reason',
    'admin',
    () => '/settings/reasons',
    (w) => ({
      kind: 'reject',
      name: `Reason ${w}`,
      allow_resubmit: false,
      default_text: null,
      text_required: false,
    }),
  ],
  [
    'a company',
    'admin',
    () => '/companies',
    (w) => ({ name: `Company ${w}`, is_draft: true, source: 'Profile' }),
  ],
  [
    'a saved search',
    'admin',
    () => '/content-search/saved',
    (w) => ({
      name: `Saved ${w}`,
      query: { keyword: w, types: [], status: [], author: [], from: null, to: null },
    }),
  ],
  ['a favorite', 'manager', () => '/favorites', () => ({ project_id: gigId })],
  [
    'a request to an expert',
    'manager',
    () => `/gigs/${gigId}/engagements`,
    () => ({ expert_ids: [otherId], message: 'Come' }),
  ],
  [
    'a member',
    'manager',
    () => `/gigs/${gigId}/members`,
    () => ({ members: [{ user_id: memberId, role: 'customer', permission_id: permissionId }] }),
  ],
  [
    'an invitation to a project',
    'manager',
    () => `/gigs/${gigId}/invitations`,
    (w) => ({ ...named('Gue'), email: `${w}@g.test`, permission_id: permissionId }),
  ],
  ['a rate', 'expert', () => `/users/${expertId}/rates`, () => ({ rate_type: 'Monthly', rate: 100 })],
]

/** Nine wait for the first: on a busy machine some longer than a server lets them, and are told to come back. */
async function untilServed(send: () => Promise<Received>): Promise<Received> {
  for (let tries = 1; tries < 10; tries += 1) {
    const answer = await send()
    if (answer.status !== 503) return answer
    expect(answer.headers['retry-after']).toBeDefined()
    await sleep(1000)
  }
  return send()
}

describe('ten at once', () => {
  it.each(WRITES)(
    'make %s once, and the others are told what they would be told later',
    async (_name, who, path, body) => {
      const client = await portal.as(who)
      const send = (by: Client, word: string) => untilServed(() => by.post(path(), body(word)))

      const answers = await Promise.all(Array.from({ length: 10 }, () => send(client, 'at-once')))
      const later = await send(client, 'at-once')

      const counts = Map.groupBy(answers, ({ status }) => status)
      expect([...counts.keys()].filter((status) => status >= 500)).toEqual([])
      const first = answers.find(({ status }) => status < 300)
      if (later.status < 300) expect(counts.get(later.status)).toHaveLength(10)
      else {
        expect(counts.get(first?.status ?? 0), answers[0]?.text).toHaveLength(1)
        expect(counts.get(later.status)?.map(({ text }) => text)).toEqual(
          Array.from({ length: 9 }, () => later.text),
        )
      }
    },
  )

  it('add one role once to a user, and refuse a list that names it twice', async () => {
    const admin = await portal.as('admin')
    const role = 'growth_experts_hr_generalist'

    const answer = await admin.post('/users', { ...named('Rol'), email: 'roles@x.test', roles: [role, role] })

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ errors: { roles: ['Choose each role once.'] } })
  })
})
