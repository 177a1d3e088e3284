import type { Deletion } from '@guildhall/contract/people/person'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { PeopleDeps } from './deps.ts'
import { note, see } from './directory.ts'
import * as mergeStore from './merge-store.ts'
import { requireAdmin } from './policy.ts'
import { nameOf } from './presenter.ts'
import { countReferences } from './references.ts'
import * as store from './store.ts'

/**
 * Deletes contacts that nothing refers to. Everybody else stays, and the answer says what holds them; when all of them
 * stay it is a refusal.
 */
export async function remove(ctx: SignedIn, deps: PeopleDeps, ids: readonly string[]): Promise<Deletion[]> {
  requireAdmin(ctx.actor)
  const outcomes: Deletion[] = []
  for (const id of new Set(ids)) outcomes.push(await removeOne(ctx, deps, id))
  if (outcomes.every(({ status }) => status === 409)) throw refuse('person_held', { data: outcomes })
  return outcomes
}

async function removeOne(ctx: SignedIn, deps: PeopleDeps, id: string): Promise<Deletion> {
  const found = await see(ctx, deps, id)
  await mergeStore.hold(ctx.db, [found.id])
  const row = await see(ctx, deps, found.id)
  const holds = [
    ...(row.user_id === null ? [] : ['a login']),
    ...(row.expert_status === null ? [] : ['an expert profile']),
    ...(await referencesOf(ctx, deps, row.id)),
  ]
  const outcome = { id: row.id, name: nameOf(row), holds }
  if (holds.length > 0) return { ...outcome, status: 409 }
  await note(ctx, 'person.deleted', row)
  await store.remove(ctx.db, row.id)
  return { ...outcome, status: 200 }
}

/**
 * Takes back somebody who has just been made, with the profile and the login that nobody has opened; the caller knows
 * that. False when something besides the tables of `own` refers to them by now: then they stay.
 */
export async function takeBack(
  ctx: SignedIn,
  deps: Pick<PeopleDeps, 'holders'>,
  { id, userId, own }: { id: string; userId: string | null; own: readonly string[] },
): Promise<boolean> {
  await mergeStore.hold(ctx.db, [id])
  const holding = deps.holders
    .flatMap(({ references }) => references)
    .filter(({ table }) => !own.includes(table))
  const counts = await countReferences(ctx.db, holding, { person: id, user: userId })
  const person = await store.find(ctx.db, id)
  if (person === undefined || counts.size > 0) return false
  await note(ctx, 'person.deleted', person)
  await store.remove(ctx.db, id)
  return true
}

/** `2 projects`, `1 file` */
async function referencesOf(ctx: SignedIn, deps: PeopleDeps, personId: string): Promise<string[]> {
  const holding = deps.holders
    .flatMap(({ references }) => references)
    .filter(({ names, isLoose }) => names === 'person' && isLoose !== true)
  const counts = await countReferences(ctx.db, holding, { person: personId, user: null })
  return [...counts].map(([what, count]) => `${count} ${what}${count === 1 ? '' : 's'}`)
}
