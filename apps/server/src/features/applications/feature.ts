import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { ApplicationsDeps } from './deps.ts'
import { applicationsRoutes } from './routes.ts'

interface Deps {
  applications: ApplicationsDeps
}

export const applications: Feature<Deps> = {
  routes: (deps) => [serve(api.applications, applicationsRoutes(deps.applications))],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: { people: none, companies: none, entries: none, words: none },
  privacy: none,
  demo: none,
  samples: () => import('./samples.ts'),
}
