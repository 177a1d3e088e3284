import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { Db } from '#platform/db/database.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import { activityTasks } from './jobs.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import type { NamesOf } from './objects.ts'
import { activityRoutes, type ActivitiesOfGig } from './routes.ts'
import { scheduleRetention, type ActivityLog } from './start.ts'

interface Deps {
  db: Db
  databaseUrl: string
  now: () => Date
  sealer: Sealer
  log: ActivityLog
  /** What the settings say, which stand below. */
  retention: () => { days: number; fullDays: number }
  activitiesOfGig: ActivitiesOfGig
  /** The names of what rows are about, as far as their reader sees them. */
  logNames: NamesOf
}

export const activity: Feature<Deps> = {
  routes: ({ log, ...deps }) => [serve(api.activity, activityRoutes(log, deps))],
  jobs: activityTasks,
  schedule: scheduleRetention,
  mails: none,
  files: none,
  names: { people: none, companies: none, entries: none, words: none },
  privacy: { ...columns, part: personalPart },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
