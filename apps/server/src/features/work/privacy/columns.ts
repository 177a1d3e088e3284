import { ALIAS, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    deliverables: {
      columns: 'handed_in_by decided_by created_by note link',
      exported: 'data/work.json, what they handed in',
      erased: ALIAS,
    },
  },
  texts: {
    deliverables: { title: 300, brief_line: 300, note: 2000, link: 2000, reason: 2000 },
  },
  wordless: {},
}
