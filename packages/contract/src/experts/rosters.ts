import * as z from 'zod/mini'
import { STAFF_ROLES } from '#contract/access'
import { endpoint } from '#contract/endpoint'
import { done, item, list } from '#contract/envelope'
import { moment, uuid } from '#contract/shapes'
import { thingName } from '#contract/names'
import { oneOfBoth, whom } from './filter.ts'

export const rosterErrors = {
  too_many_rosters: [422, 'You have 100 rosters already.'],
} as const
export const MAX_ROSTERS = 100

/** Experts whom its owner keeps together under a name; `count` holds those whom they may see today. */
export const Roster = z.strictObject({
  id: uuid,
  name: z.string(),
  count: z.int(),
  created_at: moment,
})
export type Roster = z.infer<typeof Roster>

const RosterForm = z.strictObject({ name: thingName(100) })

const RosterExpertsForm = z.strictObject(whom).check(oneOfBoth)
export type RosterExpertsForm = z.output<typeof RosterExpertsForm>

const access = { roles: STAFF_ROLES }
const params = z.strictObject({ id: uuid })
/** How many came or went: an expert is on a roster once. */
const changed = item(z.strictObject({ changed: z.int() }))
const bodyLimit = 2 * 1024 * 1024

/** The rosters of the caller (PRODUCT S-01); those of others do not exist for them. */
export const rosters = {
  list: endpoint({
    method: 'GET',
    path: '/rosters',
    title: 'List rosters',
    access,
    rate: 'read',
    input: {},
    ok: list(Roster),
  }),
  /** 422 for a name that one of theirs has. */
  create: endpoint({
    method: 'POST',
    path: '/rosters',
    title: 'Create roster',
    access,
    rate: 'write',
    input: { body: RosterForm },
    ok: item(Roster),
    status: 201,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/rosters/:id',
    title: 'Rename roster',
    access,
    rate: 'write',
    input: { params, body: RosterForm },
    ok: item(Roster),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/rosters/:id',
    title: 'Delete roster',
    access,
    rate: 'write',
    input: { params },
    ok: done,
  }),
  /** 404 when one of them is not visible to the caller. */
  add: endpoint({
    method: 'POST',
    path: '/rosters/:id/experts',
    title: 'Add to roster',
    access,
    rate: 'write',
    input: { params, body: RosterExpertsForm },
    ok: changed,
    bodyLimit,
  }),
  take: endpoint({
    method: 'DELETE',
    path: '/rosters/:id/experts',
    title: 'Remove from roster',
    access,
    rate: 'write',
    input: { params, body: RosterExpertsForm },
    ok: changed,
    bodyLimit,
  }),
}
