import type { Db } from '#platform/db/database.ts'
import { demoDeliverables } from './demo/deliverables.ts'
import { demoCalls } from './demo/calls.ts'
import { demoHours } from './demo/hours.ts'
import * as deliverables from './deliverables/store.ts'

/** A deliverable of a project; open and without a date unless told otherwise. Gives its id. */
export function deliverable(
  db: Db,
  {
    gig,
    at = new Date(),
    ...columns
  }: { gig: string; at?: Date } & Partial<Parameters<typeof deliverables.insert>[1]>,
): Promise<string> {
  return deliverables.insert(db, {
    gig_id: gig,
    title: 'Market map',
    created_at: at,
    updated_at: at,
    ...columns,
  })
}

/** What came of the hires of the demo network. */
export async function demo(db: Db, { now }: { now: Date }): Promise<void> {
  await demoDeliverables(db, now)
  await demoCalls(db, now)
  await demoHours(db, now)
}
