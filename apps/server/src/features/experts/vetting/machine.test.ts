import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'
import { expert } from '#features/experts/given.ts'

const STATUSES = [
  'Invited',
  'New',
  'Incomplete',
  'Pending',
  'Screened',
  'Approved',
  'Rejected',
  'Suspended',
] as const
const IDENTITIES = ['admin', 'inviter', 'hirer', 'stranger', 'hr', 'self', 'customer'] as const
type Identity = (typeof IDENTITIES)[number]
type Status = (typeof STATUSES)[number]

// By hand from PRODUCT 5.2 rows 12 to 23 and 5.3.1: who may, from which status, and what the status is then.
const ALLOWED: Record<string, Partial<Record<Identity, Partial<Record<Status, string>>>>> = {
  screen: { admin: { Pending: 'Screened' }, hr: { Pending: 'Screened' } },
  approve: {
    admin: { Pending: 'Approved', Screened: 'Approved' },
    inviter: { Pending: 'Approved', Screened: 'Approved' },
  },
  reject: {
    admin: { Pending: 'Rejected', Screened: 'Rejected' },
    inviter: { Pending: 'Rejected', Screened: 'Rejected' },
  },
  suspend: { admin: { Approved: 'Suspended' }, hirer: { Approved: 'Suspended' } },
  reconsider: {
    admin: { Rejected: 'Pending', Suspended: 'Approved', Screened: 'Pending' },
    inviter: { Rejected: 'Pending' },
  },
  remind: {
    admin: { Invited: 'Invited', New: 'New', Incomplete: 'Incomplete' },
    hr: { Invited: 'Invited', New: 'New', Incomplete: 'Incomplete' },
  },
}

let portal: Portal
const clients: Partial<Record<Identity, Client>> = {}
const ids = { manager: '', customer: '' }

beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  clients.admin = await portal.as('admin')
  clients.inviter = await portal.as('manager')
  clients.hirer = clients.inviter
  clients.stranger = await portal.as('manager2')
  clients.hr = await portal.as('hr')
  clients.customer = await portal.as('customer')
  ids.manager = await portal.userId('manager')
  ids.customer = await portal.userId('customer')
})
afterAll(() => portal.stop())

let count = 0

/** Somebody in this status, to whom the caller is what they shall be. */
async function subject(status: Status, identity: Identity): Promise<{ id: string; email: string }> {
  count += 1
  const given = await expert(portal.db, {
    expertStatus: status,
    phone: { iso: 'US', code: '+1', number: `617555${1000 + count}` },
  })
  if (identity === 'inviter') {
    await sql`update experts set invited_by = ${ids.manager} where person_id = ${given.id}`.execute(portal.db)
  }
  if (identity === 'hirer') {
    await sql`insert into expert_gigs (engagement_id, person_id, gig_id, gig_title, status, manager_ids)
      values (gen_random_uuid(), ${given.id}, gen_random_uuid(), 'A gig', 'Hired', array[${ids.manager}]::uuid[])`.execute(
      portal.db,
    )
  }
  return given
}

function sees(identity: Identity, status: Status): boolean {
  if (identity === 'customer') return false
  return identity !== 'stranger' || status === 'Approved'
}

/** 404 hidden, 403 not theirs to do, 409 not now, 200. */
function expected(action: string, status: Status, identity: Identity): number {
  const mine = ALLOWED[action]?.[identity]
  if (!sees(identity, status)) return 404
  if (mine === undefined) return 403
  const isTime = Object.values(ALLOWED[action] ?? {}).some((moves) => moves[status] !== undefined)
  if (!isTime) return 409
  return mine[status] === undefined ? 403 : 200
}

const Actions = z.object({ actions: z.record(z.string(), z.boolean()) })
const CASES = Object.keys(ALLOWED).flatMap((action) => STATUSES.map((status) => [action, status] as const))

describe('every action in every status', () => {
  it.each(CASES)('%s of somebody %s is for whom it is for', async (action, status) => {
    for (const identity of IDENTITIES) {
      const person = await subject(status, identity)
      const client = clients[identity] ?? (await portal.stranger().signIn(person.email))
      const path = `/users/${person.id}`
      const before = await client.get(path)

      const body = action === 'reject' || action === 'suspend' ? { status_reason: 'Not now.' } : undefined
      const answer = await client.post(`${path}/${action}`, body)

      const wanted = expected(action, status, identity)
      expect(answer.status, `${identity}: ${answer.text}`).toBe(wanted)
      if (wanted !== 404) {
        const flag = `can${action.charAt(0).toUpperCase()}${action.slice(1)}`
        expect(z.parse(Actions, before.body).actions[flag], `${identity} ${flag}`).toBe(wanted === 200)
      }
      const after = wanted === 200 ? ALLOWED[action]?.[identity]?.[status] : status
      const row = portal.db.selectFrom('experts').select('status').where('person_id', '=', person.id)
      expect(await row.executeTakeFirstOrThrow(), identity).toEqual({ status: after })
    }
  })
})
