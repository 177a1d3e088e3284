import { addFromBrief } from '#features/work/deliverables/service.ts'
import type { Ctx } from '#platform/http/context.ts'

/** Somebody was hired: what the brief asks for becomes work to hand in. */
export async function onHired({ db, now }: Pick<Ctx, 'db' | 'now'>, hire: { gig_id: string }): Promise<void> {
  await addFromBrief(db, hire.gig_id, now)
}
