import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { REFUSAL_TEXTS, remindedAlready, type RefusalForm } from '@guildhall/contract/experts/vetting'
import type { DecidingCtx, ExpertsDeps } from '#features/experts/deps.ts'
import { present } from '#features/experts/presenter.ts'
import * as experts from '#features/experts/service.ts'
import type { PersonRow } from '#features/experts/store.ts'
import * as people from '#features/people/service.ts'
import * as reference from '#features/reference/service.ts'
import { limits } from '#features/settings/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { Refusal, refuse } from '#platform/http/refuse.ts'
import type { Reasons } from './columns.ts'
import { inviteByMail } from './invitation-mail.ts'
import { refreshReviewers } from './notices.ts'
import { transition, type Step } from './transition.ts'

export { transition } from './transition.ts'

const HOUR = 3_600_000

/** A decision of staff as a request brings it: with the version that was read, and the fresh person as answer. */
export async function decide(ctx: SignedIn, deps: ExpertsDeps, step: Step): Promise<ProfileAnswer> {
  const guard = async (person: PersonRow) => {
    requireSeen(ctx, person)
    await step.guard?.(person)
  }
  return answered(ctx, deps, step.id, async () => {
    const moved = await transition(ctx, deps, { ...step, guard })
    if (moved.to !== moved.from) await refreshReviewers(ctx, moved)
  })
}

/** The same for a reminder, which changes nothing that anybody reads. */
export function decideToRemind(ctx: SignedIn, deps: ExpertsDeps, id: string): Promise<ProfileAnswer> {
  return answered(ctx, deps, id, () => remind(ctx, deps, id))
}

async function answered(
  ctx: SignedIn,
  deps: ExpertsDeps,
  id: string,
  work: () => Promise<unknown>,
): Promise<ProfileAnswer> {
  try {
    await work()
  } catch (thrown) {
    throw await withFreshData(ctx, id, thrown)
  }
  return experts.profile(ctx, deps, { id })
}

function requireSeen({ request }: SignedIn, { version }: PersonRow): void {
  if (request.ifMatch !== null && request.ifMatch !== version) throw refuse('stale')
}

/** Of two reviewers at once one wins; the other gets, with their refusal, the person as they are now. */
async function withFreshData(ctx: SignedIn, id: string, thrown: unknown): Promise<unknown> {
  if (!(thrown instanceof Refusal) || (thrown.status !== 409 && thrown.status !== 412)) return thrown
  const { row, view } = await experts.see(ctx, id)
  return refuse(thrown.code, { data: present(row, view, ctx.now).data })
}

/** Looked through and found worth a closer look, with a note for whoever looks next. */
export async function screen(
  ctx: SignedIn,
  deps: ExpertsDeps,
  { id, note }: { id: string; note: string | null },
): Promise<ProfileAnswer> {
  const answer = await decide(ctx, deps, { id, action: 'screen' })
  await people.addOfDecision(ctx, answer.data.id, { note, decision: 'expert.screened' })
  return answer
}

/** Whom one cannot reach cannot be approved. */
export function approval(id: string, isMailed: boolean): Step {
  return { id, action: 'approve', isMailed, guard: requireContacts }
}

function requireContacts({ email, phone_number: phone }: PersonRow): void {
  const missing = {
    ...(email === null ? { email: NEEDED } : {}),
    ...(phone === null ? { phone: NEEDED } : {}),
  }
  if (Object.keys(missing).length > 0) throw refuse('missing_contacts', { fields: missing })
}
const NEEDED = ['This field is required.']

export interface Refusing {
  id: string
  action: 'reject' | 'suspend'
  form: RefusalForm
}

/** Reject and suspend. */
export async function turnAway(ctx: SignedIn, deps: ExpertsDeps, refusing: Refusing): Promise<ProfileAnswer> {
  const answer = await decide(ctx, deps, refusal(ctx, refusing))
  await noteOfRefusal(ctx, answer.data.id, refusing)
  return answer
}

/** The step of a refusal: with a reason of the list or a text, with both where the reason says nothing by itself. */
export function refusal(ctx: DecidingCtx, { id, action, form }: Refusing): Step {
  return { id, action, isMailed: form.send_mail ?? true, reasons: () => reasonsOf(ctx, action, form) }
}

export function noteOfRefusal(ctx: DecidingCtx, personId: string, { action, form }: Refusing): Promise<void> {
  const decision = action === 'reject' ? 'expert.rejected' : 'expert.suspended'
  return people.addOfDecision(ctx, personId, { note: form.internal_note ?? null, decision })
}

/** The reasons that a form names; 422 when it gives none. */
export async function reasonsOf(
  { db }: Pick<DecidingCtx, 'db'>,
  kind: 'reject' | 'suspend',
  { reason_ids: given = [], status_reason: typed = null, internal_note: note = null }: RefusalForm,
): Promise<Reasons> {
  const ids = [...new Set(given)]
  const text = typed === '' ? null : typed
  if (ids.length === 0 && text === null) {
    throw refuse('invalid', { fields: { reason_ids: [REFUSAL_TEXTS.reason] } })
  }
  const reasons = await reference.requireReasons(db, kind, ids)
  if (text === null && reasons.some((reason) => reason.text_required)) {
    throw refuse('invalid', { fields: { status_reason: [REFUSAL_TEXTS.text] } })
  }
  return { reasons, text, note: note === '' ? null : note }
}

interface Reconsidering {
  id: string
  to: 'Approved' | 'Pending' | undefined
  isMailed: boolean
}

/** Back to review, or from a suspension back to work (unless `to` says Pending). */
export async function reconsider(
  ctx: SignedIn,
  deps: ExpertsDeps,
  given: Reconsidering,
): Promise<ProfileAnswer> {
  const { row } = await experts.see(ctx, given.id)
  return decide(ctx, deps, reconsideration(row, given))
}

/** The step for a person of this status; when it changed meanwhile, the machine refuses. */
export function reconsideration(
  { status }: Pick<PersonRow, 'status'>,
  { id, to, isMailed }: Reconsidering,
): Step {
  const isReview = status === 'Suspended' && to === 'Pending'
  return {
    id,
    action: isReview ? 'reconsider:review' : 'reconsider',
    isMailed,
    guard(person) {
      if (to === 'Approved' && person.status !== 'Suspended') throw refuse('wrong_state')
    },
  }
}

/** Between two reminders of one person lies at least a day, or what the settings say; who was invited and has no account yet gets a new link. */
export async function remind(ctx: DecidingCtx, deps: ExpertsDeps, id: string): Promise<void> {
  const { person } = await transition(ctx, deps, await reminder(ctx, id))
  const { user_id: userId, email, first_name: firstName } = person
  if (person.status !== 'Invited' || userId === null || email === null) return
  await inviteByMail(ctx, deps, { userId, email, firstName, message: null })
}

async function reminder({ db, now }: DecidingCtx, id: string): Promise<Step> {
  const { remind_hours: hours } = await limits(db)
  return {
    id,
    action: 'remind',
    guard({ reminded_at: last }) {
      const wait = last === null ? 0 : last.getTime() + hours * HOUR - now.getTime()
      if (wait > 0)
        throw refuse('reminded_already', { text: remindedAlready(hours), retryAfter: Math.ceil(wait / 1000) })
    },
  }
}
