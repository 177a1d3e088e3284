import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { Db } from '#platform/db/database.ts'
import type { HiringDeps } from './deps.ts'
import { hiringTasks, scheduleExpiry } from './jobs.ts'
import { hiringNotices } from './notice-kinds.ts'
import { hiringOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { engagementWords, hiringReferences } from './references.ts'
import { hiringRoutes } from './routes.ts'
import { hiringToday } from './today.ts'

interface Deps {
  hiring: HiringDeps
  db: Db
  now: () => Date
}

export const hiring: Feature<Deps> = {
  routes: (deps) => [serve(api.hiring, hiringRoutes(deps.hiring))],
  jobs: hiringTasks,
  schedule: scheduleExpiry,
  mails: hiringNotices,
  today: hiringToday,
  files: none,
  names: { people: hiringOfPeople, companies: none, entries: hiringReferences, words: engagementWords },
  privacy: { ...columns, part: personalPart },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
