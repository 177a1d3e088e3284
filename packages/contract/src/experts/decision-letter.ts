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

/** The words of a decision, for its reader. */
export function decisionLetter(decision: Decision): DecisionLetter {
  return LETTERS[decision.action](decision)
}

const LETTERS: Record<Decision['action'], (decision: Decision) => DecisionLetter> = {
  approve: ({ product }) => ({
    subject: `Your application was approved. Welcome to ${product} Experts.`,
    paragraphs: [
      'You can see projects now, apply for them and answer requests.',
      'Keep your profile up to date: it is what project managers look at first.',
    ],
  }),
  reject: (decision) => ({
    subject: 'Your application was not accepted.',
    paragraphs: [
      ...because(decision),
      ...(decision.resubmitAfter === null
        ? []
        : [
            `You may improve your profile and submit it again, ${decision.resubmitAfter} hours from now at the earliest.`,
          ]),
    ],
  }),
  suspend: (decision) => ({
    subject: 'Your profile was suspended.',
    paragraphs: [...because(decision), 'Until this is settled you cannot take on projects.'],
  }),
  reconsider: ({ to }) =>
    to === 'Approved'
      ? {
          subject: 'Your profile is active again.',
          paragraphs: ['The suspension was lifted. You can see projects and apply for them.'],
        }
      : {
          subject: 'Your application is being reviewed again.',
          paragraphs: ['There is nothing to do for you. We will get back to you shortly.'],
        },
  remind: ({ product }) => ({
    subject: 'Your profile is waiting for you.',
    paragraphs: [
      `Your application to join ${product} Experts is not complete yet.`,
      'Fill in what is missing and submit it for review.',
    ],
  }),
}

function because({ reasons, text }: Decision): string[] {
  const named =
    reasons.length === 0 ? [] : [`${reasons.length === 1 ? 'Reason' : 'Reasons'}: ${reasons.join(', ')}.`]
  return text === null ? named : [...named, text]
}
