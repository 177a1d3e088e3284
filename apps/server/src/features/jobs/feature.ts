import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { careRoutes, type CareDeps } from './care.ts'
import { jobsOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { jobsRoutes } from './routes.ts'
import { jobsToday } from './today.ts'

interface Deps {
  care: CareDeps
}

export const jobs: Feature<Deps> = {
  routes: ({ care }) => [serve(api.jobs, jobsRoutes), serve(api.care, careRoutes(care))],
  jobs: none,
  schedule: none,
  mails: none,
  today: jobsToday,
  files: none,
  names: { people: jobsOfPeople, companies: none, entries: none, words: none },
  privacy: { ...columns, part: personalPart },
  demo: none,
  samples: () => import('./samples.ts'),
}
