import * as z from 'zod/mini'
import { STAFF_ROLES, type Role } from './access.ts'

/** What a role does that hangs on no single thing. The server sends it with who is signed in; screens read it there. */
const BY_ROLE = {
  isStaff: STAFF_ROLES,
  /** Makes projects, runs them, and asks experts for them. */
  canRunGigs: ['growth_experts_admin', 'growth_experts_manager'],
  /** Sees the whole network: projects in every state, figures of all, the state of the search index. */
  runsNetwork: ['growth_experts_admin'],
  /** Begins with their own projects and the experts they invited. */
  beginsWithOwn: ['growth_experts_manager'],
  /** Papers of onboarded ICs: whose are missing, and the signed ones. */
  canKeepPapers: ['growth_experts_admin', 'growth_experts_hr_generalist'],
  canRemindAll: ['growth_experts_admin', 'growth_experts_hr_generalist'],
  /** In lists of experts (PRODUCT 5.2 row 15). */
  canSeeRates: ['growth_experts_admin', 'growth_experts_manager'],
  /** In lists of experts (PRODUCT 5.2 row 17). */
  canSeeDemarcation: ['growth_experts_admin'],
  /** Is asked for projects, applies and works on them. */
  worksAsExpert: ['growth_experts_expert'],
  /** Chooses from a shortlist, and has no list of experts (PRODUCT D-05). */
  worksAsCustomer: ['growth_experts_customer'],
} as const satisfies Record<string, readonly Role[]>

type OfRole = keyof typeof BY_ROLE

export const RoleActions = z.strictObject({
  isStaff: z.boolean(),
  canRunGigs: z.boolean(),
  runsNetwork: z.boolean(),
  beginsWithOwn: z.boolean(),
  canKeepPapers: z.boolean(),
  canRemindAll: z.boolean(),
  canSeeRates: z.boolean(),
  canSeeDemarcation: z.boolean(),
  worksAsExpert: z.boolean(),
  worksAsCustomer: z.boolean(),
  /** Whichever of their roles is active. */
  canMergePeople: z.boolean(),
  canErasePeople: z.boolean(),
})
export type RoleActions = z.infer<typeof RoleActions>

/** For somebody with these roles, who looks at the portal in one of them. */
export function roleActions(active: Role, roles: readonly Role[]): RoleActions {
  const is = (action: OfRole) => BY_ROLE[action].some((role) => role === active)
  const isAdmin = roles.includes('growth_experts_admin')
  return {
    isStaff: is('isStaff'),
    canRunGigs: is('canRunGigs'),
    runsNetwork: is('runsNetwork'),
    beginsWithOwn: is('beginsWithOwn'),
    canKeepPapers: is('canKeepPapers'),
    canRemindAll: is('canRemindAll'),
    canSeeRates: is('canSeeRates'),
    canSeeDemarcation: is('canSeeDemarcation'),
    worksAsExpert: is('worksAsExpert'),
    worksAsCustomer: is('worksAsCustomer'),
    canMergePeople: isAdmin,
    canErasePeople: isAdmin,
  }
}
