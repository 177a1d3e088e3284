import { ALIAS, NOT_THEIRS, CODES, CATALOGUE, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    reference_items: {
      columns: 'created_by',
      exported: NOT_THEIRS,
      erased: ALIAS,
    },
  },
  texts: {
    industry_segments: {
      segment_1: 150,
      segment_2: {
        unique: 150,
      },
    },
    reasons: {
      name: {
        unique: 150,
      },
      default_text: 2000,
    },
    reference_items: {
      name: {
        unique: 200,
      },
    },
  },
  wordless: {
    'reference_items.list code': CODES,
    cities: CATALOGUE,
    countries: CATALOGUE,
    states: CATALOGUE,
    'reference_stamp.version': CATALOGUE,
  },
}
