import { missingTexts } from '@guildhall/contract/gigs/completeness'
import type { GigAnswer } from '@guildhall/contract/gigs/gig'
import { KINDS } from '@guildhall/contract/gigs/kinds'
import type { GigStatus } from '@guildhall/contract/gigs/machine'
import type { MoveForm } from '@guildhall/contract/gigs/moves'
import { tellingNames } from '@guildhall/contract/reference/telling-names'
import * as activity from '#features/activity/service.ts'
import { subjectOf } from '#features/gigs/event-subject.ts'
import * as reference from '#features/reference/service.ts'
import { expireAll } from '#features/gigs/invitations/closing.ts'
import type { GigsDeps } from '#features/gigs/deps.ts'
import { typedDetails } from '#features/gigs/details.ts'
import { statusAfter, verdict, type MachineAction } from '#features/gigs/policy.ts'
import { read, seeGig, type GigRow, type SeenGig } from '#features/gigs/service.ts'
import * as gigStore from '#features/gigs/store.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { changeOf, eventsOf, type Reason } from './effects.ts'
import { tell } from './notices.ts'
import * as store from './store.ts'

export type StepName = Exclude<MachineAction, 'update'>

/** Moves a gig one step along the machine (PRODUCT 5.5). */
export async function move(
  ctx: SignedIn,
  deps: GigsDeps,
  { id, action, form }: { id: string; action: StepName; form: MoveForm },
): Promise<GigAnswer> {
  const { gig } = await open(ctx, deps, id, action)
  await check(ctx, gig, action)
  const reason = await reasonOf(ctx, action, form)
  const to = statusAfter(action, gig)
  const step = { action, to, reason, by: ctx.actor.userId, at: ctx.now }
  await gigStore.update(ctx.db, gig.id, changeOf(gig, step))
  if (action === 'close') {
    await deps.onClosed(ctx, gig.id, form?.engagements ?? [])
    await expireAll(ctx, gig.id)
  }
  // Its customers see it from now on, and the experts who are hired on it.
  if (action === 'publish' && !gig.was_published) await deps.onPeopleChanged(ctx, gig.id)
  for (const kind of eventsOf(action, gig.status)) await record(ctx, gig, { kind, to, reason })
  await tell(ctx, gig, { action, to, reason: reason.said })
  return read(ctx, deps, gig.id)
}

/** The gig, kept from other writers, if this step is open to the caller now. */
async function open(ctx: SignedIn, deps: GigsDeps, id: string, action: StepName): Promise<SeenGig> {
  await seeGig(ctx, id)
  await gigStore.lock(ctx.db, id)
  const seen = await seeGig(ctx, id)
  const said = verdict(action, seen.gig, seen.standing, deps.rules())
  if (said !== 'yes') throw refuse(said)
  await requireSeen(ctx, seen.gig.version, async () => (await read(ctx, deps, id)).data)
  return seen
}

/** What a step asks of the content. */
async function check(ctx: SignedIn, gig: GigRow, action: StepName): Promise<void> {
  const asksAll = action === 'request' || (action === 'approve' && gig.status === 'Draft')
  const { details } = typedDetails(gig.type, gig.details)
  const missing = asksAll ? missingTexts({ ...gig, details: { ...details } }) : {}
  if (Object.keys(missing).length > 0) throw refuse('invalid', { fields: missing })
  if (action !== 'submit' || KINDS[gig.type].track !== 'deliverable') return
  if (!(await store.hasDeliverable(ctx.db, gig.id))) {
    throw refuse('invalid', { fields: { files: ['Add at least one deliverable file.'] } })
  }
}

const ASKS_WHY: readonly StepName[] = ['reject', 'unpublish', 'close', 'reopen']

async function reasonOf(ctx: SignedIn, action: StepName, form: MoveForm): Promise<Reason> {
  const typed = form?.status_reason ?? form?.statusReason ?? ''
  const kind = action === 'reject' ? 'gig_reject' : 'gig_close'
  const reasons = await reference.requireReasons(ctx.db, kind, form?.reason_ids ?? [])
  const asksText = reasons.some(({ text_required: isAsked }) => isAsked)
  if (ASKS_WHY.includes(action) && (asksText ? isNamesAlone(typed, reasons) : typed === '')) {
    throw refuse('invalid', { fields: { status_reason: ['Field is required'] } })
  }
  const text = typed === '' ? null : typed
  return { ids: [...new Set(reasons.map(({ id }) => id))], text, said: saidOf(reasons, text) }
}

/** What mails and the log say: the reasons that were chosen before the words, unless the words are their names. */
function saidOf(reasons: Parameters<typeof tellingNames>[0], text: string | null): string | null {
  const names = tellingNames(reasons, text).join(', ')
  return text === null || names === '' || text === names ? text : `${names}: ${text}`
}

/** Whether a text says nothing but what was chosen. */
function isNamesAlone(typed: string, reasons: readonly { name: string }[]): boolean {
  const rest = reasons.reduce((text, { name }) => text.replace(name, ''), typed)
  return rest.replaceAll(/[\s,]/g, '') === ''
}

interface Happened {
  kind: string
  to: GigStatus
  reason: Reason
}

function record(ctx: SignedIn, gig: GigRow, { kind, to, reason }: Happened): Promise<void> {
  return activity.recordEvent(ctx, {
    kind,
    subject: subjectOf(gig),
    differences: {
      ...(gig.status === to ? {} : { status: { from: gig.status, to } }),
      ...(reason.said === null ? {} : { reason: { from: null, to: reason.said } }),
    },
  })
}
