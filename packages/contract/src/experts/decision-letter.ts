import { fillLine, fillParagraphs, type Words } from '#contract/settings/fill-words'

/** What an expert is told when staff have decided: the notification, its mail and the preview in the dialog. */
export interface DecisionLetter {
  /** One plain sentence. */
  subject: string
  paragraphs: string[]
}

export interface Decision {
  action: 'approve' | 'reject' | 'suspend' | 'reconsider' | 'remind'
  /** What the status is then. */
  to: string
  product: string
  /** Names of the reasons. */
  reasons: readonly string[]
  text: string | null
  /** After how many hours one may apply again; null when a reason does not allow it. */
  resubmitAfter: number | null
}

/** The first words of each letter; administrators may write others. */
export const DECISION_WORDS = {
  approved: {
    subject: 'Your application was approved. Welcome to {product} Experts.',
    body: `You can see projects now, apply for them and answer requests.

Keep your profile up to date: it is what project managers look at first.`,
  },
  rejected: {
    subject: 'Your application was not accepted.',
    body: `{reasons}

{text}

{again}`,
  },
  suspended: {
    subject: 'Your profile was suspended.',
    body: `{reasons}

{text}

Until this is settled you cannot take on projects.`,
  },
  reinstated: {
    subject: 'Your profile is active again.',
    body: 'The suspension was lifted. You can see projects and apply for them.',
  },
  reviewed_again: {
    subject: 'Your application is being reviewed again.',
    body: 'There is nothing to do for you. We will get back to you shortly.',
  },
  reminded: {
    subject: 'Your profile is waiting for you.',
    body: `Your application to join {product} Experts is not complete yet.

Fill in what is missing and submit it for review.`,
  },
} as const satisfies Record<string, Words>
export type DecisionKind = keyof typeof DECISION_WORDS

/** Which letter a decision sends. */
export function decisionKind({ action, to }: Pick<Decision, 'action' | 'to'>): DecisionKind {
  if (action === 'reconsider') return to === 'Approved' ? 'reinstated' : 'reviewed_again'
  return KINDS[action]
}

const KINDS = { approve: 'approved', reject: 'rejected', suspend: 'suspended', remind: 'reminded' } as const

/** The names of the reasons as a sentence. */
export function reasonsText(names: readonly string[]): string {
  if (names.length === 0) return ''
  return `${names.length === 1 ? 'Reason' : 'Reasons'}: ${names.join(', ')}.`
}

/** What stands in the places of the names. */
export function decisionValues({ product, reasons, text, resubmitAfter: hours }: Decision) {
  return {
    product,
    reasons: reasonsText(reasons),
    text: text ?? '',
    again:
      hours === null
        ? ''
        : `You may improve your profile and submit it again, ${hours} hours from now at the earliest.`,
  }
}

/** The letter of a decision, in these words or the first ones. */
export function decisionLetter(decision: Decision, words?: Words): DecisionLetter {
  const { subject, body } = words ?? DECISION_WORDS[decisionKind(decision)]
  const values = decisionValues(decision)
  return { subject: fillLine(subject, values), paragraphs: fillParagraphs(body, values) }
}
