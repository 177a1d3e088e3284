import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { todayRoutes } from './routes.ts'
import type { TodayGroup } from './service.ts'

interface Deps {
  todayGroups: () => readonly TodayGroup[]
}

export const today: Feature<Deps> = {
  routes: ({ todayGroups }) => [serve(api.today, todayRoutes(todayGroups))],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: { people: none, companies: none, entries: none, words: none },
  privacy: none,
  demo: none,
  samples: none,
}
