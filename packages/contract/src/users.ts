import * as z from 'zod/mini'
import { personName } from './names.ts'
import { GRANTABLE, PERMISSIONS, ROLES } from './access.ts'
import { Session } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { done, item, itemWithActions, list, pageQuery, sortOf } from './envelope.ts'
import { PersonDetails } from './people/person.ts'
import { blankable, email, idParams, listOf, moment, text, uuid } from './shapes.ts'

export const usersErrors = {
  last_admin: [409, 'This is the last administrator who can sign in.'],
  own_roles: [409, 'You cannot change your own roles or switch off your own account.'],
  email_taken: [422, 'Somebody else uses this email address.'],
  not_grantable: [422, 'This cannot be given to this role.'],
} as const

export const USER_STATUSES = ['Active', 'Invited', 'Suspended'] as const
export type UserStatus = (typeof USER_STATUSES)[number]
export const USER_SORT_KEYS = ['name', 'email', 'last_sign_in_at', 'created_at'] as const

const row = {
  id: uuid,
  name: z.string(),
  email: z.string(),
  photo: z.nullable(z.string()),
  roles: z.array(z.enum(ROLES)),
  status: z.enum(USER_STATUSES),
  mfa_enabled: z.boolean(),
  last_sign_in_at: z.nullable(moment),
  last_sign_in_diff: z.nullable(z.string()),
  created_at: moment,
}

/** What an administrator may do with an account now. */
export const UserActions = z.strictObject({
  canEdit: z.boolean(),
  canEditRoles: z.boolean(),
  canSuspend: z.boolean(),
  canActivate: z.boolean(),
  canSendReset: z.boolean(),
  canSendInvitation: z.boolean(),
  canRevokeSessions: z.boolean(),
  canViewAs: z.boolean(),
  /** Too many wrong passwords or codes keep them out at the moment. */
  canUnlock: z.boolean(),
  canResetMfa: z.boolean(),
})
export type UserActions = z.infer<typeof UserActions>

export const UserRow = z.strictObject({ ...row, actions: UserActions })
export type UserRow = z.infer<typeof UserRow>

export const UserDetails = z.strictObject({
  ...row,
  internal_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  timezone: z.string(),
  company: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  force_change_password: z.boolean(),
  sessions: z.array(Session),
  /** Projects that they run, works on or follows, as far as the reader may see them. */
  gigs: PersonDetails.shape.gigs,
  /** What happened to the account: roles, switched off and on, invitations. Newest first. */
  history: z.array(
    z.strictObject({
      id: uuid,
      kind: z.string(),
      actor_name: z.nullable(z.string()),
      created_at: moment,
      differences: z.nullable(z.record(z.string(), z.unknown())),
    }),
  ),
  version: z.int(),
})
export type UserDetails = z.infer<typeof UserDetails>

const timezone = z
  .string({ error: 'This field is required.' })
  .check(z.refine((name) => isTimezone(name), { error: 'This time zone is unknown.' }))

