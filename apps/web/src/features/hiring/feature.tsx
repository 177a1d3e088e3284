import IconBriefcase from '~icons/briefcase'
import IconCompass from '~icons/compass'
import IconIdBadge2 from '~icons/id-badge-2'
import IconShieldCheck from '~icons/shield-check'
import { none, type Feature, type MenuEntry } from '#app/feature.ts'
import { hasProjects, prefixOf } from '#platform/addresses.ts'
import { hiringRoutes } from './routes.tsx'

const FIND_PROJECTS: MenuEntry = {
  group: 'Network',
  label: 'Find projects',
  to: '/expert/find-projects',
  icon: IconCompass,
  order: 10,
}
const OWN_PROJECTS: MenuEntry = {
  group: 'Network',
  label: 'My projects',
  to: '/expert/projects',
  icon: IconBriefcase,
  order: 20,
}

const PAPERS: MenuEntry = {
  group: 'Network',
  label: 'Compliance',
  to: '/expert/papers',
  icon: IconShieldCheck,
  order: 38,
}

export const hiring: Feature = {
  routes: (slots) => hiringRoutes(slots.hiring),
  menu: (user) => {
    const prefix = prefixOf(user)
    if (prefix === undefined || prefix === 'customer') return []
    return [
      ...(prefix === 'expert' && hasProjects(user) ? [FIND_PROJECTS, OWN_PROJECTS, PAPERS] : []),
      { group: 'Network', label: 'Onboarded ICs', to: `/${prefix}/ics`, icon: IconIdBadge2, order: 30 },
    ]
  },
  destinations: none,
  hits: none,
}
