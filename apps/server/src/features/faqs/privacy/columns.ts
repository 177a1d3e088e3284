import { ALIAS, NOT_THEIRS, CODES, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    faqs: {
      columns: 'updated_by',
      exported: NOT_THEIRS,
      erased: ALIAS,
    },
  },
  texts: {
    faqs: {
      title: 300,
      body: 20000,
      body_text: 20000,
    },
  },
  wordless: {
    'faqs.roles': CODES,
  },
}
