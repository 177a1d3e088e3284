import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { Db } from '#platform/db/database.ts'
import type { NotificationsDeps } from './deps.ts'
import { notificationsTasks, scheduleDigests } from './jobs.ts'
import { notificationMails } from './mails.ts'
import { notificationsOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { notificationsRoutes, pushRoutes } from './routes.ts'

interface Deps {
  notifications: NotificationsDeps
  db: Db
}

export const notifications: Feature<Deps> = {
  routes: (deps) => [
    serve(api.notifications, notificationsRoutes(deps.notifications)),
    serve(api.push, pushRoutes(deps.notifications)),
  ],
  jobs: (deps) => notificationsTasks(deps.notifications, deps.db),
  schedule: scheduleDigests,
  mails: notificationMails,
  files: none,
  names: { people: notificationsOfPeople, companies: none, entries: none, words: none },
  privacy: { ...columns, part: personalPart },
  demo: null,
  samples: () => import('./samples.ts'),
}
