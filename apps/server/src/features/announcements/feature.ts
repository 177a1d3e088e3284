import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { ALIAS, CODES, NOT_THEIRS } from '#platform/privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { announcementsRoutes } from './routes.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    announcement: true
  }
}

export const announcements: Feature = {
  routes: () => [serve(api.announcements, announcementsRoutes)],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: {
    people: {
      references: [
        { table: 'announcements', column: 'updated_by', names: 'user' },
        { table: 'announcement_reads', column: 'user_id', names: 'user', once: ['announcement_id'] },
      ],
    },
    companies: none,
    entries: none,
    words: none,
  },
  privacy: {
    tables: {
      announcements: { columns: 'updated_by', exported: NOT_THEIRS, erased: ALIAS },
      announcement_reads: { columns: 'user_id', exported: 'data/announcements.json', erased: 'deleted' },
    },
    texts: { announcements: { title: 150, body: 4000 } },
    wordless: { 'announcements.roles': CODES },
    part: personalPart,
  },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
