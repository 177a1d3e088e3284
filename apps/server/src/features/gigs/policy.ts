import { KINDS, type GigKind } from '@guildhall/contract/gigs/kinds'
import { gigMachine, type GigStatus } from '@guildhall/contract/gigs/machine'
import type { GigActions } from '@guildhall/contract/gigs/gig'
import type { Actor } from '#platform/http/context.ts'

/** What of a gig decides who may do what with it. */
export interface Subject {
  type: GigKind
  status: GigStatus
  locked: boolean
  rejected_from: string | null
  changed_since_rejection: boolean
  was_published: boolean
  requires_signoff: boolean
  show_budget: boolean
  deleted_at: Date | null
  owner_id: string
  co_owner_ids: readonly string[]
  created_by: string | null
  submitted_by: string | null
  /** Any engagement at all. */
  has_engagements: boolean
  needs_experts: boolean
  /** What the reader is on it. */
  my_role: string | null
  my_flags: Flags | null
  my_level: number | null
  /** The company that the reader belongs to. */
  my_company_id: string | null
  is_hired: boolean
  was_hired: boolean
  is_suspended: boolean
}

interface Flags {
  can_edit: boolean
  can_submit: boolean
  can_review: boolean
  can_add_contributors: boolean
}

export type MachineAction = Parameters<(typeof gigMachine)['movesFor']>[1]
type Reader = Pick<Actor, 'userId' | 'roles' | 'permissions'>

/** What a reader is to a gig that they may see. */
export interface Standing {
  userId: string
  isAdmin: boolean
  isManager: boolean
  isHr: boolean
  /** Runs it: a manager who is owner, co-owner or leading contributor; an admin may do it too but is none. */
  isOwner: boolean
  isContributor: boolean
  flags: Flags
  /** 0 for nobody's customer, 1 view ... 4 manage. */
  level: number
  companyId: string | null
  isHired: boolean
  mayReopen: boolean
  isJuror: boolean
  /** Reads on, and does nothing any more (PRODUCT 5.3.2). */
  isSuspended: boolean
}

/** Rules that an administrator sets. */
export interface Rules {
  /** PRODUCT D-10: whether somebody may approve what they created themselves. */
  allowsSelfApproval: boolean
}

const NO_FLAGS: Flags = { can_edit: false, can_submit: false, can_review: false, can_add_contributors: false }

export function standingOf(reader: Reader, gig: Subject): Standing {
  const isManager = reader.roles.includes('growth_experts_manager')
  const isSuspended = gig.is_suspended && reader.roles.every((role) => role === 'growth_experts_expert')
  const flags = isSuspended ? NO_FLAGS : (gig.my_flags ?? NO_FLAGS)
  const runs =
    gig.owner_id === reader.userId || gig.co_owner_ids.includes(reader.userId) || flags.can_add_contributors
  return {
    userId: reader.userId,
    isAdmin: reader.roles.includes('growth_experts_admin'),
    isManager,
    isHr: reader.roles.includes('growth_experts_hr_generalist'),
    isOwner: isManager && runs,
    isContributor: gig.my_flags !== null,
    flags,
    level: gig.my_level ?? 0,
    companyId: gig.my_company_id,
    isHired: gig.is_hired,
    mayReopen: isManager && reader.permissions.includes('CAN_REOPEN_GIGS'),
    isJuror: gig.my_role === 'juror' && !isSuspended,
    isSuspended,
  }
}

/** How much of a gig somebody sees: everything, the work without the money, what customers see, or the brief. */
export type Audience = 'staff' | 'contributor' | 'customer' | 'expert'

export function audienceOf(standing: Standing): Audience {
  if (standing.isAdmin || standing.isManager || standing.isHr) return 'staff'
  if (standing.isContributor || standing.isHired) return 'contributor'
  return standing.level > 0 ? 'customer' : 'expert'
}

export type Verdict = 'yes' | 'forbidden' | 'gig_locked' | 'wrong_state' | 'self_approval'

/** Whether a step of the machine is open to this reader now, and if not, why (PRODUCT 5.5). */
export function verdict(action: MachineAction, gig: Subject, standing: Standing, rules: Rules): Verdict {
  const known = gigMachine.moves.filter((move) => move.action === action)
  const isMine = (move: { by: readonly string[] }) => move.by.some((who) => isWho(who, gig, standing))
  if (!known.some(isMine)) return 'forbidden'
  if (gig.locked && !WHILE_LOCKED.includes(action)) return 'gig_locked'
  const now = gigMachine.movesFor(gig.status, action)
  if (now.length === 0) return 'wrong_state'
  const mine = now.filter(isMine)
  if (mine.length === 0) return 'forbidden'
  if (!mine.some(({ guard }) => holds(guard, gig))) return 'wrong_state'
  const isAlone = action === 'approve' && !rules.allowsSelfApproval && gig.created_by === standing.userId
  return isAlone ? 'self_approval' : 'yes'
}

/** The status after a step that `verdict` allows. */
export function statusAfter(action: MachineAction, gig: Subject): GigStatus {
  const move = gigMachine.movesFor(gig.status, action).find(({ guard }) => holds(guard, gig))
  return move === undefined || move.to === '=' ? gig.status : move.to
}

const WHILE_LOCKED: readonly string[] = ['close', 'lock', 'unlock']

function isWho(who: string, gig: Subject, standing: Standing): boolean {
  switch (who) {
    case 'admin':
      return standing.isAdmin
    case 'manager:own':
      return standing.isOwner
    case 'manager:grant':
      return standing.isOwner && standing.mayReopen
    case 'contributor:can_edit':
      return standing.flags.can_edit
    case 'contributor:can_submit':
      return standing.flags.can_submit
    case 'contributor:can_review':
      return standing.flags.can_review
    case 'contributor:can_review&notSubmitter':
      return standing.flags.can_review && gig.submitted_by !== standing.userId
    default:
      return false
  }
}

