import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { ALIAS, NOT_THEIRS } from '#platform/privacy/columns.ts'
import { widgetsRoutes } from './routes.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    widget: true
  }
}

export const widgets: Feature = {
  routes: () => [serve(api.widgets, widgetsRoutes)],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: {
    people: { references: [{ table: 'widgets', column: 'updated_by', names: 'user' }] },
    companies: none,
    entries: none,
    words: none,
  },
  privacy: {
    tables: { widgets: { columns: 'updated_by', exported: NOT_THEIRS, erased: ALIAS } },
    texts: { widgets: { title: 150, body: 4000 } },
    wordless: {},
    part: none,
  },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
