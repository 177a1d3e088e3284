import { api } from '@guildhall/contract/api'
import { endpoint } from '@guildhall/contract/endpoint'
import { item } from '@guildhall/contract/envelope'
import { text, whole } from '@guildhall/contract/shapes'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'
import { fieldsOf, typeText } from './schema-words.ts'

const rooms = {
  book: endpoint({
    method: 'POST',
    path: '/rooms/:floor',
    title: 'Book <room>',
    access: { permission: 'CAN_SEE_ADMIN_ACTIVITIES' },
    rate: 'write',
    input: {
      params: z.strictObject({ floor: whole(-2, 9) }),
      body: z.strictObject({ name: text(40), kind: z.optional(z.enum(['small', 'large'])) }),
    },
    ok: item(z.string()),
  }),
}

it('says of a call who may make it, how often, what it takes and how it answers', () => {
  const page = docsPage({ roomBooking: rooms }, openApi({ roomBooking: rooms }, 'https://portal.test'))('abc')

  expect(page).toContain('<style nonce="abc">')
  expect(page).toContain('<h2>Room booking</h2>')
  expect(page).toContain('<code>/api/rooms/:floor</code><span>Book &lt;room&gt;</span>')
  expect(page).toContain('Needs the permission <code>CAN_SEE_ADMIN_ACTIVITIES</code>.')
  expect(page).toContain('At most 120 calls a minute, counted as <code>write</code>.')
  expect(page).toContain('<td>integer, at least -2, at most 9</td><td>yes</td>')
  expect(page).toContain('<code>kind</code></th><td>&quot;small&quot; or &quot;large&quot;</td><td></td>')
  expect(page).toContain('Fields are missing or wrong; <code>errors</code> names them')
  expect(page).not.toContain('<room>')
})

it('tells every call of the portal', () => {
  const page = docsPage(api, openApi(api, 'https://portal.test'))('abc')

  for (const [feature, endpoints] of Object.entries(api))
    for (const name of Object.keys(endpoints)) expect(page).toContain(`<details id="${feature}.${name}">`)
})

it.each([
  [{ type: 'string', maxLength: 4000 }, 'string, at most 4,000 characters'],
  [{ anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] }, 'uuid or null'],
  [{ type: 'array', items: { type: 'string', format: 'date' } }, 'list of date'],
  [{ const: true }, 'true'],
  [
    { enum: Array.from({ length: 14 }, (_, at) => at) },
    '0 or 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9 or 10 or 11 or 2 more',
  ],
  [{}, 'anything'],
  ['no schema', 'anything'],
])('names the type of %j', (schema, words) => {
  expect(typeText(schema)).toBe(words)
})

it('lists no fields of what is no object', () => {
  expect(fieldsOf({ type: 'string' })).toEqual([])
})
