import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { Db } from '#platform/db/database.ts'
import type { PrivacyDeps } from './deps.ts'
import { EXPORT_READY } from './exporting.ts'
import { privacyTasks, scheduleDaily } from './jobs.ts'
import { exportFiles } from './owner.ts'
import { privacyOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { privacyRoutes } from './routes.ts'

interface Deps {
  privacy: PrivacyDeps
  db: Db
  now: () => Date
}

export const privacy: Feature<Deps> = {
  routes: (deps) => [serve(api.privacy, privacyRoutes(deps.privacy))],
  jobs: (deps) => privacyTasks(deps.privacy, deps),
  schedule: scheduleDaily,
  mails: [EXPORT_READY],
  files: [exportFiles],
  names: { people: privacyOfPeople, companies: none, entries: none, words: none },
  privacy: { ...columns, part: none },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
