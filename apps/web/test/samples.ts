import type { Role } from '@guildhall/contract/access'
import type { AuthUser } from '@guildhall/contract/accounts'
import type { PublicConfig } from '@guildhall/contract/settings'

const ID = '0193b4a0-0000-7000-8000-00000000000a'

/** A signed-in user with one role, or several: the first is the active one. */
export function sampleUser(change: Partial<AuthUser> & { roles?: readonly Role[] } = {}): AuthUser {
  const { roles = ['growth_experts_admin'], ...rest } = change
  return {
    id: ID,
    email: 'maya@demo.test',
    name: 'Maya Okafor',
    first_name: 'Maya',
    last_name: 'Okafor',
    photo: null,
    is_default_img: true,
    is_linkedIn: false,
    is_verified: true,
    timezone: 'UTC',
    force_change_password: false,
    mfa_setup_required: false,
    mfa_enabled: false,
    theme: 'light',
    services: [],
    groups: roles.map((slug) => ({ id: ID, slug })),
    active_role: roles[0] ?? 'growth_experts_expert',
    permissions: [],
    expert_status: null,
    viewed_by: null,
    ...rest,
  }
}

export function sampleConfig(change: Partial<PublicConfig> = {}): PublicConfig {
  return {
    product: 'Guildhall',
    provider: 'Guildhall Group',
    service: 'experts',
    accounts_url: '/accounts',
    fallback_url: null,
    banner: null,
    feedback_enable: true,
    notifications_enable: true,
    dark_mode_enable: false,
    activity_logging: true,
    oidc: null,
    maps_key: null,
    social_links: [],
    project_types: [],
    company: { currency: ['USD'], types: ['Customer'] },
    demo: true,
    ...change,
  }
}
