import { ALIAS, NOT_THEIRS, CODES, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    companies: {
      columns: 'created_by',
      exported: NOT_THEIRS,
      erased: ALIAS,
    },
    company_redirects: {
      columns: 'merged_by',
      exported: NOT_THEIRS,
      erased: ALIAS,
    },
  },
  texts: {
    companies: {
      name: {
        unique: 200,
      },
      website: 'link',
      description: 4000,
    },
    company_redirects: {
      name: 200,
    },
  },
  wordless: {
    'companies.type currency': CODES,
  },
}
