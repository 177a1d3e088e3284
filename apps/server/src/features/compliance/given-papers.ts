import type { PaperKind, Question } from '@guildhall/contract/compliance/papers'

interface Given {
  kind: PaperKind
  title: string
  text: string
  questions: Question[]
  /** Days before now. */
  age: number
}

const TRAINING: Given = {
  kind: 'training',
  title: 'Working with confidential information',
  age: 300,
  text: [
    'You are asked for what you know of a market or a craft, never for secrets of a former or present employer. If a question goes that way, say so and stop.',
    'Tell the project manager at once when you notice a conflict of interest: a share, an offer, a family member, a present customer of yours. Do it before the next call, not after.',
    'Files stay in the portal. Do not forward them, do not paste them into other tools, and delete what you downloaded when the project ends.',
    'If something went wrong, report it on the same day. Nobody is blamed for a report that comes early.',
  ].join('\n\n'),
  questions: [
    {
      question: 'A customer asks for prices that your former employer has never published. What do you do?',
      options: ['Give a range', 'Say that you may not answer that', 'Answer, but not in writing'],
      right: 1,
    },
    {
      question: 'You are offered a job by a company that the project is about. Whom do you tell, and when?',
      options: [
        'The project manager, at once',
        'The project manager, after the project',
        'Nobody, as long as you have not accepted',
      ],
      right: 0,
    },
    {
      question: 'What happens to files that you downloaded when the project ends?',
      options: ['You keep them for your records', 'You delete them'],
      right: 1,
    },
  ],
}

/** The texts of the demo network in their first version. */
export const DEMO_PAPERS: readonly Given[] = [
  {
    kind: 'nda',
    title: 'Confidentiality agreement',
    age: 400,
    questions: [],
    text: [
      '1. What counts as confidential. Everything that the expert learns about a customer, its plans, figures, people and suppliers through a project of the portal, in whatever form, unless it was public before.',
      '2. What the expert does. They use it for the project alone, tell nobody who does not work on it, and keep files only as long as the project needs them.',
      '3. What remains free. General knowledge and experience of the expert. What the law requires to be told may be told; the portal is informed first where the law permits.',
      '4. How long it binds. During each project, and five years after its end.',
      '5. At the end. Files of the customer are deleted within 30 days after the project has ended. The expert confirms it when they are asked.',
    ].join('\n\n'),
  },
  TRAINING,
  {
    kind: 'attestation',
    title: 'Attestation of the year',
    age: 330,
    questions: [],
    text: [
      'I confirm for this year:',
      '- My profile is true and complete, and I keep it up to date.',
      '- I have no undisclosed interest in a company that a project of mine is about.',
      '- I am not bound by an agreement that forbids the work I do through the portal.',
      '- I hold no public office that decides about a customer of a project of mine.',
      'I tell the project manager at once when one of these changes.',
    ].join('\n'),
  },
]

/** The training as it has stood for a few days: one rule more, so that whoever passed it before is asked again. */
export const RENEWED: Given = {
  ...TRAINING,
  age: 1.5,
  text: [
    TRAINING.text,
    'Interviews are not recorded, and their notes are not given to tools that learn from them.',
  ].join('\n\n'),
}
