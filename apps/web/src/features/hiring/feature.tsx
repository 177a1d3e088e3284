import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs'
import { none, type Feature, type MenuEntry } from '#app/feature.ts'
import { hasProjects, prefixOf } from '#platform/addresses.ts'
import { hiringRoutes } from './routes.tsx'

const OWN_PROJECTS: MenuEntry = {
  group: 'Network',
  label: 'My projects',
  to: '/expert/projects',
  icon: IconBriefcase,
  order: 20,
}

export const hiring: Feature = {
  routes: () => hiringRoutes,
  menu: (user) => {
    const prefix = prefixOf(user)
    if (prefix === undefined || prefix === 'customer') return []
    return [
      ...(prefix === 'expert' && hasProjects(user) ? [OWN_PROJECTS] : []),
      { group: 'Network', label: 'Onboarded ICs', to: `/${prefix}/ics`, icon: IconIdBadge2, order: 30 },
    ]
  },
  destinations: none,
  hits: none,
}
