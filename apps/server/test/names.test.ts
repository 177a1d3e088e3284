import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { nameOfPerson, thingName } from '@guildhall/contract/names'
import { assert, constantFrom, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const HIDDEN = [
  '\r\n',
  '\n',
  '\t',
  '\u0000',
  '\u001B',
  '\u0085',
  '\u2028',
  '\u200B',
  '\u202E',
  '\u2066',
  '\uFEFF',
]
const LINKS = [
  'http://evil.test',
  'https://x',
  'www.evil.test',
  'x@evil.test',
  'evil.com',
  '<img src=x>',
  'a>b',
]

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success
/** Whether that stands in what is stored: some fields make one space of any white space. */
const keeps = (schema: z.core.$ZodType, value: string, part: string) => {
  const { success, data } = z.safeParse(schema, value)
  return success && String(data).includes(part)
}
const around = tuple(
  string({ unit: 'grapheme-ascii', maxLength: 10 }),
  string({ unit: 'grapheme-ascii', maxLength: 10 }),
)

/** Fields of bodies in which somebody names a person or a thing. */
const NAMES = /^(first_name|last_name|name|typed_name)$/
/** Names by which the server knows a thing itself; nobody writes them. */
const CHOSEN = new Set(['PUT /settings/mails/:name'])

function fieldsOf(spec: EndpointSpec): [string, z.core.$ZodType][] {
  const body = spec.input.body
  if (!(body instanceof z.ZodMiniObject)) return []
  return Object.entries<z.core.$ZodType>(body.shape).filter(([field]) => NAMES.test(field))
}

describe('a name', () => {
  it('is one line without hidden characters, wherever they stand', () => {
    assert(
      property(around, constantFrom(...HIDDEN), ([before, after], hidden) => {
        for (const name of [nameOfPerson(100), thingName(100)])
          expect(takes(name, `A${before}${hidden}${after}z`)).toBe(false)
      }),
    )
  })

  it.each(LINKS)('of a person holds nothing that becomes a link or a tag: %s', (link) => {
    expect(takes(nameOfPerson(100), `Ann ${link} Lee`)).toBe(false)
    expect(takes(nameOfPerson(100), link)).toBe(false)
  })

  it.each([
    'Ann',
    "O'Neill",
    'St. John',
    'J.R.R. Tolkien',
    'María-José',
    '王小明',
    'علی‌رضا',
    'Nguyễn',
    'van den Berg',
    'Sr.',
    'd’Arc',
    '=cmd',
  ])('of a person may be %s', (name) => {
    expect(takes(nameOfPerson(100), name)).toBe(true)
  })
})

describe('every name that an endpoint takes', () => {
  const cases = Object.values(api)
    .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
    .flatMap((spec) => fieldsOf(spec).map((field) => [`${spec.method} ${spec.path}`, ...field] as const))
    .filter(([name]) => !CHOSEN.has(name))

  it('is found', () => {
    expect(cases.length).toBeGreaterThan(20)
  })

  it.each(cases)('of %s: %s', (_endpoint, field, schema) => {
    for (const hidden of HIDDEN)
      expect(keeps(schema, `Some name${hidden}Bcc: x`, hidden), JSON.stringify(hidden)).toBe(false)
    if (field.endsWith('_name'))
      for (const link of LINKS) expect(takes(schema, `Ann ${link}`), link).toBe(false)
  })
})
