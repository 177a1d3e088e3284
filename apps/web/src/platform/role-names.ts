import type { Role } from '@guildhall/contract/access'

/** What a role is called. */
export const ROLE_NAMES: Record<Role, string> = {
  growth_experts_admin: 'Admin',
  growth_experts_manager: 'Manager',
  growth_experts_hr_generalist: 'HR generalist',
  growth_experts_expert: 'Expert',
  growth_experts_customer: 'Customer',
}

/** What its holders are called together. */
export function holdersOf(role: Role): string {
  return `${ROLE_NAMES[role]}s`
}
