import type { DuplicateDecision, DuplicatePair, Evidence } from '@guildhall/contract/people/duplicates'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import type { PeopleDeps } from './deps.ts'
import { note, see } from './directory.ts'
import * as directory from './directory-store.ts'
import * as store from './duplicate-store.ts'
import { presentSummary } from './presenter.ts'

/** Others who may be this person, of those whom a reader may see; the rule of the page of duplicates. */
export async function duplicatesOf(
  db: Db,
  { personId, visible }: { personId: string; visible: RawBuilder<SqlBool> },
): Promise<{ id: string; evidence: Evidence[] }[]> {
  const found = await store.pairs(db, { visible, personId, isDismissed: false, page: 1, pageSize: 10 })
  return found.rows.map(({ first_id: first, second_id: second, evidence }) => ({
    id: first === personId ? second : first,
    evidence,
  }))
}

interface Query {
  page?: number | undefined
  pageSize?: number | undefined
  person_id?: string | undefined
  is_dismissed?: 'true' | 'false' | undefined
}

export async function list(ctx: SignedIn, deps: PeopleDeps, query: Query) {
  const { page = 1, pageSize = PAGE_SIZE, person_id: id, is_dismissed: dismissed } = query
  const visible = deps.visibleExperts(ctx.actor)
  const personId = id === undefined ? undefined : (await see(ctx, deps, id)).id
  const at = { page, pageSize }
  const found = await store.pairs(ctx.db, { visible, personId, isDismissed: dismissed === 'true', ...at })
  return { rows: await presentPairs(ctx.db, visible, found.rows), page, pageSize, total: found.total }
}

type PairRow = Awaited<ReturnType<typeof store.pairs>>['rows'][number]

async function presentPairs(
  db: Db,
  visible: RawBuilder<SqlBool>,
  rows: readonly PairRow[],
): Promise<DuplicatePair[]> {
  const ids = [...new Set(rows.flatMap(({ first_id: first, second_id: second }) => [first, second]))]
  const people = new Map((await directory.rows(db, visible, ids)).map((row) => [row.id, presentSummary(row)]))
  return rows.flatMap(({ first_id: firstId, second_id: secondId, evidence, score }) => {
    const [first, second] = [people.get(firstId), people.get(secondId)]
    return first === undefined || second === undefined ? [] : [{ first, second, evidence, score }]
  })
}

/** Remembers, or forgets, that two people are not one. */
export async function decide(
  ctx: SignedIn,
  deps: PeopleDeps,
  { ids, is_duplicate: isDuplicate }: DuplicateDecision,
): Promise<void> {
  const people = [await see(ctx, deps, ids[0] ?? ''), await see(ctx, deps, ids[1] ?? '')]
  const pair = people.map(({ id }) => id)
  if (isDuplicate) await store.forgetDistinct(ctx.db, pair)
  else await store.setDistinct(ctx.db, pair, { userId: ctx.actor.userId, at: ctx.now })
  const kind = isDuplicate ? 'person.may_be_duplicate' : 'person.no_duplicate'
  for (const [index, person] of people.entries()) {
    const other = people[1 - index]
    await note(ctx, kind, person, { other: { from: null, to: other?.internal_id ?? null } })
  }
}
