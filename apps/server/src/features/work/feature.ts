import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { Db } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { CALL_MAILS } from './calls/mails.ts'
import { callNotices } from './calls/notices.ts'
import { callsRoutes } from './calls/routes.ts'
import type { WorkDeps } from './deps.ts'
import { deliverableNotices } from './deliverables/notices.ts'
import { deliverablesRoutes } from './deliverables/routes.ts'
import { hourNotices } from './hours/notices.ts'
import { hoursRoutes } from './hours/routes.ts'
import { scheduleReminders, workTasks } from './jobs.ts'
import { workOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { workToday } from './today.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    deliverable: true
    call: true
    week: true
  }
}

interface Deps {
  files: Files
  work: WorkDeps
  db: Db
  now: () => Date
}

export const work: Feature<Deps> = {
  routes: ({ files, work: deps }) => [
    serve(api.deliverables, deliverablesRoutes(files)),
    serve(api.calls, callsRoutes(deps)),
    serve(api.calendar, calendarRoutes(deps)),
    serve(api.hours, hoursRoutes(deps.site.product)),
  ],
  jobs: workTasks,
  schedule: scheduleReminders,
  mails: [...deliverableNotices, ...callNotices, ...hourNotices, ...Object.values(CALL_MAILS)],
  today: workToday,
  files: none,
  names: { people: workOfPeople, companies: none, entries: none, words: none },
  privacy: { ...columns, part: personalPart },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
