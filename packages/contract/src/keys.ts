import * as z from 'zod/mini'
import { PERMISSIONS, ROLES } from './access.ts'
import { endpoint } from './endpoint.ts'
import { done, item, list, pageQuery } from './envelope.ts'
import { thingName } from './names.ts'
import { day, idParams, moment, uuid } from './shapes.ts'

export const KEY_STATES = ['Active', 'Expired', 'Revoked'] as const

const permission = z.enum(PERMISSIONS, { error: 'Choose from the list.' })

export const ApiKeyForm = z.strictObject({
  /** What the key is for: `Payroll`. */
  name: thingName(80),
  role: z.enum(ROLES, { error: 'Choose a role.' }),
  /** Without them the key may what its role may. Never more than its maker may. */
  permissions: z.optional(z.array(permission).check(z.maxLength(PERMISSIONS.length))),
  /** The last day, or the moment from which on the key opens nothing; never by itself when it is missing. */
  expires_at: z.optional(z.nullable(z.union([day, moment], { error: 'Use a date like 2026-11-21.' }))),
})
export type ApiKeyForm = z.infer<typeof ApiKeyForm>

export const ApiKey = z.strictObject({
  id: uuid,
  name: z.string(),
  /** How the key begins, so that its holder finds it in the list: `gh_Ab3x`. */
  hint: z.string(),
  role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  state: z.enum(KEY_STATES),
  created_by: z.strictObject({ id: uuid, name: z.string() }),
  created_at: moment,
  expires_at: z.nullable(moment),
  last_used_at: z.nullable(moment),
  revoked_at: z.nullable(moment),
})
export type ApiKey = z.infer<typeof ApiKey>

/** The key itself, shown once. */
export const NewApiKey = z.extend(ApiKey, { key: z.string() })
export type NewApiKey = z.infer<typeof NewApiKey>

const access = { permission: 'CAN_MANAGE_SETTINGS' } as const

/** Keys of programs: `Authorization: Bearer gh_…` calls as its maker, with the role and permissions of the key. */
export const keys = {
  list: endpoint({
    method: 'GET',
    path: '/api-keys',
    title: 'List API keys',
    access,
    rate: 'read',
    pages: 'list',
    input: { query: z.strictObject(pageQuery) },
    ok: list(ApiKey),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api-keys',
    title: 'Add API key',
    access,
    rate: 'write',
    input: { body: ApiKeyForm },
    ok: item(NewApiKey),
    status: 201,
    log: { keep: ['role', 'permissions', 'expires_at'] },
    needsSession: true,
  }),
  /** From now on the key opens nothing. */
  revoke: endpoint({
    method: 'DELETE',
    path: '/api-keys/:id',
    title: 'Revoke API key',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: done,
    needsSession: true,
  }),
}
