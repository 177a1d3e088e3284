import { sql } from 'kysely'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import type { Db } from '#platform/db/database.ts'
import { OBJECTS } from './demo-objects.ts'
import type { FormPart } from './feature.ts'
import { loadSamples, NOBODY, type Sample, type SampleOf } from './samples.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** The examples of the API document, naming what there is in the demo network: sent as they stand they work. */
export async function loadKnownSamples(db: Db): Promise<SampleOf> {
  const [sampleOf, found] = await Promise.all([loadSamples(), findAll(db, Object.entries(OBJECTS))])
  return (spec) => known(spec, sampleOf(spec), found)
}

/** The example of one call, as it is now. */
export async function knownSample(db: Db, spec: EndpointSpec): Promise<Sample> {
  const isAsked = (of: string) => of === nameOf(spec) || isWithin(spec.path, of)
  const asked = Object.entries(OBJECTS).filter(([of]) => isAsked(of))
  const [sampleOf, found] = await Promise.all([loadSamples(), findAll(db, asked)])
  return known(spec, sampleOf(spec), found)
}

function nameOf({ method, path }: EndpointSpec): string {
  return `${method} ${path}`
}

type Found = ReadonlyMap<string, Readonly<Record<string, string>>>

async function findAll(db: Db, objects: readonly (readonly [string, string])[]): Promise<Found> {
  const found = new Map<string, Record<string, string>>()
  for (const [of, query] of objects) {
    const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db)
    const entries = Object.entries(rows[0] ?? {})
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, String(value)] as const)
    found.set(of, Object.fromEntries(entries))
  }
  return found
}

/** Those of the call itself before those of the longest path that begins it. */
function known(spec: EndpointSpec, sample: Sample, found: Found): Sample {
  const prefixes = [...found.keys()].filter((of) => isWithin(spec.path, of))
  const ids = Object.assign(
    {},
    ...prefixes.toSorted((a, b) => a.length - b.length).map((of) => found.get(of)),
    found.get(nameOf(spec)),
  )
  const values: Readonly<Record<string, string>> = ids
  return {
    path: inPath(spec.path, sample.path, values),
    body: inBody(sample.body, '', values),
    form: sample.form?.map((part) => ({ ...part, content: inForm(part, values) })),
  }
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** Ids of the path by the names of its parameters, those of the query by its keys. */
function inPath(pattern: string, path: string, ids: Readonly<Record<string, string>>): string {
  const [before = '', query = ''] = path.split('?')
  const parts = pattern.split('/')
  const named = before.split('/').map((part, place) => {
    const parameter = parts[place]?.startsWith(':') === true ? parts[place].slice(1) : undefined
    return parameter === undefined ? part : (ids[parameter] ?? part)
  })
  const asked = query.replaceAll(/(\w+)=([^&]*)/g, (_all, key: string, value: string) => {
    return `${key}=${ID.test(value) ? (ids[key] ?? value) : value}`
  })
  return asked === '' ? named.join('/') : `${named.join('/')}?${asked}`
}

/** An id is found by its key, one of a list by the key of the list. */
function inBody(value: unknown, key: string, ids: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return ID.test(value) ? (ids[key] ?? value) : value
  if (Array.isArray(value)) return value.map((one) => inBody(one, key, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inBody(one, name, ids)]))
}

function inForm({ field, content }: FormPart, ids: Readonly<Record<string, string>>): FormPart['content'] {
  if (typeof content !== 'string' || !content.includes(NOBODY)) return content
  const key = /(\w+)\]?$/.exec(field)?.[1] ?? field
  return content.replaceAll(NOBODY, ids[key] ?? NOBODY)
}
