import { firstRole, isStaff, permissionsOf, ROLE_IDS, type Role } from '@guildhall/contract/access'
import type { AuthUser, Session } from '@guildhall/contract/accounts'
import { roleActions } from '@guildhall/contract/role-actions'
import type { AccountsDeps } from './deps.ts'
import type { SessionRow } from '#features/accounts/sessions/session-store.ts'
import type { Account } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

export interface UserView {
  viewedBy?: { name: string } | null | undefined
  activeRole?: Role
  /** Signed in with both factors already. */
  byPasskey?: boolean | undefined
  includesPerson?: boolean
}

/** The authenticated user as spec 000 §3 draws it. */
export function presentUser(account: Account, deps: AccountsDeps, view: UserView = {}): AuthUser {
  const activeRole = view.activeRole ?? roleOf(account)
  return {
    id: account.id,
    email: account.email,
    name: `${account.first_name} ${account.last_name}`,
    first_name: account.first_name,
    last_name: account.last_name,
    photo: photoUrl(account.photo_file),
    is_default_img: account.photo_file === null,
    is_linkedIn: account.password_hash === null,
    is_verified: account.email_verified_at !== null,
    timezone: account.timezone,
    force_change_password: account.force_change_password,
    mfa_setup_required:
      deps.requiresMfa() &&
      isStaff(account.roles) &&
      account.mfa_enabled_at === null &&
      view.byPasskey !== true,
    mfa_enabled: account.mfa_enabled_at !== null,
    theme: account.theme === 'dark' ? 'dark' : 'light',
    services: [...deps.services],
    groups: account.roles.map((slug) => ({ id: ROLE_IDS[slug], slug })),
    active_role: activeRole,
    // What the screen shows follows the active role; the server checks the union (PRODUCT D-01).
    permissions: permissionsOf([activeRole], account.grants),
    actions: roleActions(activeRole, account.roles),
    // That somebody has looked at the application already is not for the applicant (PRODUCT 5.3.2).
    expert_status: account.expert_status === 'Screened' ? 'Pending' : account.expert_status,
    viewed_by: view.viewedBy ? { name: view.viewedBy.name } : null,
    ...(account.erasure_due_at === null ? {} : { erasure_due_at: account.erasure_due_at.toISOString() }),
    ...(view.includesPerson === true ? { person: presentPerson(account) } : {}),
  }
}

/** The role that an account starts with. Every account has one: without a role nobody signs in. */
export function roleOf(account: Account): Role {
  const role = firstRole(account.roles)
  if (role === undefined) throw new Error(`The account ${account.id} has no role.`)
  return role
}

function presentPerson(account: Account): AuthUser['person'] {
  return {
    id: account.person_id,
    phoneObj: phoneOf(account),
    linked_in_url: account.linked_in_url,
    hear_about_us: account.hear_about_us,
    referral_name: account.referral_name,
    bio: account.bio,
    job_title: account.job_title,
    location: account.location,
  }
}

function phoneOf(account: Account) {
  const { phone_country_iso: iso, phone_country_code: code, phone_number: number } = account
  return iso === null || code === null || number === null
    ? null
    : { country: { iso }, country_code: code, number }
}

export function presentSession(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    is_current: row.id === currentId,
    device: row.device,
    os: row.os,
    browser: row.browser,
    ip: row.ip,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }
}
