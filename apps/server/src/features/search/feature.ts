import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { SearchDeps } from './deps.ts'
import { searchTasks } from './jobs.ts'
import { searchOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { REBUILT } from './rebuilding.ts'
import { searchRoutes } from './routes.ts'

interface Deps {
  search: SearchDeps
}

export const search: Feature<Deps> = {
  routes: () => [serve(api.search, searchRoutes)],
  jobs: (deps) => searchTasks(deps.search),
  schedule: none,
  mails: [REBUILT],
  files: none,
  names: { people: searchOfPeople, companies: none, entries: none, words: none },
  privacy: { ...columns, part: personalPart },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
