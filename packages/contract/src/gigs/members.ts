import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, item, list, pageQuery } from '#contract/envelope'
import { moment, text, uuid } from '#contract/shapes'
import { GIG_KINDS, LEVELS } from './kinds.ts'

/** spec 002 §1: contributors and customers are both called members. */
export const MEMBER_TYPES = ['contributor', 'customer'] as const
export type MemberType = (typeof MEMBER_TYPES)[number]
const type = z.enum(MEMBER_TYPES, { error: `Choose one of: ${MEMBER_TYPES.join(', ')}.` })
const kind = z.enum(GIG_KINDS, { error: `Choose one of: ${GIG_KINDS.join(', ')}.` })

/** The role that customers have in the lists of members. */
export const CUSTOMER_ROLE = { slug: 'customer', description: 'Customer' } as const

/** How many may be added at once. */
export const MOST_NEW_MEMBERS = 50

/** A role that contributors of a kind of project may have (spec 002 §6). */
export const ContributorRole = z.strictObject({ slug: z.string(), description: z.string() })
export type ContributorRole = z.infer<typeof ContributorRole>

/** A level that customers of a kind of project may have; the lowest comes first. */
export const GigPermission = z.strictObject({
  id: uuid,
  value: z.enum(LEVELS),
  description: z.string(),
})
export type GigPermission = z.infer<typeof GigPermission>

/** Somebody with a login; the address only for those who may see it. */
export const MemberUser = z.strictObject({
  id: uuid,
  name: z.string(),
  photo: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type MemberUser = z.infer<typeof MemberUser>

export const Member = z.strictObject({
  id: uuid,
  type,
  user: MemberUser,
  role: ContributorRole,
  status: z.literal('Active'),
  /** Of customers. */
  permission: z.nullable(GigPermission),
  created_at: moment,
  /** `canOpen`: whether this reader may see the page of the person; without it the name is no link. */
  actions: z.strictObject({ canRemove: z.boolean(), canEdit: z.boolean(), canOpen: z.boolean() }),
})
export type Member = z.infer<typeof Member>

/** People are looked for from so many letters of their name on, by whatever caller (spec 002 §2). */
export const MIN_NAME_LETTERS = 3

/** Somebody who may be added. */
export const AvailableMember = z.strictObject({
  id: uuid,
  name: z.string(),
  photo: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  /** Where a customer belongs to when that is not the customer of the project (PRODUCT D-04); said to staff. */
  other_company: z.nullable(z.string()),
  /**
   * A customer who was invited and has not come yet: to be invited again, not added. Staff find all of them, a customer
   * whom they have invited themselves, by the name that they typed.
   */
  is_invited: z.boolean(),
})
export type AvailableMember = z.infer<typeof AvailableMember>

const NOBODY = 'Please select role and user'

/** A contributor has a role of the project's kind, a customer a level; `role` of a customer may be left out. */
export const NewMember = z
  .strictObject({
    user_id: z.uuid({ error: NOBODY }),
    role: z.optional(z.nullable(text(60))),
    permission_id: z.optional(z.nullable(uuid)),
  })
  .check(
    z.refine(({ role, permission_id: level }) => isGiven(role) || isGiven(level), {
      error: NOBODY,
      path: ['role'],
    }),
  )
export type NewMember = z.output<typeof NewMember>

function isGiven(value: string | null | undefined): boolean {
  return value !== undefined && value !== null && value !== ''
}

export const membersErrors = {
  last_lead: [409, 'The last lead of a project cannot be removed.'],
  still_hired: [409, 'This expert is hired on the project. End the engagement first.'],
} as const

/** spec 002 §5: required. */
export const PermissionId = z.uuid({ error: 'Field is required' })

const memberParams = z.strictObject({ id: uuid, member_id: uuid })

const change = <const Method extends 'PATCH' | 'PUT'>(method: Method) =>
  endpoint({
    method,
    access: 'signed_in',
    path: '/gigs/:id/members/:member_id',
    title: 'Change permission of customer',
    rate: 'write',
    input: { params: memberParams, body: z.strictObject({ permission_id: PermissionId }) },
    ok: item(Member),
    log: { keep: ['permission_id'] },
  })

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/gigs/:id/members',
    title: 'List project members',
    access: 'signed_in',
    rate: 'read',
    input: {
      params: z.strictObject({ id: uuid }),
      query: z.strictObject({ ...pageQuery, type: z.optional(type) }),
    },
    ok: list(Member),
    log: { keep: ['type'] },
  }),
  add: endpoint({
    method: 'POST',
    path: '/gigs/:id/members',
    title: 'Add project members',
    access: 'signed_in',
    rate: 'write',
    input: {
      params: z.strictObject({ id: uuid }),
      body: z.strictObject({
        members: z
          .array(NewMember, { error: NOBODY })
          .check(
            z.minLength(1, { error: NOBODY }),
            z.maxLength(MOST_NEW_MEMBERS, { error: `At most ${MOST_NEW_MEMBERS} values.` }),
          ),
      }),
    },
    ok: item(z.array(Member)),
    status: 201,
  }),
  update: change('PATCH'),
  updateAlias: change('PUT'),
  remove: endpoint({
    method: 'DELETE',
    path: '/gigs/:id/members/:member_id',
    title: 'Remove project member',
    access: 'signed_in',
    rate: 'write',
    input: { params: memberParams },
    ok: done,
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/permissions',
    title: 'List permissions of customers',
    access: 'signed_in',
    rate: 'read',
    input: { query: z.strictObject({ ...pageQuery, type: kind }) },
    ok: list(GigPermission),
    log: false,
  }),
  roles: endpoint({
    method: 'GET',
    path: '/contributors-role',
    title: 'List roles of contributors',
    access: 'signed_in',
    rate: 'read',
    input: { query: z.strictObject({ ...pageQuery, project_name: kind }) },
    ok: list(ContributorRole),
    log: false,
  }),
  available: endpoint({
    method: 'GET',
    path: '/available-members',
    title: 'Search users to add',
    access: 'signed_in',
    rate: 'search',
    input: {
      query: z.strictObject({
        ...pageQuery,
        type: z.optional(type),
        /** Slug of a contributor's role, or `customer`. */
        role: z.optional(text(60)),
        /** The project: who is a member already is left out. */
        id: z.optional(uuid),
      }),
    },
    ok: list(AvailableMember),
    log: { keep: ['type', 'role', 'id'] },
  }),
}
