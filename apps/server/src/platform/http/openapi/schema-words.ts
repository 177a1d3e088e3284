import * as z from 'zod/mini'

/** Of JSON Schema, what words are made of. */
const Schema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  items: z.optional(z.unknown()),
  format: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
})
type Schema = z.infer<typeof Schema>

/** Longer lists of values would hide the rest. */
const MOST_VALUES = 12
/** What a whole number has for want of a limit. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** The type of a JSON Schema in words: `string, at most 100 characters`, `list of uuid`, `"asc" or "desc"`. */
export function typeText(schema: unknown): string {
  const found = z.safeParse(Schema, schema).data ?? {}
  const { enum: values, const: only, anyOf, oneOf, items, type = 'anything' } = found
  if (only !== undefined) return JSON.stringify(only)
  if (values !== undefined) return listed(values.map((value) => JSON.stringify(value)))
  const choices = anyOf ?? oneOf
  if (choices !== undefined) return listed(choices.map(typeText))
  if (type === 'array') return `list of ${typeText(items)}`
  return [listed([found.format ?? type].flat()), ...limitsOf(found)].join(', ')
}

/** Name, type and whether it is required, of each field of an object. */
export function fieldsOf(schema: unknown): string[][] {
  const { properties = {}, required = [] } = z.safeParse(Schema, schema).data ?? {}
  return Object.entries(properties).map(([name, property]) => [
    name,
    typeText(property),
    required.includes(name) ? 'yes' : '',
  ])
}

function limitsOf({ minimum, maximum, minLength, maxLength }: Schema): string[] {
  const [least, most] = [minimum ?? minLength, maximum ?? maxLength]
  const unit = maxLength === undefined ? '' : ' characters'
  return [
    ...(least === undefined || least <= -NO_LIMIT ? [] : [`at least ${least}`]),
    ...(most === undefined || most >= NO_LIMIT ? [] : [`at most ${most.toLocaleString('en')}${unit}`]),
  ]
}

function listed(words: readonly string[]): string {
  const known = [...new Set(words)]
  const shown = known.slice(0, MOST_VALUES).join(' or ')
  return known.length > MOST_VALUES ? `${shown} or ${known.length - MOST_VALUES} more` : shown
}
