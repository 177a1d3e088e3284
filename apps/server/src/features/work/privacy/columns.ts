import { ALIAS, CODES, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    deliverables: {
      columns: 'handed_in_by decided_by created_by note link',
      exported: 'data/work.json, what they handed in',
      erased: ALIAS,
    },
    calls: {
      columns: 'host_id guest_id notes outcome link',
      exported: 'data/work.json, those they took part in',
      erased: 'times stay; where and what was noted goes',
    },
    hour_entries: {
      columns: 'note',
      exported: 'data/work.json, their own',
      erased: 'days and minutes stay; notes go',
    },
    hour_weeks: { columns: 'decided_by', exported: 'data/work.json', erased: ALIAS },
    availability: { columns: 'person_id timezone', exported: 'data/work.json', erased: 'deleted' },
    calendar_feeds: {
      columns: 'user_id token_hash',
      exported: 'its address stands in the portal',
      erased: 'deleted: the address leads nowhere',
    },
  },
  texts: {
    calls: { title: 150, link: 2000, reason: 2000, outcome: 500, notes: 5000 },
    hour_entries: { note: 500 },
    hour_weeks: { reason: 2000 },
    deliverables: { title: 300, brief_line: 300, note: 2000, link: 2000, reason: 2000 },
  },
  wordless: {
    'availability.timezone weekly': CODES,
  },
}
