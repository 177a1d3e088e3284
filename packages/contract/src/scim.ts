import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, item } from './envelope.ts'
import { moment, text, uuid } from './shapes.ts'

/** Refusals of the provisioning interface; its answers carry them in the shape of RFC 7644. */
export const scimErrors = {
  scim_filter: [400, 'Filter by one attribute with eq: userName, externalId, displayName or id.'],
  scim_patch: [400, 'This change cannot be understood.'],
  scim_groups_fixed: [403, 'Groups are the roles of the portal. Change who is in them.'],
} as const

/** The token that opens the provisioning interface, without itself. */
const ScimToken = z.strictObject({
  /** How it begins. */
  hint: z.string(),
  created_at: moment,
  created_by: z.strictObject({ id: uuid, name: z.string() }),
  last_used_at: z.nullable(moment),
})
export type ScimToken = z.infer<typeof ScimToken>

export const ScimState = z.strictObject({
  /** What the identity provider is given as tenant URL. */
  url: z.string(),
  token: z.nullable(ScimToken),
})
export type ScimState = z.infer<typeof ScimState>

const setting = { access: { permission: 'CAN_MANAGE_SETTINGS' }, needsSession: true } as const

export const scim = {
  state: endpoint({
    method: 'GET',
    path: '/settings/scim',
    title: 'Open SCIM settings',
    ...setting,
    rate: 'read',
    input: {},
    ok: item(ScimState),
  }),
  /** A new token, shown this once; the one before opens nothing any more. */
  renew: endpoint({
    method: 'POST',
    path: '/settings/scim/token',
    title: 'Make SCIM token',
    ...setting,
    rate: 'write',
    input: { body: z.optional(z.strictObject({})) },
    ok: item(z.extend(ScimState, { token: z.string() })),
    status: 201,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/settings/scim/token',
    title: 'Revoke SCIM token',
    ...setting,
    rate: 'write',
    input: {},
    ok: done,
  }),
}

const Resource = z.record(z.string(), z.unknown())
const Query = z.strictObject({
  filter: z.optional(text(500)),
  startIndex: z.optional(text(12)),
  count: z.optional(text(12)),
  attributes: z.optional(text(1000)),
  excludedAttributes: z.optional(text(1000)),
  sortBy: z.optional(text(100)),
  sortOrder: z.optional(text(20)),
})
export type ScimQuery = z.infer<typeof Query>

export const ScimPatch = z.looseObject({
  Operations: z
    .array(z.looseObject({ op: z.string(), path: z.optional(text(300)), value: z.optional(z.unknown()) }))
    .check(z.minLength(1), z.maxLength(1000)),
})
export type ScimPatch = z.infer<typeof ScimPatch>

const access = { roles: ['growth_experts_admin'] } as const
const byId = z.strictObject({ id: text(64) })
const reading = { method: 'GET', access, rate: 'read', ok: Resource } as const
const writing = { access, rate: 'write', ok: Resource } as const

/** SCIM 2.0 (RFC 7643, 7644) below the root, not below /api; for the token of `scim.renew` alone. */
export const scimProtocol = {
  users: endpoint({ ...reading, path: '/scim/v2/Users', title: 'SCIM: list users', input: { query: Query } }),
  user: endpoint({
    ...reading,
    path: '/scim/v2/Users/:id',
    title: 'SCIM: read user',
    input: { params: byId, query: Query },
  }),
  addUser: endpoint({
    ...writing,
    method: 'POST',
    path: '/scim/v2/Users',
    title: 'SCIM: add user',
    input: { body: Resource },
    status: 201,
  }),
  replaceUser: endpoint({
    ...writing,
    method: 'PUT',
    path: '/scim/v2/Users/:id',
    title: 'SCIM: replace user',
    input: { params: byId, body: Resource },
  }),
  patchUser: endpoint({
    ...writing,
    method: 'PATCH',
    path: '/scim/v2/Users/:id',
    title: 'SCIM: change user',
    input: { params: byId, body: ScimPatch },
  }),
  removeUser: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/scim/v2/Users/:id',
    title: 'SCIM: remove user',
    input: { params: byId },
  }),
  groups: endpoint({
    ...reading,
    path: '/scim/v2/Groups',
    title: 'SCIM: list groups',
    input: { query: Query },
  }),
  group: endpoint({
    ...reading,
    path: '/scim/v2/Groups/:id',
    title: 'SCIM: read group',
    input: { params: byId, query: Query },
  }),
  addGroup: endpoint({
    ...writing,
    method: 'POST',
    path: '/scim/v2/Groups',
    title: 'SCIM: add group',
    input: { body: Resource },
  }),
  replaceGroup: endpoint({
    ...writing,
    method: 'PUT',
    path: '/scim/v2/Groups/:id',
    title: 'SCIM: replace group',
    input: { params: byId, body: Resource },
  }),
  patchGroup: endpoint({
    ...writing,
    method: 'PATCH',
    path: '/scim/v2/Groups/:id',
    title: 'SCIM: change group',
    input: { params: byId, body: ScimPatch },
  }),
  removeGroup: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/scim/v2/Groups/:id',
    title: 'SCIM: remove group',
    input: { params: byId },
  }),
  about: endpoint({
    ...reading,
    path: '/scim/v2/ServiceProviderConfig',
    title: 'SCIM: what is spoken',
    input: { query: Query },
    log: false,
  }),
  types: endpoint({
    ...reading,
    path: '/scim/v2/ResourceTypes',
    title: 'SCIM: resource types',
    input: { query: Query },
    log: false,
  }),
  schemas: endpoint({
    ...reading,
    path: '/scim/v2/Schemas',
    title: 'SCIM: schemas',
    input: { query: Query },
    log: false,
  }),
}
