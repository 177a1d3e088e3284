import { Weighed, type Recommendation } from '@guildhall/contract/hiring/ranking'
import type { Matching } from '#features/experts/matching/service.ts'
import { present, scoresFor, type Reading } from './service.ts'

/** What is kept with a request or an application: the score, and what it was made of. */
export interface Kept {
  score: string
  weighed: string
}

/** How those who are asked or apply fit at this moment, by person; nothing for those who take on no work. */
export async function keptScores(
  ctx: Reading,
  matching: Matching,
  gigId: string,
  personIds: readonly string[],
): Promise<Map<string, Kept>> {
  const scores = await scoresFor(ctx, matching, gigId)
  const scored = personIds.flatMap((id) => {
    const slot = matching.index().slotOf(id)
    return slot === undefined ? [] : (scores.of(slot) ?? [])
  })
  const rows = await present(ctx, matching, { gigId, scores }, scored)
  return new Map(rows.map((row) => [row.expert.id, keptOf(row, ctx.now)]))
}

/** The sentences stay with the figures: profile and project go on changing. */
function keptOf({ score, parts }: Recommendation, now: Date): Kept {
  const weighed: Weighed = { at: now.toISOString(), parts }
  return { score: score.toFixed(2), weighed: JSON.stringify(weighed) }
}

/** What was kept, as it is shown. */
export function weighedOf(kept: unknown): Weighed | null {
  return kept === null ? null : Weighed.parse(kept)
}
