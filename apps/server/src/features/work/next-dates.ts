import type { NextDate } from '@guildhall/contract/hiring/next-date'
import type { SignedIn } from '#platform/http/context.ts'
import { nextOf } from './next-dates-store.ts'

/** What comes next of each of these engagements; nothing of those in which the caller has no part. */
export async function nextDates(
  { db, actor, now }: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  engagementIds: readonly string[],
): Promise<ReadonlyMap<string, NextDate>> {
  if (engagementIds.length === 0) return new Map()
  const rows = await nextOf(db, actor, engagementIds, now)
  return new Map(
    rows.map(({ engagement_id: id, kind, title, at }) => [id, { kind, title, at: at.toISOString() }]),
  )
}
