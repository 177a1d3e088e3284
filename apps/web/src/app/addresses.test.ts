import { activityFilter } from '@guildhall/contract/activity'
import { CompanyQuery } from '@guildhall/contract/companies'
import { pageQuery, sortOf } from '@guildhall/contract/envelope'
import { expertFilter } from '@guildhall/contract/experts/filter'
import { EXPERT_SORTS } from '@guildhall/contract/experts/lists'
import { GigQuery } from '@guildhall/contract/gigs'
import { GigActivityQuery } from '@guildhall/contract/gigs/activities'
import { openFilter } from '@guildhall/contract/hiring/expert-projects'
import { insightFilter } from '@guildhall/contract/insights'
import { peopleFilter } from '@guildhall/contract/people/person'
import { searchFilter } from '@guildhall/contract/search'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ACTIVITY_SEARCH } from '#features/activity/activity-search.ts'
import { COMPANY_SEARCH } from '#features/companies/company-search.ts'
import { LIST_SEARCH } from '#features/experts/lists/list-search.ts'
import { ACTIVITY_SEARCH as GIG_ACTIVITY_SEARCH } from '#features/gigs/components/view/activity-choice.ts'
import { GIG_SEARCH } from '#features/gigs/gig-search.ts'
import { OPEN_SEARCH } from '#features/hiring/open-search.ts'
import { INSIGHT_SEARCH } from '#features/insights/queries.ts'
import { PEOPLE_SEARCH } from '#features/people/use-people-list.ts'
import { CONTENT_SEARCH } from '#features/search/use-content-search.ts'
import type { Readers } from '#platform/address-readers.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

const ID = 'b91f6a5e-3c1d-4f0a-9d7e-0a1b2c3d4e5f'
const PLAIN =
  'a true false TRUE -1 0 1 5 5.01 6 60 61 100 101 1.5 1.555 3650 3651 1000000 1000000.01 1000001 1e3 0x10 +1 １ ' +
  '2024-02-29 2025-02-29 2025-13-01 2025-1-1 0000-12-31 0001-01-01 9999-12-31'
const IDS = [ID, ID.toUpperCase(), `${ID}0`, ID.replace('-4', '-0'), ID.replace('-9', '-c')]
const LENGTHS = [4, 5, 40, 41, 45, 46, 50, 51, 100, 101, 200, 201]
const TEXTS = [
  '',
  ' ',
  ' a ',
  'a\u0000b',
  '\ud800',
  ...IDS,
  ...PLAIN.split(' '),
  ...LENGTHS.map((length) => 'x'.repeat(length)),
]
const LISTS = [
  [],
  ['a'],
  ['a', 'b'],
  [ID],
  [ID, 'a'],
  ['', ID],
  ['x'.repeat(101)],
  ...[20, 21, 100, 101].map((length) => Array.from({ length }, () => ID)),
]

/** What each list of the portal reads off its address, and the query that the server takes. */
const PAGES: readonly [string, Readers, Shape][] = [
  ['activities', ACTIVITY_SEARCH, { ...activityFilter, ...pageQuery }],
  ['activities of a project', GIG_ACTIVITY_SEARCH, GigActivityQuery.shape],
  ['companies', COMPANY_SEARCH, CompanyQuery.shape],
  ['experts', LIST_SEARCH, { ...expertFilter, ...pageQuery, sort: z.optional(sortOf(EXPERT_SORTS)) }],
  ['projects', GIG_SEARCH, GigQuery.shape],
  ['open projects', OPEN_SEARCH, { ...openFilter, ...pageQuery }],
  ['insights', INSIGHT_SEARCH, insightFilter],
  ['people', PEOPLE_SEARCH, { ...peopleFilter, ...pageQuery }],
  ['the content search', CONTENT_SEARCH, { ...searchFilter, ...pageQuery }],
]
/** Keys and words of the pages that the server knows nothing of. */
const OWN: Readonly<Record<string, readonly string[]>> = { view: ['table', 'cards'], type: ['all'] }

describe.each(PAGES)('the address of %s', (_name, readers, shape) => {
  it.each(Object.keys(readers).filter((key) => key in shape))('reads %s as the server does', (key) => {
    const schema = shape[key] ?? z.never()
    for (const given of [...TEXTS, ...LISTS, ...wordsOf(schema)]) {
      if (typeof given === 'string' && OWN[key]?.includes(given)) continue
      expect([given, readers[key]?.(given)]).toEqual([given, z.safeParse(schema, given).data])
    }
  })

  it('names nothing that the server does not take', () => {
    const unknown = Object.keys(readers).filter((key) => !(key in shape))

    expect(unknown.filter((key) => OWN[key] === undefined)).toEqual([])
  })
})

/** The words that a schema takes, and orders of them, found in its own description. */
function wordsOf(schema: z.ZodMiniType): (string | string[])[] {
  const words = [...JSON.stringify(schema).matchAll(/"([\w -]{2,40})"/g)].map(([, word = '']) => word)
  return words.flatMap((word) => [word, [word], `${word}:asc`, `${word}:desc`, `${word}:up`, `${word}:asc:1`])
}
