import type { Counted } from '@guildhall/contract/insights'
import type { CountedRow } from './store.ts'

export function present({ at, ...row }: CountedRow): Counted {
  return {
    at: at?.toISOString() ?? null,
    person: named(row.person_id, row.person),
    project: named(row.gig_id, row.project),
    activity_id: row.activity_id,
    note: row.note,
  }
}

function named(id: string | null, name: string | null) {
  return id === null ? null : { id, name: name ?? '' }
}
