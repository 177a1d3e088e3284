import * as z from 'zod/mini'
import { text } from '#contract/shapes'
import type { PlainField } from './plain-fields.ts'

/** Stored and answered with its @. */
const twitterHandle = text(16).check(
  z.refine((handle) => handle === '' || /^@?\w{1,15}$/.test(handle), {
    error: 'Invalid Twitter handle ex: @user_name',
  }),
  z.overwrite((handle) => (handle === '' || handle.startsWith('@') ? handle : `@${handle}`)),
)

/** What each of the plain texts of a person may be. */
export const PLAIN_RULES = { physical_location: text(150), twitter_handle: twitterHandle } satisfies Record<
  PlainField,
  z.ZodMiniType
>
