import { PAPERS, type PaperKind } from '@guildhall/contract/compliance/papers'
import { bindingsOfAll } from '#features/compliance/service.ts'
import { factsOf } from '#features/hiring/gates/facts.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { waitsFor } from './renewing.ts'
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
  for (const row of rows) {
    const known = facts.get(row.id)
    for (const kind of PAPERS) {
      const isWaived = known?.waivers.some(({ gate }) => gate === kind) === true
      if (known?.[kind].at !== null || isWaived || !waitsFor(bindsOf, row, kind)) continue
      wanted.set(kind, [...(wanted.get(kind) ?? []), row.gig_name])
    }
  }
  return wanted
}
