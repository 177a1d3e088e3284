import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { viewsOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { viewsRoutes } from './routes.ts'

export const views: Feature = {
  routes: () => [serve(api.views, viewsRoutes)],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: { people: viewsOfPeople, companies: none, entries: none, words: none },
  privacy: { ...columns, part: personalPart },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
