import type { Role } from '@guildhall/contract/access'
import type { AuthUser } from '@guildhall/contract/accounts'
import type { AllSections } from '@guildhall/contract/experts/all-sections'
import { roleActions } from '@guildhall/contract/role-actions'
import type { ExpertsConfig, PublicConfig } from '@guildhall/contract/settings'

/** The sections of a profile that holds nothing yet, but for what a test gives. */
export function sampleSections(change: Partial<AllSections> = {}): { data: AllSections } {
  return {
    data: {
      experiences: [],
      educations: [],
      certifications: [],
      skills: [],
      languages: [],
      rates: [],
      areas: { data: { industries: [], industry_segments: [], version: 1 }, actions: { canEdit: true } },
      attachments: [],
      nda: [],
      ...change,
    },
  }
}

const ID = '0193b4a0-0000-7000-8000-00000000000a'

/** A signed-in user with one role, or several: the first is the active one. */
export function sampleUser(change: Partial<AuthUser> & { roles?: readonly Role[] } = {}): AuthUser {
  const { roles = ['growth_experts_admin'], ...rest } = change
  const active = rest.active_role ?? roles[0] ?? 'growth_experts_expert'
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
    active_role: active,
    permissions: [],
    actions: roleActions(active, roles),
    expert_status: null,
    viewed_by: null,
    ...rest,
  }
}

export function sampleExpertsConfig(): ExpertsConfig {
  const files = {
    allowed_attachment_extensions: ['pdf', 'png'],
    total_file_count: 5,
    allowed_file_size: 25 * 1024 * 1024,
    allowed_files_size: 100 * 1024 * 1024,
  }
  return {
    gig: {
      status: [],
      type: [],
      rejection_reasons: [],
      available_languages: [],
      bidType: [],
      timeInterval: [],
      minimumRatings: [],
      ...files,
      total_file_count: 10,
    },
    certification: files,
    feedback_enable: true,
    people: {
      max_bio: 4000,
      photo_size: 5 * 1024 * 1024,
      photo_extensions: ['png'],
      decision_letters: {},
      resume_size: 10 * 1024 * 1024 - 1,
      ...files,
    },
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
    contact_email: null,
    feedback_enable: true,
    notifications_enable: true,
    dark_mode_enable: false,
    corrected_wording: false,
    activity_logging: true,
    oidc: null,
    maps_key: null,
    social_links: [],
    project_types: [],
    hear_about_us: [
      { name: 'Social Media', asks_name: false },
      { name: 'Expert Referral', asks_name: true },
      { name: 'Guildhall Employee', asks_name: true },
    ],
    company: { currency: ['USD'], types: ['Customer'] },
    page_sizes: { list: 20, experts: 10, faqs: 10, notifications: 10 },
    periods: { invitation_days: 14, request_days: 7, resubmit_hours: 24 },
    demo: true,
    ...change,
  }
}
