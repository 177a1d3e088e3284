import { decisionKind, decisionLetter, type Decision } from '@guildhall/contract/experts/decision-letter'
import { pastNotice } from '#features/notifications/given.ts'
import { subject, worded } from '#features/notifications/service.ts'
import { decisionWords } from '#features/experts/vetting/decision-mails.ts'
import { APPLIED } from '#features/experts/vetting/notices.ts'
import * as store from '#features/experts/vetting/store.ts'
import type { Db } from '#platform/db/database.ts'
import type { stepsOf } from './traces.ts'

type Step = ReturnType<typeof stepsOf>[number]

const ACTIONS: Readonly<Record<string, Decision['action']>> = {
  'expert.approved': 'approve',
  'expert.rejected': 'reject',
  'expert.suspended': 'suspend',
}

/** What staff and experts were told of these steps, in the words of real life. */
export async function tellSteps(db: Db, steps: readonly Step[]): Promise<void> {
  const reviewers = await store.reviewers(db)
  for (const step of steps) {
    const { id: expertId, first_name: first, last_name: last, user_id: userId } = step.subject
    if (step.kind === 'expert.applied')
      await pastNotice(db, step.at, {
        category: 'applications',
        kind: step.kind,
        to: reviewers,
        link: `/experts/${expertId}`,
        expertId,
        ...(await worded(db, APPLIED, { name: `${first} ${last}` })),
      })
    const action = ACTIONS[step.kind]
    if (action !== undefined && userId !== null)
      await pastNotice(db, step.at, {
        category: 'review',
        kind: step.kind,
        to: [userId],
        link: '/expert/profile',
        expertId,
        subject: subject`${await letterOf(db, action, step)}`,
      })
  }
}

async function letterOf(db: Db, action: Decision['action'], { to, text }: Step): Promise<string> {
  const decision: Decision = {
    action,
    to,
    text,
    product: 'Guildhall',
    reasons: [],
    resubmitAfter: null,
  }
  return decisionLetter(decision, await decisionWords(db, decisionKind(decision))).subject
}
