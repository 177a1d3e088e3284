import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { GIG_NOTICES, MOVE_NOTICES } from '#features/gigs/notice-kinds.ts'
import { stillRunning } from '#features/gigs/store.ts'
import { showsTo, UNSEEN, type Seen } from '#features/gigs/members/policy.ts'
import { notify, worded, type Notice } from '#features/notifications/service.ts'
import type { GigRow } from '#features/gigs/service.ts'
import type { Db } from '#platform/db/database.ts'
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
    kind: EVENTS[action],
    commands: [`RELOAD_GIGS_LIST_${to}`],
    isPushed: true,
  } satisfies Partial<Notice>
  const about = { ...news, gigId: gig.id, link: `/projects/${gig.id}` }
  const facts = { name: ctx.actor.name, project: gig.name, reason: reason ?? '' }
  if (action === 'request') {
    const asked = await worded(ctx.db, GIG_NOTICES.requested, facts)
    return notify(ctx, { ...about, to: await store.admins(ctx.db), ...asked, mail: 'digest' })
  }
  const done = MOVE_NOTICES[action]
  if (done === undefined) return
  const told = { ...about, ...(await worded(ctx.db, done, facts)) }
  const owners = await stillRunning(ctx.db, [gig.owner_id, ...gig.co_owner_ids])
  const { seeing, unseeing } = await readersOf(ctx.db, { ...gig, status: to }, action)
  const others = (ids: readonly string[]) => ids.filter((id) => !owners.includes(id))
  await notify(ctx, { ...told, to: owners, mail: 'now' })
  await notify(ctx, { ...told, to: others(seeing) })
  if (unseeing.length === 0) return
  const words = await worded(ctx.db, done, UNSEEN_FACTS)
  await notify(ctx, { ...news, link: '/projects', ...words, to: others(unseeing) })
}

/** Whoever does not see a project yet learns neither its name nor the reason. */
export const UNSEEN_FACTS = { project: `A ${UNSEEN}`, reason: '' }

interface Readers {
  /** They work on it, or are customers who see it after the step. */
  seeing: string[]
  /** Customers who do not see it yet. */
  unseeing: string[]
}

/** Who hears of a step beside its owners, with the gig as it is after that; customers only of a publication or a closing. */
export async function readersOf(
  db: Db,
  gig: Seen & { id: string },
  action: keyof typeof MOVE_NOTICES,
): Promise<Readers> {
  const contributors = await store.contributors(db, gig.id)
  if (action !== 'publish' && action !== 'close') return { seeing: contributors, unseeing: [] }
  const after = { ...gig, was_published: gig.was_published || action === 'publish' }
  const customers = await store.customers(db, gig.id)
  const ids = (isSeeing: boolean) =>
    customers.filter(({ level }) => showsTo(after, level) === isSeeing).map(({ user_id: id }) => id)
  return { seeing: [...contributors, ...ids(true)], unseeing: ids(false) }
}
