import IconSpeakerphone from '~icons/speakerphone'
import { none, type Feature } from '#app/feature.ts'
import { announcementsRoutes } from './routes.tsx'

export const announcements: Feature = {
  routes: () => announcementsRoutes,
  menu: () => [{ group: 'Toolbox', label: 'Announcements', to: '/announcements', icon: IconSpeakerphone }],
  destinations: none,
  hits: {
    announcement: {
      one: 'Announcement',
      many: 'Announcements',
      icon: IconSpeakerphone,
      path: ({ id }) => `/announcements?id=${id}`,
    },
  },
}
