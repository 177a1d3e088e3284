import * as z from 'zod/mini'
import { uuid } from '#contract/shapes'
import { PersonSummary } from './person.ts'
import { PLAIN_FIELDS } from './plain-fields.ts'

/** What stands in both and can stay in one alone; a number goes with its country. */
export const MERGE_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'job_title',
  'company',
  'location',
  'linked_in_url',
  ...PLAIN_FIELDS,
  'nationality',
  'years_of_experience',
  'bio',
  'photo',
  'vetting',
] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

/** Why these two cannot be one. */
export const MergeBlock = z.strictObject({ code: z.string(), message: z.string() })
export type MergeBlock = z.infer<typeof MergeBlock>

const side = z.nullable(z.string())

export const MergePreview = z.strictObject({
  kept: PersonSummary,
  other: PersonSummary,
  /** Where both say the same there is nothing to choose. `photo`: an address of the picture. */
  fields: z.array(
    z.strictObject({
      key: z.enum(MERGE_FIELDS),
      kept: side,
      other: side,
      /** The value of the kept person stays whatever is chosen: the address of their login. */
      is_locked: z.boolean(),
    }),
  ),
  /** What comes over to the kept person, beside what they have. */
  moves: z.array(z.strictObject({ what: z.string(), count: z.int() })),
  /** The login of the other, which ends. */
  ends_login: side,
  blocks: z.array(MergeBlock),
  /** Of both sides together, for If-Match: a change of either makes it another. */
  version: z.int(),
})
export type MergePreview = z.infer<typeof MergePreview>

export const MergeForm = z.strictObject({
  other_id: uuid,
  /** Fields whose value comes from the other. */
  take: z.array(z.enum(MERGE_FIELDS)).check(z.maxLength(MERGE_FIELDS.length)),
  /** Remember the address of the login that ends. */
  keep_address: z.optional(z.boolean()),
})
export type MergeForm = z.infer<typeof MergeForm>
