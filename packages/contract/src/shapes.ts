import * as z from 'zod/mini'
import './faults.ts'

// PostgreSQL refuses NUL, and a lone surrogate is no text: both are bad input, never a 500.
export const storable = z.refine<string>((text) => !text.includes('\u0000') && text.isWellFormed(), {
  error: 'This text holds characters that cannot be stored.',
})

/** Text of at most `max` characters, trimmed. */
export const text = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, { error: `At most ${max} characters.` }), storable)

/** A code of ISO 4217; which ones forms offer is a setting. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'Choose from the list.' }))

/** The same where nothing typed is nothing: an empty text becomes null. */
export const blankable = (given: z.ZodMiniString<string>) =>
  z.nullable(
    z.pipe(
      given,
      z.transform((typed: string) => (typed === '' ? null : typed)),
    ),
  )

/** Text that must be given. */
export const requiredText = (max: number, error = 'This field is required.') =>
  z
    .string({ error })
    .check(
      z.trim(),
      z.minLength(1, { error }),
      z.maxLength(max, { error: `At most ${max} characters.` }),
      storable,
    )

/** A password as typed: never trimmed, bounded so that hashing it costs the same for everyone. */
export const secret = (error = 'This field is required.') =>
  z
    .string({ error })
    .check(z.minLength(1, { error }), z.maxLength(256, { error: 'At most 256 characters.' }), storable)

// One local part and one plain domain: no quotes, comments, lists or line breaks (SECURITY-BAR D10).
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?){1,8}$/u

/** An email address in lower case; the documents have a text of their own for what is none in several forms. */
export const emailOr = (invalid: string, missing = 'This field is required.') =>
  z
    .string({
      error: ({ input }) => (input === undefined || input === null ? missing : invalid),
    })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(254, { error: invalid }),
      z.regex(EMAIL, { error: invalid }),
    )

export const email = emailOr('Invalid email.')

export const uuid = z.uuid({ error: 'This is not an id.' })

/** Nothing was filled in, whatever the field is. */
export const isMissing = (input: unknown) => input === undefined || input === null || input === ''

/** Of a check of a whole form: it is made although fields are refused, so that all texts show at once. */
export const withTheRest = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
} as const

/** An id that must be chosen. */
export const requiredId = (error = 'This field is required.') =>
  z.uuid({ error: ({ input }) => (isMissing(input) ? error : 'This is not an id.') })

const NO_DAY = 'Use a date like 2026-11-21.'

/** A calendar day, YYYY-MM-DD, from the year 1 on: PostgreSQL knows no year 0. */
export const day = z.iso
  .date({ error: NO_DAY })
  .check(z.refine((typed) => typed >= '0001-01-01', { error: NO_DAY }))

/** A day whose week ends within the years that PostgreSQL and ISO 8601 write alike. */
export const dayOfWeek = day.check(z.refine((typed) => typed <= '9999-12-26', { error: NO_DAY }))

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/** A whole number in a query string or path; the documents of the API call it one. */
export const whole = (min: number, max: number) =>
  z
    .pipe(
      z.string().check(z.refine((typed) => /^-?\d{1,15}$/.test(typed), { error: 'Use a whole number.' })),
      z.pipe(
        z.transform(Number),
        z.int().check(z.gte(min, { error: `At least ${min}.` }), z.lte(max, { error: `At most ${max}.` })),
      ),
    )
    .register(z.globalRegistry, { type: 'integer', minimum: min, maximum: max })

/** `key[]=a&key[]=b`, or a single `key=a`: always an array. */
export const listOf = <T extends z.ZodMiniType<unknown, string>>(item: T, max = 100) =>
  z.pipe(
    z.union([
      z.array(z.string()),
      z.pipe(
        z.string(),
        z.transform((one) => [one]),
      ),
    ]),
    z.array(item).check(z.maxLength(max, { error: `At most ${max} values.` })),
  )

/** `true` or `false` of a query string. */
export const flag = z.pipe(
  z.enum(['true', 'false'], { error: 'Use true or false.' }),
  z.transform((word: 'true' | 'false') => word === 'true'),
)

/** `include=parent,neighbours`: words of a fixed set, separated by commas. */
export const choicesOf = <const Words extends readonly string[]>(words: Words) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => value.split(',')),
      z.array(z.enum(words, { error: `Choose from: ${words.join(', ')}.` })).check(z.maxLength(words.length)),
    ),
  )

/** Says in the API document that exactly one of these keys is given, which a refinement checks. */
export const exactlyOneOf = (...keys: readonly string[]) => ({
  oneOf: keys.map((key) => ({ required: [key] })),
})

export const idParams = z.strictObject({ id: uuid })
