import { isStaff, type Role } from '@guildhall/contract/access'
import type { Actor } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { NO_VETTING, vettingActionsOf, type VettingActions } from './vetting/policy.ts'

/** What decides who may see and change a person. */
export interface Subject {
  id: string
  /** Their login; null of a contact. */
  user_id: string | null
  is_expert: boolean
  status: string | null
  /** Their login is suspended. */
  is_locked_out: boolean
  /** Every reason of the last rejection allows to apply again. */
  may_resubmit: boolean
  /** Roles of the person's own login. */
  roles: readonly Role[]
  invited_by: string | null
  /** Users who manage a gig of this expert, and customers to whom they were put forward. */
  manager_ids: readonly string[]
  /** Runs a project that the reader sees; known only where somebody is met (`meet`). */
  runs_gig_of_reader?: boolean
  /** Of these the ones on whose gigs they were hired, now or before. */
  hired_by_ids: readonly string[]
  shown_to: readonly string[]
  /** Customers of level manage on the gigs that they are hired for now; known only where somebody is met. */
  reached_by?: readonly string[]
}

export type Reader = Pick<Actor, 'userId' | 'personId' | 'roles' | 'permissions'>

/** Whose eyes: the person themselves, staff on an expert, a customer on an expert, anybody on somebody who is none. */
export type Audience = 'self' | 'staff' | 'public' | 'basic'

export interface View extends VettingActions {
  audience: Audience
  canEdit: boolean
  /** The address of their login, by which it can be opened: not by a grant. */
  canMoveLogin: boolean
  canSeeContacts: boolean
  canSeeRate: boolean
  canSetDemarcation: boolean
  /** Experience, education and the other sections, and the areas of expertise. */
  canSeeSections: boolean
  /** Their projects and what was said of them there. */
  canSeeProjects: boolean
  /** Of the files all, or those that their owner tagged as public. */
  files: 'all' | 'public' | null
  /** The notes of staff and what is known of the vetting. */
  canSeeReview: boolean
}

/** How this reader sees this person (PRODUCT 5.2 rows 13 to 17); null: not at all. */
export function viewOf(reader: Reader, subject: Subject): View | null {
  const audience = audienceOf(reader, subject)
  if (audience === null) return null
  const isAdmin = reader.roles.includes('growth_experts_admin')
  const isClose = audience === 'self' || audience === 'staff'
  return {
    audience,
    canEdit: isAdmin || editsByGrant(reader, audience) || (audience === 'self' && mayEditSelf(subject)),
    canMoveLogin: isAdmin || audience === 'self',
    canSeeContacts:
      isClose || isStaff(reader.roles) || (audience === 'public' && isReachedBy(reader, subject)),
    canSeeRate: subject.is_expert && (audience === 'self' || isAdmin || seesRateAsManager(reader, subject)),
    canSetDemarcation: isAdmin && subject.is_expert,
    canSeeSections: isClose || audience === 'public' || isAdmin,
    canSeeProjects: isClose && subject.is_expert,
    files: filesOf(reader, subject, audience),
    canSeeReview: audience !== 'self' && isStaff(reader.roles),
    ...vettingActionsOf(reader, subject),
  }
}

/** "View as public" (PRODUCT D-31): the same person as a customer sees them. */
export function asPublic(view: View): View {
  return {
    ...view,
    audience: view.audience === 'basic' ? 'basic' : 'public',
    canSeeContacts: false,
    canSeeRate: false,
    canSetDemarcation: false,
    canSeeProjects: false,
    files: view.files === null ? null : 'public',
    canSeeReview: false,
    ...NO_VETTING,
  }
}

/** 404 for a person whom this reader may not see: the same answer as for one who does not exist. */
export function requireView(reader: Reader, subject: Subject | undefined): View {
  const view = subject === undefined ? null : viewOf(reader, subject)
  if (view === null) throw refuse('not_found')
  return view
}