function isTimezone(name: string): boolean {
  try {
    return name.length <= 60 && Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

const eachOnce = z.refine<readonly string[]>((roles) => new Set(roles).size === roles.length, {
  error: 'Choose each role once.',
})

const account = {
  first_name: personName,
  last_name: personName,
  email,
  roles: z
    .array(z.enum(ROLES))
    .check(z.minLength(1, { error: 'Choose at least one role.' }), z.maxLength(ROLES.length), eachOnce),
  /** With its country: `+44 20 7946 0187`. */
  phone: z.optional(blankable(text(30))),
  job_title: z.optional(blankable(text(150))),
  company_id: z.optional(z.nullable(uuid)),
  timezone: z.optional(timezone),
  force_change_password: z.optional(z.boolean()),
}
export const NewUserForm = z.strictObject({ ...account, send_invitation: z.optional(z.boolean()) })
export type NewUserForm = z.infer<typeof NewUserForm>
export const UserForm = z.partial(z.strictObject(account))
export type UserForm = z.infer<typeof UserForm>

/** One switch of the roles page: a permission that may be given to a role. */
export const GrantSwitch = z.strictObject({
  permission: z.enum(PERMISSIONS),
  role: z.enum(ROLES),
  is_granted: z.boolean(),
})
export type GrantSwitch = z.infer<typeof GrantSwitch>

export function isGrantable({ permission, role }: Pick<GrantSwitch, 'permission' | 'role'>): boolean {
  return GRANTABLE[permission]?.includes(role) ?? false
}

const access = { permission: 'CAN_SEE_ADMIN_USER_LIST' } as const

function action(path: `/users/:id/${string}`, title: string) {
  return endpoint({
    method: 'POST',
    path,
    title,
    access,
    rate: 'write',
    input: { params: idParams, body: z.optional(z.strictObject({})) },
    ok: done,
  })
}

export const users = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    title: 'List users',
    access,
    rate: 'read',
    pages: 'list',
    input: {
      query: z.strictObject({
        ...pageQuery,
        sort: z.optional(sortOf(USER_SORT_KEYS)),
        role: z.optional(listOf(z.enum(ROLES))),
        status: z.optional(listOf(z.enum(USER_STATUSES))),
      }),
    },
    ok: list(UserRow),
    log: { keep: ['role', 'status', 'sort', 'page'] },
  }),
  add: endpoint({
    method: 'POST',
    path: '/users',
    title: 'Add user',
    access,
    rate: 'invite',
    input: { body: NewUserForm },
    ok: item(z.strictObject({ id: uuid })),
    status: 201,
    log: { keep: ['roles', 'send_invitation'] },
  }),
  details: endpoint({
    method: 'GET',
    path: '/users/:id/account',
    title: 'Open user',
    access,
    rate: 'read',
    input: { params: idParams },
    ok: itemWithActions(UserDetails, UserActions),
  }),
  /** `If-Match` with the version that was read: 412 when somebody else changed it since. */
  change: endpoint({
    method: 'PUT',
    path: '/users/:id/account',
    title: 'Edit user',
    access,
    rate: 'write',
    input: { params: idParams, body: UserForm },
    ok: itemWithActions(UserDetails, UserActions),
    log: { keep: ['roles', 'force_change_password'] },
  }),
  suspend: action('/users/:id/deactivate', 'Suspend user'),
  activate: action('/users/:id/activate', 'Activate user'),
  sendReset: action('/users/:id/reset-password', 'Send password link'),
  sendInvitation: action('/users/:id/invite', 'Send invitation'),
  revokeSessions: action('/users/:id/revoke-sessions', 'Revoke sessions of user'),
  /** Forgets wrong passwords and codes: the next right one is let in. */
  unlock: action('/users/:id/unlock', 'Unlock user'),
  /** For who lost the authenticator and the recovery codes. */
  resetMfa: action('/users/:id/reset-two-step', 'Turn off two-step sign-in of user'),
  /** From here on this session sees what that user sees, and changes nothing. */
  viewAs: { ...action('/users/:id/impersonate', 'View as user'), needsSession: true as const },
  stopViewing: endpoint({
    method: 'DELETE',
    path: '/users/impersonation',
    title: 'Stop viewing as user',
    access: 'signed_in',
    rate: 'write',
    input: {},
    ok: done,
    whileViewing: true,
    needsSession: true,
  }),
  grants: endpoint({
    method: 'GET',
    path: '/users/roles',
    title: 'Open roles and permissions',
    access,
    rate: 'read',
    input: {},
    ok: item(z.array(GrantSwitch)),
  }),
  setGrant: endpoint({
    method: 'PUT',
    path: '/users/roles',
    title: 'Change permission of role',
    access,
    rate: 'write',
    input: { body: GrantSwitch },
    ok: item(z.array(GrantSwitch)),
    log: { keep: ['permission', 'role', 'is_granted'] },
    needsSession: true,
  }),
}
