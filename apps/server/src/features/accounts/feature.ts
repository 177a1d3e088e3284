import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { Db } from '#platform/db/database.ts'
import { scheduleCleaning } from './cleaning.ts'
import type { AccountsDeps } from './deps.ts'
import { accountsTasks } from './jobs.ts'
import { accountMails } from './mail-kinds.ts'
import { passkeysRoutes } from './passkeys/routes.ts'
import { accountsOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { accountsRoutes, recoveryRoutes, resetLinkRoutes } from './routes.ts'
import { accountsToday } from './today.ts'

interface Deps {
  accounts: AccountsDeps
  db: Db
  databaseUrl: string
}

export const accounts: Feature<Deps> = {
  routes: (deps) => [
    serve(api.accounts, accountsRoutes(deps.accounts)),
    serve(api.passkeys, passkeysRoutes(deps.accounts)),
    serve(api.recoveryCodes, recoveryRoutes(deps.accounts)),
    serve(api.resetLink, resetLinkRoutes),
  ],
  jobs: (deps) => accountsTasks(deps.accounts, deps.db, deps.databaseUrl),
  schedule: scheduleCleaning,
  mails: accountMails,
  today: accountsToday,
  files: none,
  names: { people: accountsOfPeople, companies: none, entries: none, words: none },
  privacy: { ...columns, part: personalPart },
  demo: async () => ({ ...(await import('./passkeys/given.ts')), ...(await import('./demo-sign-ins.ts')) }),
  samples: () => import('./samples.ts'),
}
