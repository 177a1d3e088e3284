import { decisionKind, decisionLetter, type Decision } from '@guildhall/contract/experts/decision-letter'
import { tellingNames } from '@guildhall/contract/reference/telling-names'
import type { DecidingCtx, ExpertsDeps } from '#features/experts/deps.ts'
import { noticeKind, notify, refreshPages, subject, worded } from '#features/notifications/service.ts'
import { limits } from '#features/settings/service.ts'
import { decisionWords } from './decision-mails.ts'
import type { VettingAction } from './policy.ts'
import * as store from './store.ts'
import type { Moved, Step } from './transition.ts'

type Deps = Pick<ExpertsDeps, 'product'>

/** Tells whom a step concerns (PRODUCT 5.12): staff of an application, the expert of a decision. */
export async function tell(ctx: DecidingCtx, { product }: Deps, step: Step, moved: Moved): Promise<void> {
  if (step.action === 'submit' || step.action === 'storeApplication') return tellStaff(ctx, moved)
  const decided = DECIDED[step.action]
  if (decided === undefined || moved.person.user_id === null || moved.from === 'Invited') return
  // To the expert they were Pending all the time (PRODUCT 5.3.2).
  if (decided === 'reconsider' && moved.from === 'Screened') return
  const text = moved.reasons?.text ?? null
  const decision: Decision = {
    action: decided,
    to: moved.to,
    product,
    reasons: tellingNames(moved.reasons?.reasons ?? [], text),
    text,
    resubmitAfter: await resubmitAfter(ctx, moved),
  }
  const letter = decisionLetter(decision, await decisionWords(ctx.db, decisionKind(decision)))
  await notify(ctx, {
    category: 'review',
    kind: KINDS[decided],
    to: [moved.person.user_id],
    subject: subject`${letter.subject}`,
    paragraphs: letter.paragraphs,
    link: '/expert/profile',
    expertId: moved.person.id,
    commands: ['RELOAD_PROFILE'],
    ...(step.isMailed === false ? {} : { mail: 'now' as const }),
    isPushed: decided !== 'remind',
  })
}

/** In hours; null when one of the reasons does not allow it. */
async function resubmitAfter({ db }: DecidingCtx, { reasons }: Moved): Promise<number | null> {
  const isAllowed = reasons?.reasons.every((reason) => reason.allow_resubmit) ?? false
  return isAllowed ? (await limits(db)).resubmit_hours : null
}

const DECIDED: Partial<Record<VettingAction, Decision['action']>> = {
  approve: 'approve',
  reject: 'reject',
  suspend: 'suspend',
  reconsider: 'reconsider',
  'reconsider:review': 'reconsider',
  remind: 'remind',
}
const KINDS: Record<Decision['action'], string> = {
  approve: 'expert.approved',
  reject: 'expert.rejected',
  suspend: 'expert.suspended',
  reconsider: 'expert.reconsidered',
  remind: 'expert.reminded',
}

/** Of an application, as administrators find it. */
export const APPLIED = noticeKind({
  name: 'experts.applied',
  title: 'Application to review',
  occasion: 'Sent to administrators and HR when an application arrives.',
  placeholders: {
    name: { meaning: 'Who applied', sample: 'Ada Lovelace', isRequired: true, isBold: true },
  },
  subject: '{name} applied to join the network.',
})

/** Who has the expert or their list open sees what a colleague decided, and does not decide again. */
export async function refreshReviewers(ctx: DecidingCtx, { to }: Moved): Promise<void> {
  const others = (await store.reviewers(ctx.db)).filter((userId) => userId !== ctx.actor.userId)
  await refreshPages(ctx.db, others, [`RELOAD_EXPERTS_LIST_${to}`])
}

async function tellStaff(ctx: DecidingCtx, { person }: Moved): Promise<void> {
  const name = `${person.first_name} ${person.last_name}`
  await notify(ctx, {
    category: 'applications',
    kind: 'expert.applied',
    to: await store.reviewers(ctx.db),
    ...(await worded(ctx.db, APPLIED, { name })),
    link: `/experts/${person.id}`,
    expertId: person.id,
    commands: ['RELOAD_EXPERTS_LIST_Pending'],
    mail: 'digest',
    isPushed: true,
  })
}
