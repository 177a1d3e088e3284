import type { EndpointSpec } from '@guildhall/contract/endpoint'
import type { FormPart } from '#app/feature.ts'
import * as z from 'zod/mini'
import { sampleOf } from '#test/samples.ts'
import { idFor, rowOf, tableFor, type Things } from './things.ts'
import { schemaOf, valueOf, type Json } from './values.ts'

/** One request, as it is sent. */
export interface Call {
  path: string
  query: Record<string, Json>
  body: Json | undefined
  form: readonly FormPart[] | undefined
}

const ANY_ID = /01932f5e-7d3a-7000-8000-000000000000/g
const TRIES = 12

const bodies = new Map<EndpointSpec, ReturnType<typeof schemaOf>>()
const samples = new Map<EndpointSpec, ReturnType<typeof sampleOf>>()
const queries = new Map<EndpointSpec, ReturnType<typeof schemaOf>>()

/** A call that the contract allows, about things that exist. */
export function validCall(spec: EndpointSpec, things: Things): Call {
  const sample = samples.get(spec) ?? sampleOf(spec)
  samples.set(spec, sample)
  return {
    path: pathOf(spec.path, (sample.path.split('?')[0] ?? '').split('/'), things),
    query: queryOf(spec, new URLSearchParams(sample.path.split('?')[1] ?? ''), things),
    body: bodyOf(spec, sample.body, things),
    form: sample.form,
  }
}

/** `/gigs/:id/members/:member_id`: the second thing is one of the first, where a table says so. */
function pathOf(path: string, sample: readonly string[], things: Things): string {
  const parts = path.split('/')
  const inner = parts.findLastIndex((part) => part.startsWith(':'))
  const row = rowOf(tableFor(wordBefore(parts, inner), things), things)
  return parts
    .map((part, index) => {
      const named = sample[index] ?? ''
      if (!part.startsWith(':')) return part
      // Lists and mails have names, which the sample knows.
      if (!named.match(ANY_ID)) return named
      if (index === inner && row?.['id'] !== undefined) return row['id']
      const word = wordBefore(parts, index)
      return parentIn(row, word) ?? idFor(word, things)
    })
    .join('/')
}

function wordBefore(parts: readonly string[], index: number): string {
  return parts[index - 1] ?? ''
}

function parentIn(row: Readonly<Record<string, string>> | undefined, word: string): string | undefined {
  const singular = word.replace(/ies$/, 'y').replace(/s$/, '')
  const columns = ['users', 'people', 'experts'].includes(word)
    ? ['person_id', 'user_id']
    : [`${singular}_id`]
  return columns.map((column) => row?.[column]).find((id) => id !== undefined && id !== null)
}

function queryOf(spec: EndpointSpec, sample: URLSearchParams, things: Things): Record<string, Json> {
  const given = Object.fromEntries(sample)
  if (spec.input.query === undefined) return given
  const schema = memory(queries, spec, spec.input.query)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const wanted = Object.entries(schema.properties ?? {}).filter(() => things.dice.chance(0.25))
    const query = {
      ...given,
      ...Object.fromEntries(wanted.map(([key, part]) => [key, valueOf(part, key, things)])),
    }
    if (z.safeParse(spec.input.query, query).success) return query
  }
  return given
}

/** The sample with ids that exist, and now and then another value where the schema takes it. */
function bodyOf(spec: EndpointSpec, sample: unknown, things: Things): Json | undefined {
  const { body } = spec.input
  if (body === undefined) return undefined
  const schema = memory(bodies, spec, body)
  const start = sample === undefined ? firstValid(body, schema, things) : withIds(sample, things)
  if (!isObject(start)) return start
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    if (!things.dice.chance(0.2)) continue
    const changed = { ...start, [key]: valueOf(part, key, things) }
    if (z.safeParse(body, changed).success) start[key] = changed[key] ?? null
  }
  return start
}

function firstValid(body: z.ZodMiniType, schema: unknown, things: Things): Json {
  let value: Json = {}
  for (let tries = 0; tries < TRIES; tries += 1) {
    value = valueOf(schema, '', things)
    if (z.safeParse(body, value).success) break
  }
  return value
}

function withIds(sample: unknown, things: Things): Json {
  const text = JSON.stringify(sample, (key, value: unknown) =>
    typeof value === 'string' || Array.isArray(value) ? replaced(value, key, things) : value,
  )
  return z.parse(z.json(), JSON.parse(text))
}

function replaced(value: unknown, key: string, things: Things): unknown {
  if (typeof value === 'string') return value.replaceAll(ANY_ID, () => idFor(key, things))
  if (Array.isArray(value)) return value.map((part: unknown) => replaced(part, key, things))
  return value
}

function memory(
  store: Map<EndpointSpec, ReturnType<typeof schemaOf>>,
  spec: EndpointSpec,
  schema: z.ZodMiniType,
) {
  const known = store.get(spec) ?? schemaOf(schema)
  store.set(spec, known)
  return known
}

export function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
