import type { Decision } from '@guildhall/contract/hiring/engagements'
import type { SignedIn } from '#platform/http/context.ts'
import { Refusal, refuse } from '#platform/http/refuse.ts'
import type { HiringDeps } from './deps.ts'
import * as gigs from './gigs.ts'
import { runsHiring } from './policy.ts'
import { notSelected, review, see } from './service.ts'
import type { EngagementRow } from './store.ts'

interface Decided {
  id: string
  refused: string | null
}

/** Shortlists or declines several of one gig. Who cannot be decided about does not keep the others from it. */
export async function decide(
  ctx: SignedIn,
  deps: Pick<HiringDeps, 'onEnded'>,
  gigId: string,
  form: Decision,
): Promise<Decided[]> {
  const gig = await gigs.see(ctx, gigId)
  if (!runsHiring(ctx.actor, gig)) throw refuse('forbidden')
  gigs.requireUnlocked(gig)
  const reason = form.reason_text ?? ''
  if (form.decision === 'decline' && reason === '') {
    throw refuse('invalid', { fields: { reason_text: ['This field is required.'] } })
  }
  const decideOne = async (id: string) => {
    const row = await see(ctx, id)
    if (row.gig_id !== gigId) throw refuse('not_found')
    if (isThere(row, form.decision)) return
    const seen = asSeen(ctx, form.versions?.[id])
    if (form.decision === 'shortlist') return void (await review(seen, id))
    await notSelected(seen, id, reason)
    await deps.onEnded(ctx, id)
  }
  const decided: Decided[] = []
  // In one order, so that two who decide at once wait for each other instead of locking each other out.
  for (const id of [...new Set(form.ids)].toSorted()) decided.push(await tryTo(decideOne, id))
  return decided
}

/** For a step of one of several: the version that was seen of it. */
function asSeen(ctx: SignedIn, version: number | undefined): SignedIn {
  return version === undefined ? ctx : { ...ctx, request: { ...ctx.request, ifMatch: version } }
}

/** A second try finds its first part done. */
function isThere({ status, close_reason: reason }: EngagementRow, decision: Decision['decision']): boolean {
  return decision === 'shortlist' ? status === 'Reviewed' : status === 'Closed' && reason === 'not_selected'
}

async function tryTo(decideOne: (id: string) => Promise<void>, id: string): Promise<Decided> {
  try {
    await decideOne(id)
    return { id, refused: null }
  } catch (error) {
    // Refusals come before anything is written, so the transaction goes on.
    if (error instanceof Refusal) return { id, refused: error.message }
    throw error
  }
}
