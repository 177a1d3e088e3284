import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { GIG_NOTICES, MOVE_NOTICES } from '#features/gigs/notice-kinds.ts'
import { notify, worded, type Notice } from '#features/notifications/service.ts'
import type { GigRow } from '#features/gigs/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { EVENTS } from './effects.ts'
import * as store from './store.ts'

interface Told {
  action: keyof typeof EVENTS
  to: GigStatus
  reason: string | null
}

/** Who hears of a step (PRODUCT 5.12): admins of a request; those who run and work on the gig of everything after. */
export async function tell(ctx: SignedIn, gig: GigRow, { action, to, reason }: Told): Promise<void> {
  const about = {
    category: 'gigs',
    gigId: gig.id,
    link: `/projects/${gig.id}`,
    commands: [`RELOAD_GIGS_LIST_${to}`],
    isPushed: true,
  } satisfies Partial<Notice>
  if (action === 'request') {
    const asked = await worded(ctx.db, GIG_NOTICES.requested, {
      name: ctx.actor.name,
      project: gig.name,
      reason: reason ?? '',
    })
    const to = await store.admins(ctx.db)
    return notify(ctx, { ...about, kind: EVENTS.request, to, ...asked, mail: 'digest' })
  }
  const done = MOVE_NOTICES[action]
  if (done === undefined) return
  const words = await worded(ctx.db, done, { project: gig.name, reason: reason ?? '' })
  const told = { ...about, kind: EVENTS[action], ...words }
  const owners = [gig.owner_id, ...gig.co_owner_ids]
  const others = await store.members(ctx.db, gig.id, {
    hasCustomers: action === 'publish' || action === 'close',
  })
  await notify(ctx, { ...told, to: owners, mail: 'now' })
  await notify(ctx, { ...told, to: others.filter((userId) => !owners.includes(userId)) })
}
