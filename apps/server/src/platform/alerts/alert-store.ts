import type { Part, Reason } from '@guildhall/contract/jobs/care'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A part that failed, since when, when it failed last, and since when it works again. */
export interface Kept {
  part: Part
  reason: Reason
  since: Date
  seen_at: Date
  over_at: Date | null
}

/** Of instances that fail alike, the one that saw it last is believed; none makes the trouble of another younger. */
export async function keep(db: Db, { part, reason, since, seen_at, over_at }: Kept): Promise<void> {
  await sql`insert into alerts as kept (part, reason, since, seen_at, over_at)
    values (${part}, ${reason}, ${since}, ${seen_at}, ${over_at})
    on conflict (part) do update set reason = excluded.reason, seen_at = excluded.seen_at, over_at = excluded.over_at,
      since = case when kept.over_at is null and kept.seen_at > excluded.seen_at - interval '2 minutes'
        then least(kept.since, excluded.since) else excluded.since end
    where kept.seen_at <= excluded.seen_at`.execute(db)
}

/** All that was ever kept: one row for each part. */
export async function readKept(db: Db): Promise<Kept[]> {
  const { rows } = await sql<Kept>`select part, reason, since, seen_at, over_at from alerts`.execute(db)
  return rows
}
