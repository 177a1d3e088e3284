import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { faqsOfPeople } from './person-references.ts'
import { columns } from './privacy/columns.ts'
import { faqsRoutes } from './routes.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    faq: true
  }
}

export const faqs: Feature = {
  routes: () => [serve(api.faqs, faqsRoutes)],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: { people: faqsOfPeople, companies: none, entries: none, words: none },
  privacy: { ...columns, part: none },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
