import { isStaff } from '@guildhall/contract/access'
import type { GigQuery, NewGig } from '@guildhall/contract/gigs'
import { waitsForAcceptance } from '@guildhall/contract/gigs/acceptance'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import { KINDS } from '@guildhall/contract/gigs/kinds'
import * as activity from '#features/activity/service.ts'
import { subjectOf } from './event-subject.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { lastEvents } from './audit-store.ts'
import type { GigsDeps } from './deps.ts'
import { typedDetails } from './details.ts'
import * as listStore from './list-store.ts'
import { actionsOf, standingOf, type Standing } from './policy.ts'
import { present } from './presenter.ts'
import { refsOf } from './refs-store.ts'
import * as store from './store.ts'

export { may, type Standing } from './policy.ts'
export { gigsOfPerson } from './of-person.ts'
export { discussedGigs, visibleGigs, visibleOwnGigs } from './visible.ts'
export { stillRunning } from './store.ts'
export type { GigRow } from './store.ts'

export interface SeenGig {
  gig: store.GigRow
  /** What the caller is on it: ask `may` with it. */
  standing: Standing
}

/** A gig that the caller may see; 404 for any other. */
export async function seeGig(ctx: SignedIn, id: string): Promise<SeenGig> {
  const gig = await store.find(ctx.db, ctx.actor, id)
  if (gig === undefined) throw refuse('not_found')
  return { gig, standing: standingOf(ctx.actor, gig) }
}

export interface Locking {
  /** Who may write at all: 403 for the others. One of `may`. */
  who: (standing: Standing) => boolean
  /** Comments and closing go on while an administrator has locked the project. */
  evenLocked?: boolean
}

/**
 * A gig to write to, kept from other writers until the transaction ends: 404 hidden, 403 not theirs, 423 locked by an
 * administrator. The state is the caller's to check.
 */
export async function lockGig(ctx: SignedIn, id: string, { who, evenLocked }: Locking): Promise<SeenGig> {
  await seeGig(ctx, id)
  await store.lock(ctx.db, id)
  const seen = await seeGig(ctx, id)
  if (!who(seen.standing)) throw refuse('forbidden')
  if (seen.gig.locked && evenLocked !== true) throw refuse('gig_locked')
  return seen
}

/** The answer about one gig: what the caller may see of it and do with it. */
export async function answer(ctx: SignedIn, deps: GigsDeps, { gig, standing }: SeenGig): Promise<GigAnswer> {
  const typed = typedDetails(gig.type, gig.details)
  const refs = await refsOf(ctx.db, ctx.actor, typed)
  const audit = await lastEvents(ctx.db, gig.id)
  ctx.reply.header('ETag', `"${gig.version}"`)
  return {
    data: present({ row: gig, standing, refs, audit }, ctx.now),
    actions: actionsOf(gig, standing, {
      rules: deps.rules(),
      isWaiting: waitsForAcceptance(typed, standing.companyId),
    }),
  }
}

/** One gig by its id. */
export async function read(ctx: SignedIn, deps: GigsDeps, id: string): Promise<GigAnswer> {
  return answer(ctx, deps, await seeGig(ctx, id))
}

export function list(ctx: SignedIn, query: GigQuery) {
  return listStore.page(ctx.db, ctx.actor, query)
}

export function counts(ctx: SignedIn, filters: Parameters<typeof listStore.counts>[2]) {
  return listStore.counts(ctx.db, ctx.actor, filters)
}

/** A new draft of an admin or manager, who owns it and leads its contributors (PRODUCT 5.5). */
export async function create(ctx: SignedIn, deps: GigsDeps, given: NewGig): Promise<GigAnswer> {
  if (!mayCreate(ctx)) throw refuse('forbidden')
  const { type, name, template_id: templateId = null } = given
  if (templateId !== null && (await store.findTemplate(ctx.db, type, templateId)) === undefined) {
    throw refuse('invalid', { fields: { template_id: ['Choose from the list.'] } })
  }
  const year = given.baseYear ?? ctx.now.getUTCFullYear()
  const by = ctx.actor.userId
  const id = await store.insert(ctx.db, {
    internal_id: await store.nextCode(ctx.db, KINDS[type].prefix, year),
    type,
    name,
    base_year: year,
    template_id: templateId,
    stage: KINDS[type].stages[0],
    needs_experts: KINDS[type].needsExperts,
    owner_id: by,
    created_by: by,
    updated_by: by,
    status_changed_by: by,
    status_changed_at: ctx.now,
    created_at: ctx.now,
    updated_at: ctx.now,
  })
  const roleId = await store.leadRole(ctx.db, type)
  await store.addContributor(ctx.db, { gigId: id, userId: by, roleId, addedBy: by, at: ctx.now })
  await activity.recordEvent(ctx, {
    kind: 'gig.created',
    subject: subjectOf({ id, name }),
  })
  return read(ctx, deps, id)
}

function mayCreate({ actor }: SignedIn): boolean {
  return (
    isStaff(actor.roles) &&
    (actor.roles.includes('growth_experts_admin') || actor.roles.includes('growth_experts_manager'))
  )
}
