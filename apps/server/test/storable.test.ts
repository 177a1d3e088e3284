import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

// PostgreSQL keeps neither of them: a text with one would fail as late as in the database.
const UNSTORABLE = ['\u0000', '\u{d800}'] as const
const endpoints = Object.values(api).flatMap((feature: Record<string, EndpointSpec>) =>
  Object.values(feature),
)

it.each(endpoints.map((spec) => [`${spec.method} ${spec.path}`, spec.input] as const))(
  '%s takes no text that the database cannot keep',
  (_name, { params, query, body }) => {
    const found = [params, query, body].flatMap((schema) => (schema === undefined ? [] : takers(schema, '')))

    expect(found).toEqual([])
  },
)

it('finds a text without a bound of its own, wherever it stands', () => {
  const careless = z.strictObject({ names: z.array(z.nullable(z.object({ name: z.string() }))) })

  expect(takers(careless, '')).toEqual(['.names.name'])
})

/** The places of the texts in a schema that let one of them through. What is free in shape is bounded where it is kept. */
function takers(schema: Schema, place: string): string[] {
  if (schema instanceof z.ZodMiniUnknown) return []
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<Schema>(schema.shape).flatMap(([name, part]) => takers(part, `${place}.${name}`))
  const parts = partsOf(schema)
  if (parts.length > 0) return parts.flatMap((part) => takers(part, place))
  return UNSTORABLE.some((text) => passes(schema, text)) ? [place] : []
}

/** What a schema is made of; nothing for one that is looked at whole. */
function partsOf(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return [schema.def.innerType]
  if (schema instanceof z.ZodMiniArray) return [schema.def.element]
  if (schema instanceof z.ZodMiniUnion) return schema.def.options
  if (schema instanceof z.ZodMiniRecord) return [schema.def.valueType]
  return []
}

function passes(schema: Schema, text: string): boolean {
  const { success, data } = z.safeParse(schema, text)
  return success && typeof data === 'string' && (data.includes('\u0000') || !data.isWellFormed())
}
