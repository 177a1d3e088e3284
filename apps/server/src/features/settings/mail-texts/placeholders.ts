import type { Placeholder } from './kind.ts'

/** What the mails of several features say alike: whoever edits them reads the same words for the same thing. */
export const PLACEHOLDER = {
  greeting: { meaning: 'The greeting with the first name, like “Hello Ada,”', sample: 'Hello Ada,' },
  product: { meaning: 'The name of the portal', sample: 'Guildhall' },
  days: { meaning: 'How many days the link works', sample: '14' },
  project: { meaning: 'The name of the project', sample: 'Battery recycling radar', isRequired: true },
  expert: { meaning: 'The name of the expert', sample: 'Ada Lovelace', isRequired: true },
} as const satisfies Record<string, Placeholder>
