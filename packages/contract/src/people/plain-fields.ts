import * as z from 'zod/mini'
import { text } from '#contract/shapes'

/**
 * Texts of a person that nobody has to give and that the person and the staff see. Each is described here and nowhere
 * else: forms, profile, export, erasure and merging read it. A new one needs its column, and its length in the texts
 * of `people/privacy/columns.ts` of the server.
 */
export const PLAIN_FIELDS = ['physical_location', 'twitter_handle'] as const
export type PlainField = (typeof PLAIN_FIELDS)[number]

/** Stored and answered with its @. */
const twitterHandle = text(16).check(
  z.refine((handle) => handle === '' || /^@?\w{1,15}$/.test(handle), {
    error: 'Invalid Twitter handle ex: @user_name',
  }),
  z.overwrite((handle) => (handle === '' || handle.startsWith('@') ? handle : `@${handle}`)),
)

export const PLAIN_RULES = { physical_location: text(150), twitter_handle: twitterHandle }

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
