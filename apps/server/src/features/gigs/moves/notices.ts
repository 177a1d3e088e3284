import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { GIG_NOTICES, MOVE_NOTICES } from '#features/gigs/notice-kinds.ts'
import { toldOf } from '#features/gigs/members/policy.ts'
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
  const news = {
    category: 'gigs',
    commands: [`RELOAD_GIGS_LIST_${to}`],
    isPushed: true,
  } satisfies Partial<Notice>
  const about = { ...news, gigId: gig.id, link: `/projects/${gig.id}` }
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
  const owners = ownersOf(gig)
  const others = await store.members(ctx.db, gig.id, { hasCustomers: false })
  await notify(ctx, { ...told, to: owners, mail: 'now' })
  await notify(ctx, { ...told, to: others.filter((userId) => !owners.includes(userId)) })
  if (action !== 'publish' && action !== 'close') return
  const after = { ...gig, status: to, was_published: gig.was_published || action === 'publish' }
  await tellCustomers(ctx, after, { done, reason, news: { ...news, kind: EVENTS[action] } })
}

interface News {
  done: NonNullable<(typeof MOVE_NOTICES)[keyof typeof MOVE_NOTICES]>
  reason: string | null
  news: Pick<Notice, 'category' | 'commands' | 'isPushed' | 'kind'>
}

/** Whoever does not see the project yet learns neither its name nor the reason. */
async function tellCustomers(ctx: SignedIn, gig: GigRow, { done, reason, news }: News): Promise<void> {
  const owners = ownersOf(gig)
  for (const { user_id: userId, level } of await store.customers(ctx.db, gig.id)) {
    if (owners.includes(userId)) continue
    const { sees, project, place } = toldOf(gig, level)
    const told = sees ? { project, reason: reason ?? '' } : { project: capitalized(project), reason: '' }
    const words = await worded(ctx.db, done, told)
    await notify(ctx, { ...news, ...words, ...place, to: [userId] })
  }
}

/** Begins a sentence. */
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function ownersOf(gig: GigRow): string[] {
  return [gig.owner_id, ...gig.co_owner_ids]
}
