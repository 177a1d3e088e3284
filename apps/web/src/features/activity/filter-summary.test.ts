import { expect, it } from 'vitest'
import { NO_FILTER } from './filter-draft.ts'
import { firstAndRest, summaryTags, without } from './filter-summary.ts'

const asIs = (_: string, value: string) => value

it('names the first value and counts the rest', () => {
  expect(firstAndRest(['Maya Okafor', 'Jonas Lindqvist', 'Amara Nwosu'])).toBe('Maya Okafor +2')
})

it('cuts names of browsers and systems to 15 characters, not those of users', () => {
  const long = 'Samsung Internet Browser'
  const tags = summaryTags({ ...NO_FILTER, browser: [long, 'Chrome'], os: [long], user_id: [long] }, asIs)

  expect(tags.map(({ label, value }) => [label, value])).toEqual([
    ['Users', long],
    ['OS', 'Samsung Interne…'],
    ['Browsers', 'Samsung Interne… +1'],
  ])
})

it('says a status as the list does', () => {
  const [tag] = summaryTags({ ...NO_FILTER, status: 'failed' }, asIs)

  expect(tag?.value).toBe('Faild')
})

it('is empty without filters', () => {
  expect(summaryTags(NO_FILTER, asIs)).toEqual([])
})

it('drops one filter and keeps the others', () => {
  const filter = { ...NO_FILTER, ip: '203.0.113.24', start_at: '2026-11-01' }

  expect(without(filter, 'ip')).toEqual({ ...NO_FILTER, start_at: '2026-11-01' })
})
