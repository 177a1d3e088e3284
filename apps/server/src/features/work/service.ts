import { cancelAll } from '#features/work/calls/service.ts'
import { addFromBrief } from '#features/work/deliverables/service.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { WorkDeps } from './deps.ts'

export { nextDates } from './next-dates.ts'

type Writing = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Somebody was hired: what the brief asks for becomes work to hand in. */
export async function onHired({ db, now }: Pick<Ctx, 'db' | 'now'>, hire: { gig_id: string }): Promise<void> {
  await addFromBrief(db, hire.gig_id, now)
}

/** Calls that are still to come do not take place any more. */
export const calls = {
  onHireEnded: (ctx: Writing, deps: WorkDeps, id: string) =>
    cancelAll(ctx, deps, { engagementId: id }, 'The work on this project has ended.'),
  onGigClosed: (ctx: Writing, deps: WorkDeps, gigId: string) =>
    cancelAll(ctx, deps, { gigId }, 'The project was closed.'),
  onExpertLeft: (ctx: Writing, deps: WorkDeps, personId: string) =>
    cancelAll(ctx, deps, { personId }, 'The expert is no longer available.'),
}
