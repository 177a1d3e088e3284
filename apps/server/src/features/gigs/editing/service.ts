import { DETAILS, type TypedDetails } from '@guildhall/contract/gigs/details'
import { GIG_TEXTS, type GigPeople } from '@guildhall/contract/gigs/editing'
import type { GigForm } from '@guildhall/contract/gigs/form'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { gigFaults } from '@guildhall/contract/gigs/rules'
import * as z from 'zod/mini'
import * as activity from '#features/activity/service.ts'
import { subjectOf } from '#features/gigs/event-subject.ts'
import type { GigsDeps } from '#features/gigs/deps.ts'
import { stillAccepted, typedDetails } from '#features/gigs/details.ts'
import { standingOf, verdict } from '#features/gigs/policy.ts'
import { answer, lockGig, may, type SeenGig } from '#features/gigs/service.ts'
import { GIG_NOTICES } from '#features/gigs/notice-kinds.ts'
import { find } from '#features/gigs/store.ts'
import { notify, worded } from '#features/notifications/service.ts'
import { sanitizeHtml, textOf } from '#platform/html/sanitize.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { parsePart } from '#platform/http/checks/validation.ts'
import { differences } from './differences.ts'
import { requireDetails, requireReferences } from './references.ts'
import { requireFields, requireSafe } from './rights.ts'
import * as store from './store.ts'
import { changesOf, ruled, valuesOf } from './values.ts'

/** Changes what the form holds; what it leaves out stays (PRODUCT 5.5, row "update"). */
export async function update(ctx: SignedIn, deps: GigsDeps, id: string, form: GigForm): Promise<GigAnswer> {
  const seen = await lockGig(ctx, id, { who: may.edit })
  const { gig, standing } = seen
  const decision = verdict('update', gig, standing, deps.rules())
  if (decision !== 'yes') throw refuse(decision === 'forbidden' ? 'forbidden' : 'wrong_state')
  await requireSeen(ctx, gig.version, async () => (await answer(ctx, deps, seen)).data)
  requireFields(standing, form)
  const values = valuesOf(gig)
  const change = changesOf(cleaned(gig, form), values)
  if (Object.keys(change).length === 0) return answer(ctx, deps, seen)
  requireSafe(gig, change, values)
  await requireReferences(ctx, { gig, values, change })
  if (change.details !== undefined) await requireDetails(ctx, gig, typedDetails(gig.type, change.details))
  refuseFaults(gigFaults(ruled(gig, values, change)))
  return write(ctx, deps, seen, change)
}

async function write(ctx: SignedIn, deps: GigsDeps, { gig }: SeenGig, change: GigForm) {
  const by = { userId: ctx.actor.userId, at: ctx.now }
  await store.write(ctx.db, gig, change, by)
  const after = await stillSeen(ctx, gig.id, change)
  await note(ctx, gig, after, change)
  await deps.onPeopleChanged(ctx, gig.id)
  return answer(ctx, deps, after)
}

/** Saved as soon as the reader pauses: a slip must not put them out of their own project (decision 278). */
async function stillSeen(ctx: SignedIn, id: string, change: GigForm): Promise<SeenGig> {
  const gig = await find(ctx.db, ctx.actor, id)
  if (gig !== undefined) return { gig, standing: standingOf(ctx.actor, gig) }
  const fields =
    change.owner_id === undefined
      ? { co_owner_ids: [GIG_TEXTS.removesSelf] }
      : { owner_id: [GIG_TEXTS.handsAllOn] }
  throw refuse('invalid', { fields })
}

/** A draft that is saved again and again in one sitting is one event. */
async function note(ctx: SignedIn, before: SeenGig['gig'], { gig }: SeenGig, change: GigForm): Promise<void> {
  const by = { userId: ctx.actor.userId, at: ctx.now }
  const isNoise = gig.status === 'Draft' && (await store.isSameSitting(ctx.db, gig.id, by))
  if (!isNoise) {
    await activity.recordEvent(ctx, {
      kind: 'gig.updated',
      subject: subjectOf(gig),
      differences: differences(Object.keys(change), before, gig),
    })
  }
  await tellOwners(ctx, before, gig)
}

/** Who runs the project from now on hears of it. */
async function tellOwners(ctx: SignedIn, before: SeenGig['gig'], gig: SeenGig['gig']): Promise<void> {
  const facts = { name: ctx.actor.name, project: gig.name }
  const about = {
    category: 'membership',
    link: `/projects/${gig.id}`,
    gigId: gig.id,
    mail: 'now',
    isPushed: true,
  } as const
  if (gig.owner_id !== before.owner_id) {
    const words = await worded(ctx.db, GIG_NOTICES.ownerChanged, facts)
    await notify(ctx, { ...about, kind: 'gig.owner_changed', to: [gig.owner_id], ...words })
  }
  const added = gig.co_owner_ids.filter((id) => !before.co_owner_ids.includes(id))
  if (added.length === 0) return
  const words = await worded(ctx.db, GIG_NOTICES.coOwnerAdded, facts)
  await notify(ctx, { ...about, kind: 'gig.co_owner_added', to: added, ...words })
}

/** The form as it may be stored: harmless HTML, details in their shape. Scores are the jurors', and acceptances the customers', not the editors'. */
function cleaned(gig: SeenGig['gig'], form: GigForm): GigForm {
  const { description, details, ...rest } = form
  return {
    ...rest,
    ...(description === undefined ? {} : { description: cleanText(description) }),
    ...(details === undefined ? {} : { details: mergedDetails(gig, details) }),
  }
}

function cleanText(html: string | null): string | null {
  const clean = sanitizeHtml(html ?? '')
  return textOf(clean) === '' ? null : clean
}

function mergedDetails(gig: SeenGig['gig'], given: Record<string, unknown>): TypedDetails['details'] {
  const stored = typedDetails(gig.type, gig.details)
  const kept = stored.type === 'award' ? { scores: stored.details.scores } : {}
  const agreed = 'acceptances' in stored.details ? { acceptances: stored.details.acceptances } : {}
  const details = { ...stored.details, ...given, ...kept, ...agreed }
  parsePart(z.strictObject({ details: DETAILS[gig.type] }), { details })
  return stillAccepted(stored, typedDetails(gig.type, details)).details
}

function refuseFaults(faults: Record<string, string>): void {
  const entries = Object.entries(faults)
  if (entries.length === 0) return
  throw refuse('invalid', { fields: Object.fromEntries(entries.map(([field, text]) => [field, [text]])) })
}

/** The templates of a kind. */
export function templates({ db }: SignedIn, type: GigKind) {
  return store.templates(db, type)
}

/** Who may be chosen for a place in a project. */
export function people(
  { db }: SignedIn,
  query: { for: GigPeople; keyword?: string | undefined; ids?: string[] | undefined },
) {
  const wanted = { keyword: query.keyword ?? '', ids: query.ids }
  return query.for === 'owner' ? store.owners(db, wanted) : store.contacts(db, wanted)
}
