import * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

const MISSING = 'This field is required.'
const FALLBACK = 'This value is not valid.'

/** Longer lists of choices are pointed at, not read out. */
const MAX_NAMED = 12

/**
 * The words for everything that a schema can find wrong where it says nothing itself (spec 000 §5, spec 002 §5). They take the
 * place of the library's own English in forms and answers alike; loading this file sets them.
 */
export function faultText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue)
    case 'invalid_value':
      return choiceText(issue.values, issue.input)
    case 'too_small':
      return limitText(issue.origin, issue.minimum, 'least')
    case 'too_big':
      return limitText(issue.origin, issue.maximum, 'most')
    case 'invalid_format':
      return FORMATS.get(issue.format) ?? FALLBACK
    case 'not_multiple_of':
      return `Use steps of ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'This field is unknown here.'
    case 'invalid_union':
      return isMissing(issue.input) ? MISSING : FALLBACK
    default:
      return FALLBACK
  }
}

const TYPES = new Map<string, string>([
  ['string', 'Use text.'],
  ['number', 'Invalid number'],
  ['int', 'Use a whole number.'],
  ['boolean', 'Use true or false.'],
  ['array', 'Use a list.'],
  ['object', 'Use an object with named fields.'],
  ['record', 'Use an object with named fields.'],
  ['date', 'Use a date like 2026-11-21.'],
])

const FORMATS = new Map<string, string>([
  ['email', 'Invalid email.'],
  ['uuid', 'This is not an id.'],
  ['guid', 'This is not an id.'],
  ['url', 'Use a full address like https://company.com.'],
  ['date', 'Use a date like 2026-11-21.'],
  ['datetime', 'Use a moment like 2026-11-21T09:30:00Z.'],
  ['safeint', 'Use a whole number.'],
])

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}

function typeText({ expected, input, format }: Extract<Issue, { code: 'invalid_type' }>): string {
  if (isMissing(input)) return MISSING
  const kind = expected === 'number' && format === 'safeint' ? 'int' : expected
  return TYPES.get(kind) ?? FALLBACK
}

function choiceText(values: readonly unknown[], input: unknown): string {
  if (isMissing(input)) return MISSING
  return values.length > MAX_NAMED ? 'Choose from the list.' : `Choose from: ${values.join(', ')}.`
}

const UNITS = new Map<string, string>([
  ['string', ' characters'],
  ['array', ' values'],
  ['set', ' values'],
  ['file', ' bytes'],
])

function limitText(origin: string, limit: number | bigint, side: 'least' | 'most'): string {
  const isText = origin === 'string'
  if (side === 'least' && isText && limit === 1) return MISSING
  if (side === 'least' && limit === 1 && UNITS.has(origin)) return 'Choose at least one.'
  return `At ${side} ${limit}${UNITS.get(origin) ?? ''}.`
}

z.config({ localeError: faultText })
