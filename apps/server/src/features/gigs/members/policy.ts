import { LEVELS } from '@guildhall/contract/gigs/kinds'
import { may, type GigRow, type Standing } from '#features/gigs/service.ts'
import type { MemberRow } from './store.ts'

/** Of contributors their leads and who runs the project; of customers only the latter (PRODUCT 5.2, rows 41 and 42). */
export function mayRemove(standing: Standing, gig: GigRow, member: MemberRow): boolean {
  if (may.run(standing)) return true
  const runsIt = member.user_id === gig.owner_id || gig.co_owner_ids.includes(member.user_id)
  return member.type === 'contributor' && may.addContributors(standing) && !runsIt
}

/** Nobody changes their own level. */
export function mayChange(standing: Standing, member: MemberRow): boolean {
  return may.run(standing) && member.type === 'customer' && member.user_id !== standing.userId
}

/** Nobody gives a level above their own. */
export function mayGive(standing: Standing, level: number): boolean {
  return may.run(standing) || level <= standing.level
}

/** Addresses are for staff and oneself; a customer who may invite colleagues knows theirs. */
export function seesEmail(standing: Standing, member: Pick<MemberRow, 'user_id' | 'type'>): boolean {
  const { isAdmin, isManager, isHr, userId } = standing
  if (isAdmin || isManager || isHr || member.user_id === userId) return true
  return member.type === 'customer' && may.addCustomers(standing)
}

const COLLABORATE = LEVELS.indexOf('collaborate') + 1

export interface Seen {
  status: string
  was_published: boolean
}

/**
 * Whether a customer of this level sees the project yet: the rule of the lists (`visibleGigs`), for a letter to them
 * (PRODUCT 5.2 row 30, 5.6.3).
 */
export function showsTo(gig: Seen, level: number): boolean {
  return gig.was_published || (level >= COLLABORATE && gig.status !== 'Draft')
}

/** How a project is called before a customer may see it. */
export const UNSEEN = 'project in preparation'

/** What a customer is told of a project: its name, and the way to it, once they may see it. */
export function toldOf(gig: Pick<GigRow, 'id' | 'name' | 'status' | 'was_published'>, level: number) {
  const sees = showsTo(gig, level)
  return {
    project: sees ? gig.name : `a ${UNSEEN}`,
    place: sees ? { link: `/projects/${gig.id}`, gigId: gig.id } : { link: '/projects' },
  }
}
