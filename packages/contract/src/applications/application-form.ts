import * as z from 'zod/mini'
import { PERIOD_TEXTS, todaySomewhere } from '#contract/experts/dates'
import { AboutMeForm, AccountForm, countryCode } from '#contract/experts/profile-forms'
import { rate } from '#contract/experts/section-forms'
import { RATE_TYPES } from '#contract/reference'
import { blankable, requiredText, text, uuid, isMissing, withTheRest } from '#contract/shapes'
import { nameOfPerson } from '#contract/names'
import { hasTwins, ADDITIONS } from './additions.ts'

const REQUIRED = 'This field is required.'
const FIELD_REQUIRED = 'Field is required'
const optional = (max: number) => z.optional(blankable(text(max)))

const thisYear = () => Number(todaySomewhere().slice(0, 4))

export const MONTH_TEXT = 'Use a month like 2019-03.'

const MONTH = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-\d\d)?$/

/** A month as 2019-03; a day of it is taken too. */
const month = (inFuture: string) =>
  z.string({ error: REQUIRED }).check(
    z.regex(MONTH, {
      error: ({ input }) => (isMissing(input) ? REQUIRED : MONTH_TEXT),
    }),
    z.overwrite((value) => value.slice(0, 7)),
    z.refine((value) => !MONTH.test(value) || value <= todaySomewhere().slice(0, 7), { error: inFuture }),
  )

export const lastMonth = z.union([z.literal('Present'), month(PERIOD_TEXTS.endInFuture)])

const Work = z
  .strictObject({
    role: requiredText(150),
    company: requiredText(200),
    join_date: month(PERIOD_TEXTS.startInFuture),
    /** The last month, or `Present`; nothing is Present too. */
    relieving: z.optional(z.nullable(lastMonth)),
    location: optional(150),
  })
  .check(
    z.refine((entry) => isOngoing(entry.relieving) || entry.relieving >= entry.join_date, {
      error: PERIOD_TEXTS.endBeforeStart,
      path: ['relieving'],
    }),
  )

export function isOngoing(relieving: string | null | undefined): relieving is 'Present' | null | undefined {
  return relieving === undefined || relieving === null || relieving === 'Present'
}

/** A year, as a number or as the beginning of a date. */
const year = (latest: () => number, tooLate: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.minLength(1, { error: REQUIRED, abort: true }))], {
      error: REQUIRED,
    }),
    z.pipe(
      z.transform((value: number | string) => Number(String(value).slice(0, 4))),
      z.int({ error: 'Use a year like 2019.' }).check(
        z.gte(1900, { error: 'Use a year after 1900.' }),
        z.refine((value) => value <= latest(), { error: tooLate }),
      ),
    ),
  )

const Education = z
  .strictObject({
    degree: requiredText(150),
    college: requiredText(150),
    join_date: year(thisYear, PERIOD_TEXTS.startInFuture),
    passout: year(() => thisYear() + 10, 'This year is too far ahead.'),
  })
  .check(
    z.refine((entry) => entry.passout >= entry.join_date, {
      error: PERIOD_TEXTS.endBeforeStart,
      path: ['passout'],
    }),
  )

const PHONE_TEXT = 'Use a phone number with its country code, like +1 617 555 0118.'

/** With its country code, or beside the code (`+1`) or the ISO code (`US`) of its country. */
const phone = z.union(
  [
    requiredText(30).check(z.regex(/^\+[\d\s().-]{6,29}$/, { error: PHONE_TEXT })),
    z.strictObject({ number: requiredText(30), country_code: countryCode }),
  ],
  { error: ({ input }) => (isMissing(input) ? REQUIRED : PHONE_TEXT) },
)

const additions = (name: keyof typeof ADDITIONS, max: number) =>
  z._default(
    z.array(requiredText(max)).check(
      z.maxLength(50, { error: 'At most 50 entries.' }),
      z.refine((entries) => !hasTwins(entries), { error: ADDITIONS[name] }),
    ),
    [],
  )

/** The application of the resume wizard (spec 001 §3). Names of the login and the status are the server's own. */
export const ApplicationForm = z
  .strictObject({
    name: nameOfPerson(200),
    first_name: z.optional(AccountForm.shape.first_name),
    last_name: z.optional(AccountForm.shape.last_name),
    /** The address of the login stays what it is; what stands here changes nothing. */
    email: optional(254),
    emails: z.optional(z.array(text(254)).check(z.maxLength(10))),
    phones: z
      .array(phone, { error: REQUIRED })
      .check(z.minLength(1, { error: REQUIRED }), z.maxLength(5, { error: 'At most 5 numbers.' })),
    linked_in_url: AccountForm.shape.linked_in_url,
    twitter_handle: AboutMeForm.shape.twitter_handle,
    job_title: optional(150),
    current_job_role: optional(150),
    location: requiredText(150),
    nationality: requiredText(100),
    bio: requiredText(4000),
    years_of_experience: z
      .number({ error: ({ input }) => (isMissing(input) ? REQUIRED : 'Use a number.') })
      .check(z.gte(0, { error: 'At least 0.' }), z.lte(60, { error: 'At most 60.' })),
    skills: additions('skills', 150),
    languages: additions('languages', 150),
    license: additions('license', 150),
    certification: additions('certification', 150),
    work_experience: z._default(z.array(Work).check(z.maxLength(50, { error: 'At most 50 entries.' })), []),
    education: z._default(z.array(Education).check(z.maxLength(20, { error: 'At most 20 entries.' })), []),
    rate_type: z.enum(RATE_TYPES, { error: FIELD_REQUIRED }),
    rate: rate(FIELD_REQUIRED),
    hear_about_us: requiredText(100, FIELD_REQUIRED),
    referral_name: optional(100),
    is_past_fs: z.optional(z.nullable(z.boolean())),
    certify_obligation: z.optional(z.boolean()),
    /** `Pending` or nothing: the server decides. */
    status: z.optional(z.literal('Pending', { error: 'An application can only be Pending.' })),
    status_date: optional(40),
    /** A file of the applicant's own. */
    resume_file_name: z.optional(z.nullable(uuid)),
    resume_status: optional(40),
  })
  .check(z.refine(hasRole, { error: REQUIRED, path: ['current_job_role'], ...withTheRest }))
export type Application = z.output<typeof ApplicationForm>

function hasRole({
  job_title: title,
  current_job_role: role,
}: { [Key in 'job_title' | 'current_job_role']?: unknown }) {
  return !isMissing(title) || !isMissing(role)
}
