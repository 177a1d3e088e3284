import { waitsForAcceptance } from '@guildhall/contract/gigs/acceptance'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import * as activity from '#features/activity/service.ts'
import { subjectOf } from '#features/gigs/event-subject.ts'
import type { GigsDeps } from '#features/gigs/deps.ts'
import { typedDetails } from '#features/gigs/details.ts'
import { writeDetails } from '#features/gigs/details-store.ts'
import { GIG_NOTICES } from '#features/gigs/notice-kinds.ts'
import { isAcceptable, may } from '#features/gigs/policy.ts'
import { answer, lockGig, read, type SeenGig } from '#features/gigs/service.ts'
import { stillRunning } from '#features/gigs/store.ts'
import { notify, worded } from '#features/notifications/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'

/** A customer of level manage agrees for their company; whoever runs the project is told (PRODUCT 5.6.3). */
export async function write(ctx: SignedIn, deps: GigsDeps, id: string): Promise<GigAnswer> {
  const seen = await lockGig(ctx, id, { who: may.accept })
  const { gig, standing } = seen
  // What they agree to is what they have read.
  await requireSeen(ctx, gig.version, async () => (await answer(ctx, deps, seen)).data)
  const typed = typedDetails(gig.type, gig.details)
  const isWaiting = isAcceptable(gig) && waitsForAcceptance(typed, standing.companyId)
  const { details } = typed
  if (!isWaiting || !('acceptances' in details)) throw refuse('wrong_state')
  const own = { company_id: standing.companyId, user_id: standing.userId, accepted_at: ctx.now.toISOString() }
  await writeDetails(ctx.db, id, { ...details, acceptances: [...details.acceptances, own] })
  await tell(ctx, gig)
  return read(ctx, deps, id)
}

async function tell(ctx: SignedIn, gig: SeenGig['gig']): Promise<void> {
  const [kind, notice] =
    gig.type === 'award'
      ? (['gig.award_text_accepted', GIG_NOTICES.awardTextAccepted] as const)
      : (['gig.company_profile_approved', GIG_NOTICES.companyProfileApproved] as const)
  await activity.recordEvent(ctx, {
    kind,
    subject: subjectOf(gig),
  })
  await notify(ctx, {
    category: 'membership',
    kind,
    to: await stillRunning(ctx.db, [gig.owner_id, ...gig.co_owner_ids]),
    ...(await worded(ctx.db, notice, { name: ctx.actor.name, project: gig.name })),
    link: `/projects/${gig.id}?tab=scope`,
    gigId: gig.id,
    mail: 'digest',
    isPushed: true,
  })
}
