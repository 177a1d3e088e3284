import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { insightsRoutes } from './routes.ts'

/** Keeps nothing of its own: it counts what the features above and the log keep. */
export const insights: Feature = {
  routes: () => [serve(api.insights, insightsRoutes)],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: { people: none, companies: none, entries: none, words: none },
  privacy: none,
  demo: none,
  samples: () => import('./samples.ts'),
}
