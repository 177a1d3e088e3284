import { isStaff, ROLE_IDS, STAFF_ROLES, type Role } from '@guildhall/contract/access'
import type { UserRow } from './store.ts'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

export type StaffRole = (typeof STAFF_ROLES)[number]

/** What the groups are called. */
export const GROUP_NAMES: Record<StaffRole, string> = {
  growth_experts_admin: 'Admin',
  growth_experts_manager: 'Manager',
  growth_experts_hr_generalist: 'HR generalist',
}

/** A user as RFC 7643 §4.1 draws one. */
export function presentUser(row: UserRow, base: string) {
  const { id, email, first_name: givenName, last_name: familyName } = row
  const name = `${givenName} ${familyName}`
  return {
    schemas: [USER_SCHEMA],
    id,
    ...(row.external_id === null ? {} : { externalId: row.external_id }),
    userName: email,
    name: { givenName, familyName, formatted: name },
    displayName: name,
    ...(row.job_title === null ? {} : { title: row.job_title }),
    active: isActive(row),
    emails: [{ value: email, type: 'work', primary: true }],
    groups: groupsOf(row).map((role) => ({
      value: ROLE_IDS[role],
      display: GROUP_NAMES[role],
      $ref: `${base}/Groups/${ROLE_IDS[role]}`,
    })),
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      lastModified: row.updated_at.toISOString(),
      location: `${base}/Users/${id}`,
      version: `W/"${row.version}"`,
    },
  }
}

/** As the identity provider wants it, where nothing but a missing group keeps them out. */
export function isActive(row: UserRow): boolean {
  return row.is_groupless === true ? row.is_active === true : row.status === 'active'
}

export function groupsOf(row: UserRow): StaffRole[] {
  return row.is_groupless === true ? [] : STAFF_ROLES.filter((role) => row.roles.includes(role))
}

/** A role as a group, without its members unless they are given. */
export function presentGroup(role: StaffRole, members: readonly UserRow[] | undefined, base: string) {
  return {
    schemas: [GROUP_SCHEMA],
    id: ROLE_IDS[role],
    displayName: GROUP_NAMES[role],
    ...(members === undefined
      ? {}
      : {
          members: members.map((row) => ({
            value: row.id,
            display: `${row.first_name} ${row.last_name}`,
            $ref: `${base}/Users/${row.id}`,
          })),
        }),
    meta: { resourceType: 'Group', location: `${base}/Groups/${ROLE_IDS[role]}` },
  }
}

/** One page of a list; the first row is number 1. */
export function presentList(
  resources: readonly object[],
  { total, startIndex }: { total: number; startIndex: number },
) {
  return {
    schemas: [LIST_SCHEMA],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}

export function isStaffRole(role: Role): role is StaffRole {
  return isStaff([role])
}
