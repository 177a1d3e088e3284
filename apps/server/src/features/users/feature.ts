import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { AccountsDeps } from '#features/accounts/service.ts'
import { usersRoutes } from './routes.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    user: true
  }
}

interface Deps {
  accounts: AccountsDeps
}

export const users: Feature<Deps> = {
  routes: ({ accounts }) => [serve(api.users, usersRoutes(accounts))],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: { people: none, companies: none, entries: none, words: none },
  privacy: none,
  demo: none,
  samples: () => import('./samples.ts'),
}
