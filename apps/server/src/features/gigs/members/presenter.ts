import { LEVELS } from '@guildhall/contract/gigs/kinds'
import {
  CUSTOMER_ROLE,
  type AvailableMember,
  type GigPermission,
  type Member,
} from '@guildhall/contract/gigs/members'
import type { SeenGig } from '#features/gigs/service.ts'
import type { AvailableRow } from './available-store.ts'
import { mayChange, mayRemove, seesEmail } from './policy.ts'
import type { MemberRow } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

export function presentMember(
  member: MemberRow,
  { gig, standing }: SeenGig,
  openable: ReadonlySet<string>,
): Member {
  const isFree = gig.status !== 'Closed' && !gig.locked
  return {
    id: member.id,
    type: member.type,
    user: {
      id: member.user_id,
      name: `${member.first_name} ${member.last_name}`,
      photo: photoUrl(member.photo_file),
      email: seesEmail(standing, member) ? member.email : null,
    },
    role:
      member.role === null || member.role_description === null
        ? CUSTOMER_ROLE
        : { slug: member.role, description: member.role_description },
    status: 'Active',
    permission: permissionOf(member),
    created_at: member.created_at.toISOString(),
    actions: {
      canRemove: isFree && mayRemove(standing, gig, member),
      canEdit: isFree && mayChange(standing, member),
      canOpen: openable.has(member.user_id),
    },
  }
}

/** Without the address: it is seen once somebody is a member. */
export function presentAvailable(user: AvailableRow, isForStaff: boolean): AvailableMember {
  return {
    id: user.id,
    name: `${user.first_name} ${user.last_name}`,
    photo: photoUrl(user.photo_file),
    job_title: user.job_title,
    other_company: isForStaff ? user.other_company : null,
    is_invited: user.is_invited,
  }
}

export function presentPermission(row: { id: string; value: string; description: string }): GigPermission {
  return { id: row.id, value: levelOf(row.value), description: row.description }
}

function permissionOf({ permission_id: id, permission: value, permission_description: text }: MemberRow) {
  return id === null || value === null || text === null
    ? null
    : presentPermission({ id, value, description: text })
}

function levelOf(value: string) {
  const level = LEVELS.find((one) => one === value)
  if (level === undefined) throw new Error(`${value} is no level`)
  return level
}
