import { PERMISSIONS, ROLES } from '@guildhall/contract/access'
import { beforeAll, expect, it } from 'vitest'
import { sampleUser } from '#test/samples.ts'
import { destinationsOf, matching } from './destinations.ts'
import { menuOf } from './menu.ts'
import { createAppRouter, type AppRouter } from './router.tsx'
import { portalRoutes } from './portal-routes.ts'

const everything = { feedback_enable: true }
/** The entries that the specification names, in their order; others may stand between them. */
const SPECIFIED = [
  'Experts',
  'Projects',
  'Onboarded ICs',
  'Users',
  'Companies',
  'People',
  'Content search',
  'Feedback messages',
  'Activity list',
  'Settings',
  'Help & FAQS',
  'Feedback',
]
let router: AppRouter

beforeAll(() => {
  router = createAppRouter(portalRoutes())
})

it('shows an administrator the network, the administration and the toolbox', () => {
  const menu = menuOf(sampleUser({ permissions: [...PERMISSIONS] }), everything)

  expect(menu.map(({ label }) => label)).toEqual(['Work', 'Network', 'Administration', 'Toolbox'])
  expect(labels(menu).filter((label) => SPECIFIED.includes(label))).toEqual(SPECIFIED)
})

it('shows only what the permissions open', () => {
  const manager = sampleUser({
    roles: ['growth_experts_manager'],
    permissions: ['CAN_SEE_ADMIN_PEOPLE_LIST'],
  })

  expect(labels(menuOf(manager, everything)).filter((label) => SPECIFIED.includes(label))).toEqual([
    'Projects',
    'Onboarded ICs',
    'People',
    'Help & FAQS',
    'Feedback',
  ])
})

it('opens the projects to an expert who is approved', () => {
  const expert = (expert_status: string) => sampleUser({ roles: ['growth_experts_expert'], expert_status })

  const pages = ['Find projects', 'My projects', 'My favorites']
  const shown = (status: string) =>
    labels(menuOf(expert(status), everything)).filter((label) => pages.includes(label))

  expect(shown('Pending')).toEqual([])
  expect(shown('Approved')).toEqual(['Find projects', 'My projects', 'My favorites'])
})

it('leads managers to their favorites', () => {
  const manager = sampleUser({ roles: ['growth_experts_manager'] })

  expect(labels(menuOf(manager, everything))).toContain('My favorites')
})

it('has no feedback entry where feedback is off', () => {
  expect(labels(menuOf(sampleUser(), { feedback_enable: false }))).not.toContain('Feedback')
})

it.each(ROLES)('leads %s to pages that exist', (role) => {
  const user = sampleUser({ roles: [role], permissions: [...PERMISSIONS], expert_status: 'Approved' })

  for (const { to } of destinationsOf(user, everything)) {
    const last = router.matchRoutes(new URL(to, 'http://portal').pathname, {}).at(-1)
    expect(last?.routeId, to).not.toMatch(/\$$|__root__/)
  }
})

it('finds a page by a few letters, names before groups', () => {
  const pages = destinationsOf(sampleUser({ permissions: [...PERMISSIONS] }), everything)

  expect(matching(pages, 'act')[0]?.label).toBe('Activity list')
  expect(matching(pages, 'nothing like this')).toEqual([])
})

function labels(menu: ReturnType<typeof menuOf>): string[] {
  return menu.flatMap(({ entries }) => entries.map((entry) => entry.label))
}
