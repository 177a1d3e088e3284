import { NOT_THEIRS, CODES, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    jobs: {
      columns: 'user_id',
      exported: 'data/jobs.json',
      erased: 'deleted',
    },
    job_items: {
      columns: 'subject_id name',
      exported: NOT_THEIRS,
      erased: 'they name their alias',
    },
  },
  texts: {
    job_items: {
      name: 300,
      message: 2000,
    },
    jobs: {
      url: 2048,
    },
  },
  wordless: {
    'jobs.kind': CODES,
  },
}
