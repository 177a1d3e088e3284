import { expect, it } from 'vitest'
import { pageUrl } from './page-url.ts'

it('names the page with its query', () => {
  expect(pageUrl({ pathname: '/activities', search: '?ip=10.0.0.1' })).toBe('/activities?ip=10.0.0.1')
})

it('keeps the tokens of the accounts pages to itself', () => {
  expect(pageUrl({ pathname: '/accounts/reset', search: '?token=secret' })).toBe('/accounts/reset')
})
