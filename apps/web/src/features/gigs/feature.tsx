import IconBriefcase from '~icons/briefcase'
import IconMessageCircle from '~icons/message-circle'
import IconPaperclip from '~icons/paperclip'
import { none, type Feature } from '#app/feature.ts'
import { gigPath, personPath, prefixOf } from '#platform/addresses.ts'
import { gigEditingRoutes } from './editing/routes.tsx'
import { gigsRoutes } from './routes.tsx'

export const gigs: Feature = {
  routes: (slots) => [...gigsRoutes(slots.gigs), ...gigEditingRoutes],
  menu: (user) => {
    const prefix = prefixOf(user)
    if (prefix === undefined || prefix === 'hr' || prefix === 'expert') return []
    return [
      { group: 'Network', label: 'Projects', to: `/${prefix}/projects`, icon: IconBriefcase, order: 20 },
    ]
  },
  destinations: none,
  hits: {
    gig: {
      one: 'Project',
      many: 'Projects',
      icon: IconBriefcase,
      path: ({ id }, prefix) => gigPath(id, prefix),
    },
    comment: {
      one: 'Comment',
      many: 'Comments',
      icon: IconMessageCircle,
      path: ({ id, gig }, prefix) => gigPath(gig?.id ?? id, prefix, 'discussion'),
    },
    // Of a project or of a person.
    attachment: {
      one: 'File',
      many: 'Files',
      icon: IconPaperclip,
      path: ({ id, gig, person }, prefix) =>
        person === null ? gigPath(gig?.id ?? id, prefix, 'files') : personPath(person, prefix),
    },
  },
}