/** 404 for whom the reader may not see, 403 for whom they may not change. */
export function requireEdit(reader: Reader, subject: Subject | undefined): View {
  const view = requireView(reader, subject)
  if (!view.canEdit) throw refuse('forbidden')
  return view
}

function audienceOf(reader: Reader, subject: Subject): Audience | null {
  if (reader.personId === subject.id) return 'self'
  const seesAsExpert = subject.is_expert ? expertAudience(reader, subject) : null
  if (seesAsExpert !== null) return seesAsExpert
  if (runsGigs(subject.roles)) return seesWhoRunsGigs(reader, subject) ? 'basic' : null
  if (subject.is_expert || !isStaff(reader.roles)) return null
  return subject.user_id !== null || readsContacts(reader) ? 'basic' : null
}

/** Row 8: contacts without a login stand in the list of people alone, and so are they opened. */
function readsContacts({ permissions }: Reader): boolean {
  return permissions.includes('CAN_SEE_ADMIN_PEOPLE_LIST')
}

function expertAudience(reader: Reader, subject: Subject): Audience | null {
  const is = (role: Role) => reader.roles.includes(role)
  if (is('growth_experts_admin') || is('growth_experts_hr_generalist')) return 'staff'
  if (is('growth_experts_manager') && managesOrMayHire(reader, subject)) return 'staff'
  return is('growth_experts_customer') && subject.shown_to.includes(reader.userId) ? 'public' : null
}

/** Row 13; whoever may decide about everybody by a grant sees those whom it is about. */
function managesOrMayHire({ userId, permissions }: Reader, { status, ...subject }: Subject): boolean {
  if (status === 'Approved' || subject.invited_by === userId || subject.manager_ids.includes(userId))
    return true
  const approves = permissions.includes('CAN_APPROVE_EXPERTS')
  const reconsiders = permissions.includes('CAN_RECONSIDER_EXPERTS')
  if (status === 'Pending') return approves || reconsiders
  return status === 'Rejected' ? reconsiders : status === 'Screened' && approves
}

/** Row 14, of a customer. */
function isReachedBy({ userId }: Reader, { reached_by: customers = [] }: Subject): boolean {
  return customers.includes(userId)
}

/** Row 16: HR, where an admin has granted it. */
function editsByGrant({ roles, permissions }: Reader, audience: Audience): boolean {
  return (
    audience === 'staff' &&
    roles.includes('growth_experts_hr_generalist') &&
    permissions.includes('CAN_EDIT_EXPERTS')
  )
}

function runsGigs(roles: readonly Role[]): boolean {
  return roles.includes('growth_experts_admin') || roles.includes('growth_experts_manager')
}

/** Row 13a: staff and experts know everybody who runs projects, customers the people of their own. */
function seesWhoRunsGigs({ roles }: Reader, { runs_gig_of_reader: isMet = false }: Subject): boolean {
  return isStaff(roles) || roles.includes('growth_experts_expert') || isMet
}

/**
 * Row 13b: the owner, admins, HR those of experts, managers those of experts on their own gigs. A customer to whom the
 * expert was put forward sees what is tagged public (D-31).
 */
function filesOf({ roles, userId }: Reader, subject: Subject, audience: Audience): View['files'] {
  const is = (role: Role) => roles.includes(role)
  if (audience === 'self' || is('growth_experts_admin')) return 'all'
  if (is('growth_experts_hr_generalist') && subject.is_expert) return 'all'
  if (is('growth_experts_manager') && subject.manager_ids.includes(userId)) return 'all'
  return audience === 'public' ? 'public' : null
}

/** Row 15: on own gigs, and of everybody who is Approved. */
function seesRateAsManager({ roles, userId }: Reader, subject: Subject): boolean {
  if (!roles.includes('growth_experts_manager')) return false
  return subject.status === 'Approved' || subject.manager_ids.includes(userId)
}

/** PRODUCT 5.3.2: not while Suspended, and while Rejected only when applying again is allowed. */
function mayEditSelf({ status, may_resubmit }: Subject): boolean {
  return status !== 'Suspended' && (status !== 'Rejected' || may_resubmit)
}
