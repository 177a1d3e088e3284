import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { describe, expect, it } from 'vitest'
import { standingOf, statusAfter, verdict, type MachineAction, type Subject } from './policy.ts'

const ME = 'me'
const SOMEBODY = 'somebody'
const NONE = { can_edit: false, can_submit: false, can_review: false, can_add_contributors: false }
const ALL = { can_edit: true, can_submit: true, can_review: true, can_add_contributors: true }

const GIG: Subject = {
  type: 'radar',
  status: 'Draft',
  locked: false,
  rejected_from: null,
  changed_since_rejection: true,
  was_published: false,
  requires_signoff: false,
  show_budget: false,
  deleted_at: null,
  owner_id: SOMEBODY,
  co_owner_ids: [],
  created_by: SOMEBODY,
  submitted_by: SOMEBODY,
  has_engagements: false,
  needs_experts: false,
  my_role: null,
  my_flags: null,
  my_level: null,
  my_company_id: null,
  is_hired: false,
  was_hired: false,
  is_suspended: false,
}

/** The states of PRODUCT 5.5; a Rejected gig remembers from where. */
const STATES: Record<string, Partial<Subject> & { status: GigStatus }> = {
  Draft: { status: 'Draft' },
  Requested: { status: 'Requested' },
  Approved: { status: 'Approved' },
  Submitted: { status: 'Submitted' },
  Published: { status: 'Published', was_published: true },
  Unpublished: { status: 'Unpublished', was_published: true },
  'Rejected request': { status: 'Rejected', rejected_from: 'Requested' },
  'Rejected work': { status: 'Rejected', rejected_from: 'Submitted' },
  Closed: { status: 'Closed' },
}
const ROLES = {
  admin: { roles: ['growth_experts_admin'], gig: {} },
  owner: { roles: ['growth_experts_manager'], gig: { owner_id: ME } },
  'co-owner': { roles: ['growth_experts_manager'], gig: { co_owner_ids: [ME] } },
  'manager who leads': { roles: ['growth_experts_manager'], gig: { my_flags: ALL } },
  'another manager': { roles: ['growth_experts_manager'], gig: {} },
  'expert who leads': { roles: ['growth_experts_expert'], gig: { my_flags: ALL } },
  reviewer: { roles: ['growth_experts_manager'], gig: { my_flags: { ...NONE, can_review: true } } },
  editor: { roles: ['growth_experts_expert'], gig: { my_flags: { ...NONE, can_edit: true } } },
  'hired expert': { roles: ['growth_experts_expert'], gig: { my_flags: NONE, is_hired: true } },
  HR: { roles: ['growth_experts_hr_generalist'], gig: {} },
  'customer who manages': { roles: ['growth_experts_customer'], gig: { my_level: 4 } },
} as const

const OPEN = 'Approved, Submitted, Published, Unpublished, Rejected request, Rejected work'
const CHANGEABLE = 'Draft, Approved, Published, Unpublished, Rejected request, Rejected work'

const OF_OWNER = {
  update: CHANGEABLE,
  request: 'Draft, Rejected request',
  recall: 'Requested, Submitted',
  submit: 'Approved, Rejected work',
  publish: 'Unpublished',
  unpublish: 'Published',
  close: OPEN,
}
/** Written by hand from PRODUCT 5.2 and 5.5: who may take which step of a deliverable in which states. */
const DELIVERABLE: Record<keyof typeof ROLES, Partial<Record<MachineAction, string>>> = {
  admin: {
    ...OF_OWNER,
    approve: 'Draft, Requested',
    reject: 'Requested, Submitted',
    publish: 'Submitted, Unpublished',
    reopen: 'Closed',
    lock: `Requested, ${OPEN}, Closed`,
  },
  owner: OF_OWNER,
  'co-owner': OF_OWNER,
  'manager who leads': { ...OF_OWNER, reject: 'Submitted', publish: 'Submitted, Unpublished' },
  'another manager': {},
  'expert who leads': {
    update: CHANGEABLE,
    submit: 'Approved, Rejected work',
    reject: 'Submitted',
    publish: 'Submitted',
  },
  reviewer: { reject: 'Submitted', publish: 'Submitted' },
  editor: { update: CHANGEABLE },
  'hired expert': {},
  HR: {},
  'customer who manages': {},
}

