import { api } from '@guildhall/contract/api'
import { none, serve, type Feature } from '#app/feature.ts'
import { ALIAS, CODES, NOT_THEIRS } from '#platform/privacy/columns.ts'
import type { ComplianceDeps } from './deps.ts'
import { complianceRoutes } from './routes.ts'

declare module '#features/activity/domain-events.ts' {
  interface SubjectKinds {
    restricted: true
    requirement: true
  }
}

export const compliance: Feature<{ compliance: ComplianceDeps }> = {
  routes: ({ compliance: deps }) => [serve(api.compliance, complianceRoutes(deps))],
  jobs: none,
  schedule: none,
  mails: none,
  files: none,
  names: {
    people: {
      references: [
        { table: 'compliance_requirements', column: 'updated_by', names: 'user' },
        { table: 'compliance_papers', column: 'made_by', names: 'user' },
        { table: 'restricted_entries', column: 'created_by', names: 'user' },
      ],
    },
    companies: none,
    entries: none,
    words: none,
  },
  privacy: {
    tables: {
      compliance_requirements: { columns: 'updated_by', exported: NOT_THEIRS, erased: ALIAS },
      compliance_papers: { columns: 'made_by', exported: NOT_THEIRS, erased: ALIAS },
      restricted_entries: { columns: 'created_by', exported: NOT_THEIRS, erased: ALIAS },
    },
    texts: {
      restricted_entries: { name: 200, note: 500 },
      compliance_papers: { title: 200, text: 20_000, questions: 'json' },
    },
    wordless: {
      'compliance_requirements.kind confidentiality gate binds': CODES,
    },
    part: none,
  },
  demo: () => import('./given.ts'),
  samples: () => import('./samples.ts'),
}
