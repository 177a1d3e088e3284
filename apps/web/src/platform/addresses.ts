import { ROLE_PREFIX, type RolePrefix } from '@guildhall/contract/access'
import { roleOf, type AuthUser, type PublicConfig } from './session.tsx'

/** Where a user starts (PRODUCT 5.3.2, specification spec 002 §2). */
export function homeOf(user: AuthUser): string {
  if (user.force_change_password) return '/accounts/new-password'
  if (user.mfa_setup_required) return '/accounts/two-step'
  const role = roleOf(user)
  if (role === undefined) return '/profile-settings'
  return HOME[ROLE_PREFIX[role]](user)
}

const HOME: Record<RolePrefix, (user: AuthUser) => string> = {
  admin: () => '/admin/experts',
  manager: () => '/manager/experts',
  hr: () => '/hr/ics',
  expert: (user) => (hasProjects(user) ? '/expert/projects' : '/expert/profile'),
  customer: () => '/customer/projects',
}

/** The projects of an expert are closed until they are approved. */
export function hasProjects(user: AuthUser): boolean {
  return roleOf(user) !== 'growth_experts_expert' || user.expert_status === 'Approved'
}

/** The first segment of the user's own pages. */
export function prefixOf(user: AuthUser): RolePrefix | undefined {
  const role = roleOf(user)
  return role === undefined ? undefined : ROLE_PREFIX[role]
}

type AccountsPage = 'login' | 'register' | 'chat' | 'profile'

/** The address of an accounts page: ours under /accounts, or that of the provider's own accounts service. */
export function accountsUrl(
  page: AccountsPage,
  config: Pick<PublicConfig, 'accounts_url' | 'service'>,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []))
  const text = new URLSearchParams(given).toString()
  return `${config.accounts_url.replace(/\/+$/, '')}/${page}${text === '' ? '' : `?${text}`}`
}

/** The way out to login or register; a referral is added unless the service is eco (specification spec 000 §2). */
export function entryUrl(
  page: 'login' | 'register',
  config: Pick<PublicConfig, 'accounts_url' | 'service'>,
  wanted: { redirect?: string | undefined; referral?: string | undefined } = {},
): string {
  const referral = config.service === 'eco' ? undefined : (wanted.referral ?? config.service)
  return accountsUrl(page, config, { referral, redirect: wanted.redirect })
}

/** A path below our own origin, or undefined: nobody is sent elsewhere by a link to us. */
export function ownPath(wanted: unknown, origin = location.origin): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return undefined
  const url = URL.parse(wanted, origin)
  if (url === null || url.origin !== origin) return undefined
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') || /^\/(?:api|login|logout|signup)(?:[/?#]|$)/.test(path) ? undefined : path
}

const PREFIXES: ReadonlySet<string> = new Set(Object.values(ROLE_PREFIX))
const FORWARDED = /^\/\w+(\/(?:projects|experts)\/[0-9a-f-]{36})/

/** A page where somebody was, for a reader: of the pages of other roles, those that forward everybody (spec 002 §2). */
export function pathAsSeenBy(path: string, prefix: RolePrefix | undefined): string | undefined {
  const first = /^\/(\w+)/.exec(path)?.[1] ?? ''
  return PREFIXES.has(first) && first !== prefix ? FORWARDED.exec(path)?.[1] : path
}

/** The page of a project, as the role knows it. */
export function gigPath(id: string, prefix: RolePrefix, tab?: 'discussion' | 'files'): string {
  return `/${prefix}/projects/${id}${tab === undefined ? '' : `?tab=${tab}`}`
}

/** The page of a person: the profile of an expert, what everybody may know of anybody else. */
export function personPath(
  { id, is_expert: isExpert }: { id: string; is_expert: boolean },
  prefix: RolePrefix,
): string {
  return isExpert && prefix !== 'expert' ? `/${prefix}/experts/${id}` : `/${id}/basic-information-details`
}
