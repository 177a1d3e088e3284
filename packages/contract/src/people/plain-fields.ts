/**
 * Texts of a person that nobody has to give and that the person and the staff see. Each is described here, with its rule in
 * `plain-rules.ts`: forms, profile, export, erasure and merging read it. A new one needs its column, and its length in the
 * texts of `people/privacy/columns.ts` of the server.
 */
export const PLAIN_FIELDS = ['physical_location', 'twitter_handle'] as const
export type PlainField = (typeof PLAIN_FIELDS)[number]

interface Words {
  /** Of its field in a form. */
  label: string
  placeholder?: string
  isHalf?: boolean
  /** Beside its value on a profile. */
  shown: string
  /** Contacts have a card of their own. */
  isContact?: boolean
}

export const PLAIN_WORDS: Record<PlainField, Words> = {
  physical_location: { label: 'Physical location', isHalf: true, shown: 'Works from' },
  twitter_handle: {
    label: 'Twitter handle',
    placeholder: '@user_name',
    shown: 'Twitter',
    isContact: true,
  },
}

/** Something for each of them: a value, a column, a shape. */
export function eachPlain<Made>(make: (field: PlainField) => Made): Record<PlainField, Made> {
  return {
    physical_location: make('physical_location'),
    twitter_handle: make('twitter_handle'),
  }
}
