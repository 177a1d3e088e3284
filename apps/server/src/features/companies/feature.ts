import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import type { CompaniesDeps } from './deps.ts'
import { companyLogos } from './logo/service.ts'
import { companiesOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { companyReferences, companyWords } from './references.ts'
import { companiesRoutes } from './routes.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    company: true
  }
}

interface Deps {
  companies: CompaniesDeps
}

export const companies: Feature<Deps> = {
  routes: (deps) => [serve(api.companies, companiesRoutes(deps.companies))],
  jobs: none,
  schedule: none,
  mails: none,
  files: [companyLogos],
  names: { people: companiesOfPeople, companies: none, entries: companyReferences, words: companyWords },
  privacy: { ...columns, part: none },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
