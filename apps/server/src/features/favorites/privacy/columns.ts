import { type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    favorites: {
      columns: 'user_id',
      exported: 'data/favorites.json',
      erased: 'deleted',
    },
  },
  texts: {},
  wordless: {},
}
