import { OWN, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    application_submissions: {
      columns: 'user_id',
      exported: 'data/applications.json',
      erased: 'deleted',
    },
  },
  texts: {},
  wordless: {
    'application_submissions.idempotency_key': OWN,
  },
}
