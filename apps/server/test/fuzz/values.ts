import * as z from 'zod/mini'
import type { Dice } from './dice.ts'
import { idFor, type Things } from './things.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The parts of a JSON schema that say what a value may be. */
const Node = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  enum: z.optional(z.array(z.json())),
  const: z.optional(z.json()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  items: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minItems: z.optional(z.number()),
})
type Node = z.infer<typeof Node>

/** The JSON schema of what an endpoint takes. */
export function schemaOf(schema: z.ZodMiniType): Node {
  return Node.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

const WORDS = ['Battery storage', 'grid', 'Négociation', 'Zoë', 'a', 'Pricing strategy', 'x'.repeat(80)]

/** A value that a schema allows, as far as a schema says it; ids are those of things that exist. */
export function valueOf(schema: unknown, key: string, things: Things): Json {
  const { dice } = things
  const node = nodeOf(schema)
  if (node.const !== undefined) return asJson(node.const)
  if (node.enum) return asJson(dice.pick(node.enum))
  const choice = dice.pick(node.anyOf ?? node.oneOf ?? node.allOf ?? [])
  if (choice !== undefined) return valueOf(choice, key, things)
  const type = Array.isArray(node.type) ? dice.pick(node.type) : node.type
  if (type === 'object' || node.properties) return objectOf(node, things)
  if (type === 'array') return arrayOf(node, key, things)
  if (type === 'integer' || type === 'number') return numberOf(node, dice)
  if (type === 'boolean') return dice.chance(0.5)
  if (type === 'null') return null
  return textOf(node, key, things)
}

const nodes = new WeakMap<object, Node>()

/** A schema is read once, however many values are made of it. */
function nodeOf(schema: unknown): Node {
  if (typeof schema !== 'object' || schema === null) return Node.parse(schema ?? {})
  const node = nodes.get(schema) ?? Node.parse(schema)
  nodes.set(schema, node)
  return node
}

function objectOf(node: Node, things: Things): Json {
  const required = new Set(node.required ?? [])
  const wanted = Object.entries(node.properties ?? {}).filter(
    ([key]) => required.has(key) || things.dice.chance(0.4),
  )
  return Object.fromEntries(wanted.map(([key, schema]) => [key, valueOf(schema, key, things)]))
}

function arrayOf(node: Node, key: string, things: Things): Json {
  const length = (node.minItems ?? 0) + things.dice.below(3)
  return Array.from({ length }, () => valueOf(node.items, key, things))
}

function numberOf({ minimum = 0, maximum = 100 }: Node, dice: Dice): number {
  const low = Math.max(minimum, -1_000_000)
  const high = Math.min(maximum, low + 1000)
  return low + dice.below(Math.max(1, high - low + 1))
}

function textOf(node: Node, key: string, things: Things): string {
  const { dice } = things
  if (node.format === 'uuid' || /(^|_)ids?$/.test(key)) return idFor(key, things)
  if (node.format === 'email' || /email/.test(key)) return `fuzz-${dice.below(1e6)}@sample.test`
  if (node.format === 'date-time') return new Date(Date.now() + dice.below(1e9)).toISOString()
  if (node.format === 'date' || /(_at|_on|date|from|to|day)$/.test(key))
    return `20${10 + dice.below(20)}-0${1 + dice.below(9)}-1${dice.below(9)}`
  const word = dice.pick(WORDS) ?? ''
  return word.padEnd(node.minLength ?? 0, 'x').slice(0, node.maxLength ?? 200)
}

function asJson(value: unknown): Json {
  const parsed = z.safeParse(z.json(), value)
  return parsed.success ? parsed.data : null
}
