import { api } from '@guildhall/contract/api'
import { GRANTABLE } from '@guildhall/contract/access'
import type { Access, EndpointSpec } from '@guildhall/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import { gig } from '#features/gigs/given.ts'
import type { Client } from './client.ts'
import { startPortal, type Portal } from './portal.ts'
import { sampleOf } from './samples.ts'

let portal: Portal
let admin: Client
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
  admin = await portal.as('admin')
})
afterAll(() => portal.stop())

/** What each "g" of PRODUCT 5.2 opens, tried by its holder: true when the door is open. */
const DOORS: Record<string, (holder: Client) => Promise<boolean>> = {
  CAN_SEE_ADMIN_COMPANIES_LIST: opens('/companies/export.csv'),
  CAN_SEE_ADMIN_PEOPLE_LIST: opens('/people'),
  CAN_SEE_ADMIN_CONTENT_SEARCH_LIST: opens('/content-search?keyword=report'),
  CAN_SEE_ALL_GIGS: async (holder) => opens(`/gigs/${await gigOf('manager2', 'Approved')}`)(holder),
  CAN_REOPEN_GIGS: async (holder) => may(holder, `/gigs/${await gigOf('manager', 'Closed')}`, 'canReopen'),
  CAN_APPROVE_EXPERTS: async (holder) => may(holder, await pageOf('Screened'), 'canApprove'),
  CAN_RECONSIDER_EXPERTS: async (holder) => may(holder, await pageOf('Rejected'), 'canReconsider'),
  CAN_REJECT_EXPERTS: async (holder) => may(holder, await pageOf('Pending'), 'canReject'),
  CAN_MANAGE_COMPLIANCE: opens('/compliance/restricted'),
  CAN_EDIT_EXPERTS: async (holder) => may(holder, await pageOf('Approved'), 'canEdit'),
}

function opens(path: string) {
  return async (holder: Client) => (await holder.get(path)).status === 200
}

const Item = z.object({ actions: z.record(z.string(), z.boolean()) })

async function may(holder: Client, path: string, action: string): Promise<boolean> {
  const { status, body } = await holder.get(path)
  return status === 200 && z.parse(Item, body).actions[action] === true
}

/** The page of an expert whom nobody invited and nobody hired. */
async function pageOf(expertStatus: 'Pending' | 'Screened' | 'Rejected' | 'Approved'): Promise<string> {
  const { id } = await expert(portal.db, { expertStatus })
  return `/users/${id}`
}

/** A project that somebody else than `owner` has no part in. */
async function gigOf(owner: string, status: 'Approved' | 'Closed'): Promise<string> {
  return gig(portal.db, { owner: await portal.userId(owner), status })
}

describe('a right that is given to a role', () => {
  const cells = Object.entries(GRANTABLE).flatMap(([permission, roles]) =>
    roles.map((role) => ({ permission, role, name: role === 'growth_experts_manager' ? 'manager' : 'hr' })),
  )

  it.each(cells)(
    'opens $permission to $name, and is shut when it is taken',
    async ({ permission, role, name }) => {
      const holder = await portal.as(name)
      const opensNow = DOORS[permission]
      if (opensNow === undefined) throw new Error(`No door is known to ${permission}`)
      const give = (is_granted: boolean) => admin.put('/users/roles', { permission, role, is_granted })

      expect(await opensNow(holder)).toBe(false)
      expect((await give(true)).status).toBe(200)
      expect(await opensNow(holder)).toBe(true)
      expect((await give(false)).status).toBe(200)
      expect(await opensNow(holder)).toBe(false)
    },
  )
})

describe('without a grant HR', () => {
  const guarded = Object.values(api)
    .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
    .filter(({ access }) => isForAdmins(access))

  it.each(guarded)('gets not a byte of $method $path', async (spec) => {
    const hr = await portal.as('hr')
    const { path, body, form } = sampleOf(spec)
    const answer = await (form === undefined
      ? hr.send(spec.method, path, body === undefined ? {} : { body })
      : hr.upload(path, form))

    expect([answer.status, answer.text]).toEqual([404, '{"message":"Not Found","code":"not_found"}'])
  })
})

/** Of a module: by a permission, or for administrators alone. */
function isForAdmins(access: Access): boolean {
  if (typeof access !== 'object') return false
  return 'permission' in access || access.roles.every((role) => role === 'growth_experts_admin')
}
