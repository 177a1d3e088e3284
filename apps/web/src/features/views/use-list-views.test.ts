import { expect, it } from 'vitest'
import { sortedQuery } from './use-list-views.ts'

it.each([
  ['', ''],
  ['?page=3', ''],
  ['?status=Approved&keyword=a%20b&page=2', 'keyword=a+b&status=Approved'],
  ['keyword=a+b&status=Approved', 'keyword=a+b&status=Approved'],
  ['?role[]=b&role[]=a', 'role%5B%5D=b&role%5B%5D=a'],
])('reads %s as what the list asks for', (text, asked) => {
  expect(sortedQuery(text)).toBe(asked)
})
