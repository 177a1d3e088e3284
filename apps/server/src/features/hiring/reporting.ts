import { engagementChanged } from '#features/experts/engagements/service.ts'
import type { Writing } from './deps.ts'
import * as gigStore from './gig-store.ts'
import * as store from './store.ts'
import type { EngagementRow } from './store.ts'

/** From this level on a customer sees a shortlist; from the next one they know who is on it (PRODUCT D-05); the last rates. */
export const LEVELS = { comment: 2, collaborate: 3, manage: 4 } as const

/** Tells the profile of the expert what this engagement is now. */
export async function report(ctx: Pick<Writing, 'db' | 'now'>, row: EngagementRow): Promise<void> {
  const { managers, customers } = await gigStore.people(ctx.db, row.gig_id)
  const wasHired = row.assigned_at !== null
  const knows = (level: number) => wasHired || (isPutForward(row) && level >= LEVELS.collaborate)
  await engagementChanged(
    ctx.db,
    {
      engagementId: row.id,
      personId: row.person_id,
      gigId: row.gig_id,
      gigTitle: row.gig_name,
      status: row.status,
      wasHired,
      endsOn: row.ends_on,
      managerIds: managers,
      shownTo: customers.filter(({ level }) => knows(level)).map(({ user_id: id }) => id),
    },
    ctx.now,
  )
}

function isPutForward({ status, is_shortlisted: isShortlisted }: EngagementRow): boolean {
  return status === 'Reviewed' && isShortlisted
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** An engagement for the eyes of nobody in particular: for hooks and jobs. */
export async function read(ctx: Pick<Writing, 'db' | 'actor'>, id: string): Promise<EngagementRow> {
  const row = await store.find(ctx.db, id, ctx.actor?.userId ?? NOBODY)
  if (row === undefined) throw new Error('The engagement is gone.')
  return row
}

/** The name, the managers or the customers of a gig changed: all profiles of its experts hear of it. */
export async function gigChanged(ctx: Writing, gigId: string): Promise<void> {
  const statuses = ['Requested', 'Applied', 'Reviewed', 'Hired', 'Closed'] as const
  for (const id of await store.openIds(ctx.db, { gigId }, statuses)) await report(ctx, await read(ctx, id))
}
