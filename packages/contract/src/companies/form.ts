import * as z from 'zod/mini'
import { blankable, currency, requiredText, text, uuid } from '#contract/shapes'
import { thingName } from '#contract/names'

/** Who made it known: a form of a profile, an administrator, an import. */
export const COMPANY_SOURCES = ['Profile', 'Admin', 'Import'] as const
/** Employees. */
export const COMPANY_SIZES = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1,000',
  '1,001-5,000',
  '5,001-10,000',
  'Over 10,000',
] as const

const WEBSITE =
  /^(?:https?:\/\/)?[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250})\.\p{L}{2,24}(?::\d{1,5})?(?:[/?#]\S*)?$/iu

/** Stored and answered with its protocol, so that it never leads anywhere but to a page. */
const website = text(300).check(
  z.refine((url) => url === '' || WEBSITE.test(url), {
    error: 'Invalid website ex: www.company.com.',
  }),
  z.overwrite((url) => (url === '' || /^https?:\/\//i.test(url) ? url : `https://${url}`)),
)

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.nullable(z.enum(values, { error: 'Choose from the list.' }))
const optionalId = z.optional(z.nullable(uuid))

const name = thingName(200).check(z.regex(/^$|[\p{L}\p{N}]/u, { error: 'Use letters or digits.' }))
/** One of the settings, which the server knows. */
const type = requiredText(40)
const rest = {
  website: z.optional(blankable(website)),
  industry_id: optionalId,
  segment_ids: z.optional(z.array(uuid).check(z.maxLength(20, { error: 'At most 20 values.' }))),
  country_id: optionalId,
  state_id: optionalId,
  city_id: optionalId,
  size: z.optional(choice(COMPANY_SIZES)),
  revenue: z.optional(
    z.nullable(
      z
        .int({ error: 'Use a whole number.' })
        .check(
          z.gte(0, { error: 'At least 0.' }),
          z.lte(999_999_999_999_999, { error: 'This number is too large.' }),
        ),
    ),
  ),
  currency: z.optional(currency),
  description: z.optional(blankable(text(4000))),
  parent_id: optionalId,
}

/** What an administrator changes of a company. */
export const CompanyForm = z.strictObject({
  name: z.optional(name),
  type: z.optional(z.nullable(type)),
  ...rest,
})
export type CompanyForm = z.output<typeof CompanyForm>

/**
 * A new company. With a type it is one of the administrators, with whatever else they know; without one it is the
 * draft of a form that misses it (spec 001 §7), and what the caller says of `is_draft` and `source` changes nothing.
 */
export const NewCompany = z.strictObject({
  name,
  type: z.optional(type),
  is_draft: z.optional(z.boolean()),
  source: z.optional(z.literal('Profile')),
  ...rest,
})
export type NewCompany = z.output<typeof NewCompany>

/** The same for the form of the administrators, which asks for the type. */
export const NewCompanyForm = z.strictObject({
  name,
  type,
  ...rest,
})
