import { PAPERS, type PaperKind } from '@guildhall/contract/compliance/papers'
import { bindingsOfAll } from '#features/compliance/service.ts'
import { factsOf } from '#features/hiring/gates/facts.ts'
import type { SignedIn } from '#platform/http/context.ts'
import * as store from './store.ts'

/** Which projects of an expert wait for which paper of theirs. */
export async function wantedBy(
  ctx: Pick<SignedIn, 'db' | 'now' | 'actor'>,
): Promise<ReadonlyMap<PaperKind, string[]>> {
  const wanted = new Map<PaperKind, string[]>()
  const rows = await store.openOf(ctx.db, ctx.actor.personId)
  if (rows.length === 0) return wanted
  const bindsOf = await bindingsOfAll(ctx.db)
  const ids = rows.map(({ id }) => id)
  const facts = await factsOf(ctx.db, ids, ctx.now)
  for (const { id, is_hired: isHired, gig_name: name, type, confidentiality } of rows) {
    const known = facts.get(id)
    const bound = bindsOf(type, confidentiality)
    for (const kind of PAPERS) {
      const isWaived = known?.waivers.some(({ gate }) => gate === kind) === true
      // Once they are hired, nothing waits for what the hire alone asked for.
      const binds = bound[kind].some((moment) => moment !== 'hire' || !isHired)
      if (known?.[kind].at !== null || isWaived || !binds) continue
      wanted.set(kind, [...(wanted.get(kind) ?? []), name])
    }
  }
  return wanted
}
