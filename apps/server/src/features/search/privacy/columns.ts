import { CODES, MADE, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    search_documents: {
      columns: 'person_id author_id',
      exported: 'made of what stands elsewhere',
      erased: 'deleted; those of others that name them are made anew',
    },
    search_saved: {
      columns: 'user_id',
      exported: 'data/search.json',
      erased: 'deleted',
    },
  },
  texts: {
    search_saved: {
      name: {
        unique: 80,
      },
      query: 'json',
    },
    search_texts: {
      text: 10000000,
    },
  },
  wordless: {
    'search_documents.title headline body status': MADE,
    'search_documents.source kind': CODES,
    'search_changes.source': MADE,
  },
}
