import { setTimeout as sleep } from 'node:timers/promises'
import type { Mapping, RowQuery } from '@guildhall/contract/imports'
import type { ImportActions } from '@guildhall/contract/imports'
import type { ImportKind } from '@guildhall/contract/imports/fields'
import { recordEvent } from '#features/activity/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { PageAt } from '#platform/db/page.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ImportsDeps } from './deps.ts'
import * as inviting from './inviting.ts'
import { enqueue } from './jobs.ts'
import { guess, keyOf, mapped } from './mapping.ts'
import { actionsOn, isAtWork, kindOf, mappingOf } from './presenter.ts'
import * as rowStore from './row-store.ts'
import * as store from './store.ts'
import type { ImportRecord } from './store.ts'
import { receive } from './upload.ts'

export function list({ db }: SignedIn, at: PageAt) {
  return store.page(db, at)
}

export async function find({ db }: Pick<SignedIn, 'db'>, id: string): Promise<ImportRecord> {
  const record = await store.find(db, id)
  if (record === undefined) throw refuse('not_found')
  return record
}

export async function rows(ctx: SignedIn, id: string, query: RowQuery, at: PageAt) {
  const record = await find(ctx, id)
  return { record, ...(await rowStore.page(ctx.db, id, query, at)) }
}

/** Takes in a file: its rows are kept, and its columns mapped as far as they are known. */
export async function upload(ctx: SignedIn, deps: ImportsDeps): Promise<ImportRecord> {
  const { kind, fileName, given, table, storageKey } = await receive(ctx, deps)
  const { headers, rows: cells, numbers } = table
  const mapping = mapped(kind, guess(kind, headers, await remembered(ctx.db, kind)), given)
  const id = await ctx.transaction(async (db) => {
    const made = await store.insert(db, {
      kind,
      file_name: fileName.slice(0, 300),
      headers,
      mapping: JSON.stringify(mapping),
      storage_key: storageKey,
      total: cells.length,
      created_by: ctx.actor.userId,
      created_at: ctx.now,
    })
    await rowStore.insert(db, made, { rows: cells, numbers })
    await record({ ...ctx, db }, 'import.uploaded', { id: made, file_name: fileName })
    return made
  })
  return find(ctx, id)
}

const REMEMBERED = 50

/** By the key of a header what it was the last time. */
async function remembered(db: Db, kind: ImportKind): Promise<Map<string, string | null>> {
  const known = new Map<string, string | null>()
  for (const row of await store.mappings(db, kind, REMEMBERED)) {
    for (const [header, field] of Object.entries(mappingOf(row))) {
      if (!known.has(keyOf(header))) known.set(keyOf(header), field)
    }
  }
  return known
}

/** Begins a dry run, from the mapping that is given. */
export function check(ctx: SignedIn, id: string, mapping: Mapping = {}): Promise<ImportRecord> {
  return begin(ctx, id, {
    action: 'canCheck',
    event: 'import.checked',
    async prepare(db, row) {
      const chosen = mapped(kindOf(row), mappingOf(row), mapping)
      await rowStore.clearVerdicts(db, id)
      await store.update(db, id, { status: 'checking', settled: 0, mapping: JSON.stringify(chosen) })
      await store.count(db, id, 0)
    },
  })
}

export function run(ctx: SignedIn, id: string): Promise<ImportRecord> {
  return begin(ctx, id, {
    action: 'canRun',
    event: 'import.run',
    prepare: (db) => store.update(db, id, { status: 'running', settled: 0 }),
  })
}

export function undo(ctx: SignedIn, id: string): Promise<ImportRecord> {
  return begin(ctx, id, {
    action: 'canUndo',
    event: 'import.undone',
    prepare: (db) => store.update(db, id, { status: 'undoing' }),
  })
}

/** Goes on with work that broke off, behind what is settled. */
export function resume(ctx: SignedIn, id: string): Promise<ImportRecord> {
  return begin(ctx, id, { action: 'canResume', event: 'import.resumed', prepare: async () => {} })
}

/** What was made until now stays, and can be taken back. */
export async function cancel(ctx: SignedIn, id: string): Promise<ImportRecord> {
  await ctx.transaction(async (db) => {
    const row = await lock(db, id, 'canCancel', ctx.now)
    const isRunning = row.status === 'running'
    await store.update(db, id, { status: 'cancelled', ...(isRunning ? { finished_at: ctx.now } : {}) })
    await record({ ...ctx, db }, 'import.cancelled', row)
  })
  return find(ctx, id)
}

/** Invites those who came by an import. */
export async function invite(ctx: SignedIn, id: string): Promise<{ id: string; total: number }> {
  const row = await store.lock(ctx.db, id)
  if (row === undefined) throw refuse('not_found')
  const work = await inviting.invite(ctx, row)
  await record(ctx, 'import.invited', row)
  return work
}

interface Beginning {
  action: keyof ImportActions
  event: string
  prepare: (db: Db, row: ImportRecord) => Promise<void>
}

/** Begins work that a job does; short work is done when this answers. */
async function begin(
  ctx: SignedIn,
  id: string,
  { action, event, prepare }: Beginning,
): Promise<ImportRecord> {
  await ctx.transaction(async (db) => {
    const row = await lock(db, id, action, ctx.now)
    await prepare(db, row)
    await enqueue(db, id)
    await record({ ...ctx, db }, event, row)
  })
  return settled(ctx, id)
}

async function lock(db: Db, id: string, action: keyof ImportActions, now: Date): Promise<ImportRecord> {
  const row = await store.lock(db, id)
  if (row === undefined) throw refuse('not_found')
  if (!actionsOn(row, now)[action]) throw refuse('wrong_state')
  return row
}

const PATIENCE_MS = 2500
const LOOK_MS = 60

/** The import when its work is done, or as it stands after some seconds. */
async function settled(ctx: SignedIn, id: string): Promise<ImportRecord> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const row = await find(ctx, id)
    if (!isAtWork(row) || performance.now() > until) return row
    await sleep(LOOK_MS)
  }
}

function record(
  ctx: SignedIn,
  kind: string,
  { id, file_name: title }: Pick<ImportRecord, 'id' | 'file_name'>,
) {
  return recordEvent(ctx, { kind, subject: { kind: 'import', id, title } })
}