const ACTIONS: readonly MachineAction[] = [
  'update',
  'request',
  'approve',
  'reject',
  'submit',
  'recall',
  'publish',
  'unpublish',
  'close',
  'reopen',
  'lock',
  'unlock',
]
const RULES = { allowsSelfApproval: true }
const names = Object.keys(STATES)
const isRole = (name: string): name is keyof typeof ROLES => name in ROLES

function allowed(action: MachineAction, role: keyof typeof ROLES, more: Partial<Subject> = {}): string[] {
  const { roles, gig } = ROLES[role]
  return names.filter((name) => {
    const subject = { ...GIG, ...STATES[name], ...more, ...gig }
    const standing = standingOf({ userId: ME, roles, permissions: [] }, subject)
    return verdict(action, subject, standing, RULES) === 'yes'
  })
}

describe('the machine of projects', () => {
  for (const role of Object.keys(ROLES).filter(isRole)) {
    for (const action of ACTIONS) {
      it(`lets ${role} ${action} a deliverable exactly where it should`, () => {
        const expected = DELIVERABLE[role][action]?.split(', ') ?? []

        expect(allowed(action, role).toSorted()).toEqual(expected.toSorted())
      })
    }
  }

  it('publishes staffing kinds from approval, unless they wait for a signature', () => {
    const staffing = { type: 'growth-opportunity' } as const

    expect(allowed('publish', 'owner', staffing)).toEqual(['Approved', 'Unpublished'])
    expect(allowed('submit', 'owner', staffing)).toEqual(['Rejected work'])
    expect(allowed('publish', 'owner', { ...staffing, requires_signoff: true })).toEqual(['Unpublished'])
    expect(allowed('submit', 'owner', { ...staffing, requires_signoff: true })).toEqual([
      'Approved',
      'Rejected work',
    ])
  })

  it('lets nobody review what they submitted themselves', () => {
    expect(allowed('publish', 'reviewer', { submitted_by: ME })).toEqual([])
    expect(allowed('reject', 'reviewer', { submitted_by: ME })).toEqual(['Submitted'])
  })

  it('asks for a change before a rejected request is made again', () => {
    expect(allowed('request', 'owner', { changed_since_rejection: false })).toEqual(['Draft'])
  })

  it('stops everything but closing and unlocking while it is locked', () => {
    for (const action of ACTIONS) {
      const expected = action === 'close' ? OPEN.split(', ') : []
      if (action !== 'unlock') expect(allowed(action, 'admin', { locked: true })).toEqual(expected)
    }
    expect(allowed('unlock', 'admin', { locked: true })).toHaveLength(8)
  })

  it('asks for a second pair of eyes when the setting says so', () => {
    const gig = { ...GIG, status: 'Requested', created_by: ME } as const
    const admin = standingOf({ userId: ME, roles: ['growth_experts_admin'], permissions: [] }, gig)

    expect(verdict('approve', gig, admin, { allowsSelfApproval: false })).toBe('self_approval')
    expect(verdict('approve', gig, admin, { allowsSelfApproval: true })).toBe('yes')
  })

  it('reopens to where the project has been', () => {
    const closed = { ...GIG, status: 'Closed' } as const

    expect(statusAfter('reopen', closed)).toBe('Approved')
    expect(statusAfter('reopen', { ...closed, was_published: true })).toBe('Unpublished')
    const granted = standingOf(
      { userId: SOMEBODY, roles: ['growth_experts_manager'], permissions: ['CAN_REOPEN_GIGS'] },
      closed,
    )
    expect(verdict('reopen', closed, granted, RULES)).toBe('yes')
  })
})
