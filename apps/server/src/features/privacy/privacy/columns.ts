import { CODES, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    data_exports: {
      columns: 'person_id requested_by',
      exported: 'the archive itself',
      erased: 'deleted, the archives by a job',
    },
    erasures: {
      columns: 'person_id requested_by',
      exported: 'shown on the page',
      erased: 'stays: proof of it',
    },
    legal_holds: {
      columns: 'person_id set_by',
      exported: 'of the staff, for the staff',
      erased: 'nobody under a hold is erased',
    },
  },
  texts: {
    legal_holds: {
      reason: 500,
    },
  },
  wordless: {
    'erasures.blocked_by': CODES,
  },
}
