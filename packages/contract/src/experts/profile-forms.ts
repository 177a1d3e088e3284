import * as z from 'zod/mini'
import { oneLine, personName } from '#contract/names'
import { eachPlain } from '#contract/people/plain-fields'
import { PLAIN_RULES } from '#contract/people/plain-rules'
import { RATE_TYPES } from '#contract/reference'
import { blankable, email, requiredText, secret, text, isMissing } from '#contract/shapes'
import { rate } from './section-forms.ts'

export const DEMARCATIONS = ['Fresh Graduate', 'Ex-Frostie', 'Panel Member'] as const

const LINKED_IN = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\p{N}%_-]{2,100}\/?$/iu
const LINKED_IN_ERROR = 'Invalid linked in URL ex: www.linkedin.com/in/user-name.'

/** Stored and answered with https. */
export const linkedInUrl = text(200).check(
  z.refine((url) => url === '' || LINKED_IN.test(url), { error: LINKED_IN_ERROR }),
  z.overwrite((url) =>
    url === '' || /^https:/i.test(url) ? url : `https://${url.replace(/^http:\/\//i, '')}`,
  ),
)

export const phone = requiredText(30).check(
  z.regex(/^$|^\+?[\d\s().-]{4,30}$/, { error: 'Use a phone number like 617 555 0118.' }),
)
/** The dialling code ("+1") or the ISO code of the country ("US"). */
export const countryCode = requiredText(5).check(
  z.regex(/^$|^(?:\+\d{1,4}|[A-Za-z]{2})$/, { error: 'Use a country like US or +1.' }),
)
const optional = (max: number) => z.optional(blankable(text(max)))

/** Whom somebody names: nothing, or a name. */
const nameOfOther = text(100).check(oneLine)

const account = {
  first_name: personName,
  last_name: personName,
  email,
  /** Asked for when `email` changes. */
  current_password: z.optional(secret('Enter your current password')),
  phone,
  country_code: countryCode,
  hear_about_us: requiredText(100),
  referral_name: z.optional(blankable(nameOfOther)),
  linked_in_url: z.optional(blankable(linkedInUrl)),
}

const REQUIRED = 'This field is required'
const rateType = z.enum(RATE_TYPES, { error: 'Please select rate type' })
const optionalRate = z.optional(z.nullable(rate()))
const demarcation = z.optional(
  z.nullable(z.enum(DEMARCATIONS, { error: `Choose one of: ${DEMARCATIONS.join(', ')}.` })),
)
const years = z
  .number({ error: ({ input }) => (isMissing(input) ? REQUIRED : 'Use a number.') })
  .check(
    z.int({ error: 'Use whole years.' }),
    z.gte(0, { error: 'At least 0.' }),
    z.lte(60, { error: 'At most 60.' }),
  )

const aboutMe = {
  job_title: requiredText(150, REQUIRED),
  years_of_experience: years,
  /** One of GET /nationalities, by its name. */
  nationality: requiredText(100, REQUIRED),
  location: requiredText(150, REQUIRED),
  bio: optional(4000),
  ...eachPlain((field) => z.optional(blankable(PLAIN_RULES[field]))),
}
const terms = { rate: optionalRate, demarcation, is_past_fs: z.optional(z.nullable(z.boolean())) }

/** Profile information (spec 001 §2.3): what PUT /users/{id} takes. */
export const AccountForm = z.strictObject(account)
/** About me (spec 001 §5): what PUT /people/{id} takes. Experts choose a rate type, everybody else leaves it out. */
export const AboutMeForm = z.strictObject({ ...aboutMe, rate_type: z.optional(rateType), ...terms })
/** What PUT /experts/{id} takes. */
export const TermsForm = z.strictObject({
  rate_type: z.optional(rateType),
  ...terms,
  certify_obligation: z.optional(z.boolean()),
  is_available: z.optional(z.boolean()),
})
/** The union of all, for POST /users/{id} (v2): what is left out stays as it is. */
export const ProfileForm = z.partial(z.strictObject({ ...account, ...aboutMe, ...TermsForm.shape }))
export type ProfileChange = z.output<typeof ProfileForm>
