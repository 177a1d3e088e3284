import type { MergeBlock } from '@guildhall/contract/people/merging'
import type { PersonHolder } from '#features/people/service.ts'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

/** What becomes of exports, requests and holds when two people are one. */
export const privacyOfPeople: PersonHolder = {
  references: [
    { table: 'data_exports', column: 'person_id', names: 'person', isLoose: true },
    { table: 'data_exports', column: 'requested_by', names: 'user' },
    { table: 'erasures', column: 'person_id', names: 'person', isLoose: true },
    { table: 'erasures', column: 'requested_by', names: 'user' },
    { table: 'legal_holds', column: 'person_id', names: 'person', what: 'legal hold' },
    { table: 'legal_holds', column: 'set_by', names: 'user' },
  ],
  blocks: async (db, { from, to }) => [...(await openOf(db, from)), ...(await openOf(db, to))],
  async beforeMoving({ db }, { from, to }) {
    if ((await store.legalHold(db, to)) !== undefined) await store.liftHold(db, from)
  },
}

/** A request for erasure or data is settled before its person is merged. */
async function openOf(db: Db, personId: string): Promise<MergeBlock[]> {
  if ((await store.openErasure(db, personId)) === undefined && !(await store.isExportRunning(db, personId)))
    return []
  return [{ code: 'privacy_open', message: 'A request for data or erasure is open. Settle it first.' }]
}
