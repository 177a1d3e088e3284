import { pageQuery, sortOf } from '@guildhall/contract/envelope'
import { listOf } from '@guildhall/contract/shapes'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readListAddress, sortIn } from './list-address.ts'

const Query = z.strictObject({
  ...pageQuery,
  kind: z.optional(listOf(z.enum(['bug', 'idea']))),
  sort: z.optional(sortOf(['name', 'created_at'])),
})

it('asks for what the address says, in the texts of the address', () => {
  const { asked, filter } = readListAddress(Query, { page: '2', keyword: 'mail', kind: ['bug'] })

  expect(asked).toEqual({ page: '2', keyword: 'mail', kind: ['bug'] })
  expect(filter).toEqual({ kind: ['bug'] })
})

it('takes a single value of a filter for a list of one', () => {
  expect(readListAddress(Query, { kind: 'idea' }).filter).toEqual({ kind: ['idea'] })
})

it.each([{ page: '0' }, { kind: ['bug', 'cat'] }, { sort: 'secret:asc' }, { colour: 'red' }])(
  'passes over what does not fit: %o',
  (misfit) => {
    expect(readListAddress(Query, { keyword: 'mail', ...misfit }).asked).toEqual({ keyword: 'mail' })
  },
)

it('knows every filter of the endpoint, also those that are off', () => {
  expect(readListAddress(Query, {})).toEqual({ asked: {}, filter: { kind: [] }, none: { kind: [] } })
})

it('reads the older name of the order', () => {
  const { asked } = readListAddress(Query, { order: 'created_at:desc' })

  expect(sortIn(asked)).toEqual({ key: 'created_at', direction: 'desc' })
})
