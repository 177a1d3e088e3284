import type { ImportKind } from '@guildhall/contract/imports/fields'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import * as accounts from '#features/accounts/service.ts'
import type { Db } from '#platform/db/database.ts'
import { errorCode } from '#platform/db/errors.ts'
import type { Actor, SignedIn } from '#platform/http/context.ts'
import { Refusal } from '#platform/http/refuse.ts'
import { actingIn } from './acting.ts'
import type { ImportsDeps } from './deps.ts'
import { judgeCompany } from './judge-company.ts'
import { judgeExpert } from './judge-expert.ts'
import { judgePerson } from './judge-person.ts'
import { Found, judgeResume } from './judge-resume.ts'
import type { ResumeFolder } from './folder-of-resumes.ts'
import { reasonOf, type Judge, type Judged, type Made } from './judged.ts'
import { labelsOf } from './person-values.ts'
import { kindOf, valuesOf } from './presenter.ts'
import * as rowStore from './row-store.ts'
import type { RowRecord } from './row-store.ts'
import * as store from './store.ts'
import type { ImportRecord } from './store.ts'

const JUDGES: Record<Exclude<ImportKind, 'resumes'>, Judge> = {
  experts: judgeExpert,
  people: judgePerson,
  companies: judgeCompany,
}
const CHECKED_AT_ONCE = 100
/** Few enough that whoever works beside an import waits for an address or a name half a second at most. */
const MADE_AT_ONCE = 25

/** What would come of a row; throws what the rules and the database refuse. */
function judge(db: Db, record: ImportRecord, row: RowRecord, folder?: ResumeFolder): Promise<Judged> {
  const kind = kindOf(record)
  if (kind === 'resumes') {
    const [name = ''] = row.cells
    const read = async () => folder?.read(name)
    return judgeResume(db, Found.parse(row.found), { name, read })
  }
  return JUDGES[kind]({ db }, valuesOf(record, row))
}

async function judged(db: Db, record: ImportRecord, row: RowRecord): Promise<Judged> {
  try {
    return await judge(db, record, row)
  } catch (thrown) {
    return refusedRow(kindOf(record), thrown)
  }
}

/** What the rules or the database refuse of one row says nothing about the others. */
function refusedRow(kind: ImportKind, thrown: unknown): { verdict: 'error'; reason: string } {
  if (thrown instanceof Refusal) return { verdict: 'error', reason: reasonOf(thrown, labelsOf(kind)) }
  if (thrown instanceof z.core.$ZodError || /^2[23]/.test(errorCode(thrown) ?? '')) {
    return { verdict: 'error', reason: 'This row holds something that cannot be stored.' }
  }
  throw thrown
}

/** Says of each row what would come of it, from the beginning on: nothing is made, so nothing is done twice. */
export async function check({ db, now }: ImportsDeps, record: ImportRecord): Promise<void> {
  const seen = new Map<string, number>()
  let [last, settled] = [0, 0]
  for (;;) {
    const rows = await rowStore.after(db, record.id, last, CHECKED_AT_ONCE)
    if (rows.length === 0) break
    const said: rowStore.Settling[] = []
    for (const row of rows)
      said.push({ number: row.number, ...verdictOf(await judged(db, record, row), row, seen) })
    last = rows.at(-1)?.number ?? last
    settled += rows.length
    const soFar = settled
    const goesOn = await step(db, record, 'checking', async (tx) => {
      await rowStore.judge(tx, record.id, said)
      return soFar
    })
    if (!goesOn) return
  }
  await finish(db, record.id, { from: 'checking', to: 'checked', at: now() })
}

function verdictOf(it: Judged, { number }: RowRecord, seen: Map<string, number>) {
  if (it.verdict !== 'new') return { verdict: it.verdict, reason: it.reason }
  const twin = it.keys.flatMap((key) => seen.get(key) ?? [])[0]
  for (const key of it.keys) if (!seen.has(key)) seen.set(key, number)
  if (twin === undefined) return { verdict: it.verdict, reason: null }
  return { verdict: 'duplicate' as const, reason: `Duplicate of row ${twin} of this file.` }
}

/**
 * Makes what is new, some rows in one transaction with what is noted of them: cut off anywhere, it goes on behind the
 * last. Of resumes with the folder that they came in.
 */
export async function run(deps: ImportsDeps, record: ImportRecord, folder?: ResumeFolder): Promise<void> {
  const { db, now } = deps
  for (const left = { some: true }; left.some;) {
    const goesOn = await step(db, record, 'running', async (tx, { settled }) => {
      // Read under the lock: of two workers at one import the second finds what the first left.
      const rows = await rowStore.open(tx, record.id, MADE_AT_ONCE)
      left.some = rows.length > 0
      const actor = await actorOf(tx, record)
      for (const row of rows) await makeOne(tx, deps, { actor, record, row, folder })
      return settled + rows.length
    })
    if (!goesOn) return
  }
  await store.count(db, record.id, record.total)
  await finish(db, record.id, { from: 'running', to: 'done', at: now() })
}

interface One {
  actor: Actor
  record: ImportRecord
  row: RowRecord
  folder: ResumeFolder | undefined
}

/** What a row left half done is rolled back alone. */
async function makeOne(tx: Db, deps: ImportsDeps, { actor, record, row, folder }: One): Promise<void> {
  await sql`savepoint import_row`.execute(tx)
  try {
    const it = await judge(tx, record, row, folder)
    const made = await comeOf(it, actingIn(tx, actor, deps.now()), deps)
    const reason = it.verdict === 'new' ? null : it.reason
    await rowStore.settle(tx, record.id, { number: row.number, verdict: it.verdict, reason, made })
    await sql`release savepoint import_row`.execute(tx)
  } catch (thrown) {
    await sql`rollback to savepoint import_row`.execute(tx)
    const refused = refusedRow(kindOf(record), thrown)
    await rowStore.settle(tx, record.id, { number: row.number, ...refused, made: null })
  }
}

async function comeOf(it: Judged, ctx: SignedIn, deps: ImportsDeps): Promise<Made | null> {
  if (it.verdict === 'new') return it.make(ctx, deps)
  return it.verdict === 'duplicate' ? ((await it.keep?.(ctx, deps)) ?? null) : null
}

/** Whoever began it, with the rights that they have now. */
export async function actorOf(db: Db, { created_by: userId, file_name: name }: ImportRecord): Promise<Actor> {
  const actor = userId === null ? undefined : await accounts.actorOf(db, userId)
  if (actor === undefined || !actor.roles.includes('growth_experts_admin')) throw new NoRights()
  return { ...actor, import: { name } }
}

/** Who began it may not go on. */
export class NoRights extends Error {}

/** One piece of the work, which tells how many rows are settled by then; false when it was cancelled meanwhile, and nothing was done. */
export function step(
  db: Db,
  { id }: Pick<ImportRecord, 'id'>,
  status: string,
  work: (tx: Db, now: ImportRecord) => Promise<number>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Nobody waits for this work: it waits for others, longer than a request may.
    await sql`set local lock_timeout = '30s'`.execute(tx)
    const now = await store.lock(tx, id)
    if (now?.status !== status) return false
    await store.count(tx, id, Math.min(await work(tx, now), now.total))
    return true
  })
}

export async function finish(
  db: Db,
  id: string,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const record = await store.lock(tx, id)
    if (record?.status !== from) return
    await store.update(tx, id, { status: to, ...(from === 'running' ? { finished_at: at } : {}) })
  })
}
