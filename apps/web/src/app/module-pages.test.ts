import { GRANTABLE, PERMISSIONS, type Permission, type Role } from '@guildhall/contract/access'
import { isNotFound } from '@tanstack/react-router'
import { beforeAll, expect, it } from 'vitest'
import { signedIn } from '#platform/session.tsx'
import { sampleUser } from '#test/samples.ts'
import { destinationsOf } from './destinations.ts'
import { createAppRouter, type AppRouter } from './router.tsx'
import { portalRoutes } from './portal-routes.ts'

const ID = '0193b4a0-0000-7000-8000-00000000000a'
/** The pages of the modules (PRODUCT 5.14) by the permission that opens them; written by hand. */
const PAGES: Partial<Record<Permission, readonly string[]>> = {
  CAN_SEE_ADMIN_ACTIVITIES: ['/activities', `/activities/${ID}`],
  CAN_SEE_ADMIN_FEEDBACK: ['/feedback', `/feedback/${ID}`],
  CAN_SEE_ADMIN_USER_LIST: [
    '/users',
    '/users/add',
    '/users/roles',
    '/users/erasures',
    `/users/${ID}`,
    `/users/${ID}/edit`,
  ],
  CAN_SEE_ADMIN_COMPANIES_LIST: ['/companies', '/companies/add', `/companies/${ID}`, `/companies/${ID}/edit`],
  CAN_SEE_ADMIN_PEOPLE_LIST: ['/people', '/people/duplicates', `/people/${ID}`, `/people/${ID}/merge/${ID}`],
  CAN_SEE_ADMIN_CONTENT_SEARCH_LIST: ['/content-search'],
  CAN_MANAGE_COMPLIANCE: ['/compliance'],
  CAN_SEE_ADMIN_ROUTES: ['customers', 'members', 'experts', 'domo'].map((x) => `/coming-soon/manage-${x}`),
}
const SETTINGS = [
  '',
  '/features',
  '/limits',
  '/choices',
  '/reasons',
  '/reference',
  '/mails',
  '/mails/accounts.reset_password',
  '/activity',
  '/security',
  '/faqs',
  '/system',
  '/history',
].map((path) => `/admin/settings${path}`)
const EVERY_PAGE = [...Object.values(PAGES).flat(), ...SETTINGS]

let router: AppRouter
beforeAll(() => {
  router = createAppRouter(portalRoutes())
})

/** Whether the guards of the page let in whoever is signed in. */
function opens(path: string): boolean {
  // The guard of the root would start a session.
  const matched = router
    .matchRoutes(path, {})
    .slice(1)
    .map(({ routeId }) => router.routesById[routeId])
  expect(matched.at(-1)?.id, path).not.toMatch(/\$$|__root__/)
  try {
    for (const route of matched) {
      const guard: unknown = route?.options.beforeLoad
      if (typeof guard === 'function') guard({ location: { href: path, pathname: path } })
    }
    return true
  } catch (thrown) {
    if (isNotFound(thrown)) return false
    throw thrown
  }
}

function enter(role: Role, permissions: readonly Permission[] = []) {
  const user = sampleUser({ roles: [role], permissions: [...permissions] })
  signedIn(user)
  return user
}

it.each(EVERY_PAGE)('opens %s to an administrator, and to nobody without a grant', (path) => {
  enter('growth_experts_admin', PERMISSIONS)
  expect(opens(path)).toBe(true)
  for (const role of [
    'growth_experts_manager',
    'growth_experts_hr_generalist',
    'growth_experts_expert',
    'growth_experts_customer',
  ] as const) {
    enter(role)
    expect(opens(path), role).toBe(false)
  }
})

const granted = Object.entries(PAGES).flatMap(([permission, pages]) =>
  PERMISSIONS.filter((known) => known === permission).flatMap((known) =>
    (GRANTABLE[known] ?? []).map((role) => ({ permission: known, role, pages })),
  ),
)

it.each(granted)(
  'opens only the pages of $permission to $role, and leads there',
  ({ permission, role, pages }) => {
    const user = enter(role, [permission])

    expect(EVERY_PAGE.filter(opens)).toEqual(pages)
    expect(destinationsOf(user, { feedback_enable: true }).map(({ to }) => to)).toContain(pages[0])
  },
)
