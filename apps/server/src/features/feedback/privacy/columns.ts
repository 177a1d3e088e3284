import { OWN, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    feedback: {
      columns: 'created_by updated_by ip_address',
      exported: 'data/feedback.json',
      erased: 'the message stays, without author and address',
    },
  },
  texts: {
    feedback: {
      message: 5000,
      note: 4000,
      page_url: 2048,
    },
  },
  wordless: {
    'feedback.ip_address': OWN,
  },
}
