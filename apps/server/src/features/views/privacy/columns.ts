import { CODES, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    list_views: {
      columns: 'user_id',
      exported: 'data/views.json',
      erased: 'deleted',
    },
    list_view_starts: {
      columns: 'user_id',
      exported: 'data/views.json',
      erased: 'deleted',
    },
  },
  texts: {
    list_views: {
      name: {
        unique: 60,
      },
      query: 2000,
    },
  },
  wordless: {
    'list_views.list shared_with': CODES,
    'list_view_starts.list': CODES,
  },
}
