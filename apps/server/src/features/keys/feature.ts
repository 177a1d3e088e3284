import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { CODES } from '#platform/privacy/columns.ts'
import { personalPart } from './privacy/service.ts'
import { keysRoutes } from './routes.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    api_key: true
  }
}

export const keys: Feature = {
  routes: () => [serve(api.keys, keysRoutes)],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: {
    people: { references: [{ table: 'api_keys', column: 'created_by', names: 'user' }] },
    companies: none,
    entries: none,
    words: none,
  },
  privacy: {
    tables: {
      api_keys: {
        columns: 'created_by',
        exported: 'data/api-keys.json, without the keys',
        erased: 'revoked; the id stays as a pseudonym',
      },
    },
    texts: { api_keys: { name: 80 } },
    wordless: { 'api_keys.hint role permissions': CODES },
    part: personalPart,
  },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
