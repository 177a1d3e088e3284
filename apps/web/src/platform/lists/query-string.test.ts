import { queryString } from '@guildhall/contract/calling'
import { expect, it } from 'vitest'
import { parseQuery } from './query-string.ts'

it('writes lists as key[] and leaves empty values out', () => {
  const text = queryString({
    status: 'failed',
    browser: ['Chrome', 'Edge'],
    ip: '',
    page: 2,
    user: null,
    os: [],
    x: undefined,
  })

  expect(text).toBe('?status=failed&browser[]=Chrome&browser[]=Edge&page=2')
})

it('is empty when nothing is left', () => {
  expect(queryString({ keyword: '', os: [] })).toBe('')
})

it('escapes what would end a value, and keeps sort keys readable', () => {
  expect(queryString({ sort: 'created_at:desc', keyword: 'a&b=c #1' })).toBe(
    '?sort=created_at:desc&keyword=a%26b%3Dc%20%231',
  )
})

it('reads back what it wrote', () => {
  const query = { status: 'failed', browser: ['Chrome'], keyword: 'ä & ö' }

  expect(parseQuery(queryString(query))).toEqual(query)
})

it('takes the last of a repeated plain key', () => {
  expect(parseQuery('?page=1&page=2')).toEqual({ page: '2' })
})
