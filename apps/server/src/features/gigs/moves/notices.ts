import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { notify, subject, type Notice } from '#features/notifications/service.ts'
import type { MachineAction } from '#features/gigs/policy.ts'
import type { GigRow } from '#features/gigs/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import * as store from './store.ts'

const DONE: Partial<Record<MachineAction, string>> = {
  approve: 'was approved',
  reject: 'was rejected',
  submit: 'was submitted',
  publish: 'was published',
  unpublish: 'was unpublished',
  close: 'was closed',
  reopen: 'was reopened',
  lock: 'was locked',
}

interface Told {
  action: MachineAction
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
    ...(reason === null ? {} : { paragraphs: [reason] }),
  } satisfies Partial<Notice>
  if (action === 'request') {
    const asked = subject`${ctx.actor.name} asks for the approval of <b>${gig.name}</b>.`
    const to = await store.admins(ctx.db)
    return notify(ctx, { ...about, kind: 'gig.requested', to, subject: asked, mail: 'digest' })
  }
  const done = DONE[action]
  if (done === undefined) return
  const told = { ...about, kind: `gig.${to.toLowerCase()}`, subject: subject`<b>${gig.name}</b> ${done}.` }
  const owners = [gig.owner_id, ...gig.co_owner_ids]
  const others = await store.members(ctx.db, gig.id, {
    hasCustomers: action === 'publish' || action === 'close',
  })
  await notify(ctx, { ...told, to: owners, mail: 'now' })
  await notify(ctx, { ...told, to: others.filter((userId) => !owners.includes(userId)) })
}
