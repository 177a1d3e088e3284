import { DECISION_WORDS, type DecisionKind } from '@guildhall/contract/experts/decision-letter'
import type { Words } from '@guildhall/contract/settings/fill-words'
import { PLACEHOLDER, mailKind, wordsOf } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'

const { product } = PLACEHOLDER
const reasons = {
  meaning: 'The chosen reasons; empty if none',
  sample: 'Reason: Incomplete profile.',
  isRequired: true,
}
const text = {
  meaning: 'What was written beside the reasons; empty if none',
  sample: 'Please add your latest projects.',
  isRequired: true,
}
const again = {
  meaning: 'When to apply again; empty if none',
  sample: 'You may improve your profile and submit it again, 24 hours from now at the earliest.',
  isRequired: true,
}
// Button and small print stand in the mail around every notification.
const AROUND = { button: '', closing: '', isNotice: true } as const

const KINDS = {
  approved: mailKind({
    name: 'experts.approved',
    title: 'Expert approved',
    occasion: 'Sent to an expert when they are approved, as notification and email.',
    placeholders: { product },
    ...DECISION_WORDS.approved,
    ...AROUND,
  }),
  rejected: mailKind({
    name: 'experts.rejected',
    title: 'Expert rejected',
    occasion: 'Sent to an expert when they are rejected, as notification and email.',
    placeholders: { product, reasons, text, again },
    ...DECISION_WORDS.rejected,
    ...AROUND,
  }),
  suspended: mailKind({
    name: 'experts.suspended',
    title: 'Expert suspended',
    occasion: 'Sent to an expert when they are suspended, as notification and email.',
    placeholders: { product, reasons, text },
    ...DECISION_WORDS.suspended,
    ...AROUND,
  }),
  reinstated: mailKind({
    name: 'experts.reinstated',
    title: 'Suspension lifted',
    occasion: 'Sent to an expert when their suspension ends, as notification and email.',
    placeholders: { product },
    ...DECISION_WORDS.reinstated,
    ...AROUND,
  }),
  reviewed_again: mailKind({
    name: 'experts.reviewed_again',
    title: 'Expert reviewed again',
    occasion: 'Sent to an expert when their application is reconsidered, as notification and email.',
    placeholders: { product },
    ...DECISION_WORDS.reviewed_again,
    ...AROUND,
  }),
  reminded: mailKind({
    name: 'experts.reminded',
    title: 'Reminder',
    occasion: 'Sent to an expert when their application needs more details, as notification and email.',
    placeholders: { product },
    ...DECISION_WORDS.reminded,
    ...AROUND,
  }),
} as const satisfies Record<DecisionKind, unknown>

/** The letters of decisions, as administrators find them. */
export const decisionMails = Object.values(KINDS)

/** The words of a letter that hold now. */
export function decisionWords(db: Db, kind: DecisionKind): Promise<Words> {
  return wordsOf(db, KINDS[kind])
}

/** Those of every letter, for the preview in the dialog of a decision. */
export async function allDecisionWords(db: Db): Promise<Record<string, Words>> {
  const entries = Object.entries(KINDS).map(async ([kind, mail]) => {
    const { subject, body } = await wordsOf(db, mail)
    return [kind, { subject, body }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
