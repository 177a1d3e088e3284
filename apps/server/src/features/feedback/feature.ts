import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { Settings } from '#features/settings/service.ts'
import { feedbackOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { feedbackRoutes } from './routes.ts'
import { feedbackToday } from './today.ts'

interface Deps {
  settings: Settings
}

export const feedback: Feature<Deps> = {
  routes: ({ settings }) => [serve(api.feedback, feedbackRoutes(settings))],
  jobs: none,
  schedule: none,
  mails: none,
  today: feedbackToday,
  files: none,
  names: { people: feedbackOfPeople, companies: none, entries: none, words: none },
  privacy: { ...columns, part: personalPart },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