/** What the machine asks of the gig itself. Guards of the form that is sent (a reason, all fields) are the service's. */
function holds(guard: string, gig: Subject): boolean {
  const { track } = KINDS[gig.type]
  switch (guard) {
    case 'rejected_from=Requested':
      return gig.rejected_from === 'Requested' && gig.changed_since_rejection
    case 'rejected_from=Submitted':
      return gig.rejected_from === 'Submitted'
    case 'track=deliverable|requires_signoff':
      return track === 'deliverable' || gig.requires_signoff
    case 'track=staffing&!requires_signoff':
      return track === 'staffing' && !gig.requires_signoff
    case 'never_published':
      return !gig.was_published
    case 'was_published':
      return gig.was_published
    case 'unlocked':
      return !gig.locked
    case 'locked':
      return gig.locked
    default:
      return true
  }
}

/** Who runs it, takes part in it, or is hired for it. */
function worksOn({ isAdmin, isOwner, isContributor, isHired, isSuspended }: Standing): boolean {
  return isAdmin || isOwner || ((isContributor || isHired) && !isSuspended)
}

/** Who may, whatever the state of the gig. Writes ask these before they look at the lock. */
export const may = {
  edit: ({ isAdmin, isOwner, flags }: Standing) => isAdmin || isOwner || flags.can_edit,
  run: ({ isAdmin, isOwner }: Standing) => isAdmin || isOwner,
  addContributors: ({ isAdmin, isOwner, flags }: Standing) =>
    isAdmin || isOwner || flags.can_add_contributors,
  addCustomers: ({ isAdmin, isOwner, level }: Standing) => isAdmin || isOwner || level === 4,
  comment: (standing: Standing) => worksOn(standing) || standing.level >= 2,
  upload: (standing: Standing) => worksOn(standing) || standing.level >= 3,
  /** What the project delivers comes from those who work on it; customers add files of their own. */
  deliver: worksOn,
  clone: ({ isAdmin, isManager }: Standing) => isAdmin || isManager,
  seeMembers: ({ isAdmin, isManager, isHr, isContributor, isHired, level }: Standing) =>
    isAdmin || isManager || isHr || isContributor || isHired || level > 0,
  score: ({ isJuror }: Standing) => isJuror,
  accept: ({ level }: Standing) => level === 4,
  seeScores: ({ isAdmin, isOwner, isManager, isHr, isJuror, flags }: Standing) =>
    isAdmin || isOwner || (!isJuror && (isManager || isHr || flags.can_review)),
  seeActivities: ({ isAdmin, isManager, isOwner, isContributor }: Standing) =>
    isAdmin || isOwner || (isManager && isContributor),
} satisfies Record<string, (standing: Standing) => boolean>

/** A jury works on what was approved, or sent back, until it is submitted. */
export function isJudged({ status, rejected_from: from }: Subject): boolean {
  return status === 'Approved' || (status === 'Rejected' && from === 'Submitted') || status === 'Unpublished'
}

/** Customers agree to what is made for them while it is being made, and after. */
export function isAcceptable({ status }: Subject): boolean {
  return ['Approved', 'Submitted', 'Published', 'Unpublished'].includes(status)
}

const HIRING: readonly GigStatus[] = ['Approved', 'Published', 'Unpublished']

/** What they may look at, whatever the state of the gig. */
function sightsOf(gig: Subject, standing: Standing) {
  return {
    canSeeExperts: may.run(standing),
    canSeeMembers: may.seeMembers(standing),
    canSeeWork: may.seeMembers(standing) || gig.was_hired,
    canSeeDiscussion: may.comment(standing),
    canSeeBudget: standing.isAdmin || standing.isManager || gig.show_budget,
    canSeeActivities: may.seeActivities(standing),
  }
}

/** PRODUCT D-07, for the buttons; the writes ask the same functions. */
export function actionsOf(
  gig: Subject,
  standing: Standing,
  { rules, isWaiting }: { rules: Rules; /** For acceptance. */ isWaiting: boolean },
): GigActions {
  const can = (action: MachineAction) =>
    gig.deleted_at === null && verdict(action, gig, standing, rules) === 'yes'
  const isOpen = gig.status !== 'Closed' && gig.deleted_at === null
  const isFree = isOpen && !gig.locked
  return {
    canEdit: can('update'),
    canRequest: can('request'),
    canApprove: can('approve'),
    canReject: can('reject'),
    canSubmit: can('submit'),
    canPublish: can('publish'),
    canUnpublish: can('unpublish'),
    canClose: can('close'),
    canReopen: can('reopen'),
    canLock: can('lock'),
    canUnlock: can('unlock'),
    canRecall: can('recall'),
    canClone: gig.deleted_at === null && may.clone(standing),
    canDelete: may.run(standing) && isFree && gig.status === 'Draft' && !gig.has_engagements,
    canRestore: may.run(standing) && gig.deleted_at !== null,
    canAddContributors: isFree && may.addContributors(standing),
    canAddCustomers: isFree && may.addCustomers(standing),
    canComment: isOpen && may.comment(standing),
    canUpload: isFree && may.upload(standing),
    canUploadDeliverable: isFree && may.deliver(standing) && gig.status !== 'Submitted',
    canJudge: isFree && may.score(standing) && isJudged(gig),
    canAccept: isFree && isWaiting && may.accept(standing) && isAcceptable(gig),
    canHire: isFree && may.run(standing) && HIRING.includes(gig.status),
    canGiveOpinion: standing.level >= 2 && (gig.needs_experts || gig.has_engagements),
    ...sightsOf(gig, standing),
  }
}
