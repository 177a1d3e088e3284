import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { reasonsAdminRoutes, referenceAdminRoutes } from './admin/routes.ts'
import type { ReferenceHolder } from './holders.ts'
import { columns } from './privacy/columns.ts'
import { referenceRoutes, type ReferenceDeps } from './routes.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    reason: true
    reference: true
  }
}

interface Deps {
  areasOf: ReferenceDeps['areasOf']
  referenceHolders: readonly ReferenceHolder[]
}

export const reference: Feature<Deps> = {
  routes: ({ areasOf, referenceHolders }) => [
    serve(api.reference, referenceRoutes({ areasOf })),
    serve(api.referenceAdmin, referenceAdminRoutes(referenceHolders)),
    serve(api.reasonsAdmin, reasonsAdminRoutes(referenceHolders)),
  ],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: { people: none, companies: none, entries: none, words: none },
  privacy: { ...columns, part: none },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
