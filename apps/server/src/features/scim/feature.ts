import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { CODES, OWN } from '#platform/privacy/columns.ts'
import type { ScimDeps } from './deps.ts'
import { personalPart } from './privacy/service.ts'
import { scimRoutes } from './routes.ts'
import { serveScim } from './serve-scim.ts'

interface Deps {
  accounts: ScimDeps['accounts']
}

export const scim: Feature<Deps> = {
  routes: (deps) => [
    serve(api.scim, scimRoutes(deps)),
    // Below the root, and no part of the API of the portal.
    { endpoints: {}, on: (http, pipeline) => serveScim(http, pipeline, deps) },
  ],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: {
    people: {
      references: [
        { table: 'scim_tokens', column: 'created_by', names: 'user' },
        { table: 'scim_users', column: 'user_id', names: 'user', ends: true },
      ],
    },
    companies: none,
    entries: none,
    words: none,
  },
  privacy: {
    tables: {
      scim_tokens: {
        columns: 'created_by',
        exported: 'data/provisioning.json, without the token',
        erased: 'revoked; the id stays as a pseudonym',
      },
      scim_users: { columns: 'user_id', exported: 'data/provisioning.json', erased: 'deleted' },
    },
    texts: {},
    wordless: { 'scim_tokens.hint': CODES, 'scim_users.external_id': OWN },
    part: personalPart,
  },
  demo: none,
  samples: () => import('./samples.ts'),
}
