import type { Ctx } from './context.ts'
import { refuse } from './refuse.ts'

/** Refuses (412) a change of a version that is not the newest; `newest` is what the caller gets to see instead. */
export async function requireSeen(
  { request: { ifMatch } }: { request: Pick<Ctx['request'], 'ifMatch'> },
  version: number,
  newest?: () => unknown,
): Promise<void> {
  if (ifMatch === null || ifMatch === version) return
  throw refuse('stale', newest === undefined ? {} : { data: await newest() })
}
