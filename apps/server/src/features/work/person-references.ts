import type { PersonHolder } from '#features/people/service.ts'

/** Whoever handed something in, or decided of it. */
export const workOfPeople: PersonHolder = {
  references: [
    { table: 'deliverables', column: 'handed_in_by', names: 'user' },
    { table: 'deliverables', column: 'decided_by', names: 'user' },
    { table: 'deliverables', column: 'created_by', names: 'user' },
    { table: 'hour_weeks', column: 'decided_by', names: 'user' },
    { table: 'calls', column: 'host_id', names: 'user', what: 'call' },
    { table: 'calls', column: 'guest_id', names: 'user' },
    { table: 'availability', column: 'person_id', names: 'person', once: [] },
    { table: 'calendar_feeds', column: 'user_id', names: 'user', once: [] },
  ],
}
