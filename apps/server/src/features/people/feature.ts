import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { PeopleDeps } from './deps.ts'
import { ownReferences, personWords } from './own-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { peopleRoutes } from './routes.ts'
import { peopleToday } from './today.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    person: true
  }
}

interface Deps {
  people: PeopleDeps
}

export const people: Feature<Deps> = {
  routes: (deps) => [serve(api.people, peopleRoutes(deps.people))],
  jobs: none,
  schedule: none,
  mails: none,
  today: peopleToday,
  files: none,
  names: { people: ownReferences, companies: none, entries: none, words: personWords },
  privacy: { ...columns, part: personalPart },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
