import { remove as removeCompany } from '#features/companies/merging/service.ts'
import { dropImported } from '#features/experts/applying/service.ts'
import * as people from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { Refusal } from '#platform/http/refuse.ts'
import { sql } from 'kysely'
import { actingIn } from './acting.ts'
import type { ImportsDeps } from './deps.ts'
import * as rowStore from './row-store.ts'
import type { RowRecord } from './row-store.ts'
import type { ImportRecord } from './store.ts'
import { actorOf, finish, step } from './work.ts'

const AT_ONCE = 25

/** What an import writes of an expert: whoever changes any of it leaves an event. */
const OWN = [
  'users',
  'experts',
  'expert_rates',
  'expert_experiences',
  'expert_educations',
  'expert_certifications',
  'expert_skills',
  'expert_languages',
  'files',
]
const TOUCHED = 'Kept: somebody has worked with it since.'

/** Takes back what nobody has touched since, the last one first; what was touched stays, and its row says so. */
export async function undo(deps: ImportsDeps, record: ImportRecord): Promise<void> {
  const { db, now } = deps
  for (const left = { some: true }; left.some;) {
    const goesOn = await step(db, record, 'undoing', async (tx) => {
      const rows = await rowStore.made(tx, record.id, AT_ONCE)
      left.some = rows.length > 0
      const actor = await actorOf(tx, record)
      for (const row of rows) await undoOne(actingIn(tx, actor, now()), deps, row)
      return record.total
    })
    if (!goesOn) return
  }
  await finish(db, record.id, { from: 'undoing', to: 'undone', at: now() })
}

async function undoOne(ctx: SignedIn, deps: ImportsDeps, row: RowRecord): Promise<void> {
  if (row.verdict === 'duplicate') return takeResumeBack(ctx, row)
  await sql`savepoint import_row`.execute(ctx.db)
  const kept = await takenBack(ctx, deps, row).catch((thrown: unknown) => {
    if (thrown instanceof Refusal) return thrown.message
    throw thrown
  })
  await sql`${sql.raw(kept === null ? 'release' : 'rollback to')} savepoint import_row`.execute(ctx.db)
  const undone = kept === null ? ('undone' as const) : ('kept' as const)
  await rowStore.setUndo(ctx.db, row.import_id, { number: row.number, undo: undone, reason: kept })
}

/** They were there before, and stay without it. */
async function takeResumeBack(ctx: SignedIn, row: RowRecord): Promise<void> {
  const { import_id: importId, number, file_id: id, person_id: personId } = row
  if (id !== null && personId !== null) await dropImported(ctx, { id, personId })
  await rowStore.letGoOfFile(ctx.db, importId, number, 'Their resume was taken back.')
}

/** Why it stays; null when it is gone. */
async function takenBack(ctx: SignedIn, deps: ImportsDeps, row: RowRecord): Promise<string | null> {
  const { person_id: personId, company_id: companyId } = row
  if (personId === null && companyId === null) return null
  const traces = await rowStore.traces(ctx.db, { personId, companyId })
  if (traces === undefined || traces.is_opened || traces.events > 1) return TOUCHED
  if (companyId !== null) {
    await removeCompany(ctx, deps.companies, companyId)
    return null
  }
  const who = { id: personId ?? '', userId: traces.user_id, own: OWN }
  return (await people.takeBack(ctx, deps.people, who)) ? null : TOUCHED
}
