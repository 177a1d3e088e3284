import { ALIAS, NOT_THEIRS, CODES, CATALOGUE, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    settings: {
      columns: 'updated_by',
      exported: NOT_THEIRS,
      erased: ALIAS,
    },
    mail_texts: {
      columns: 'changed_by',
      exported: NOT_THEIRS,
      erased: ALIAS,
    },
  },
  texts: {
    mail_texts: {
      subject: 200,
      body: 5000,
      button: 200,
      closing: 2000,
    },
    settings: {
      value: 'json',
    },
  },
  wordless: {
    'mail_texts.name': CODES,
    'settings.key': CODES,
    timezone_offsets: CATALOGUE,
  },
}
