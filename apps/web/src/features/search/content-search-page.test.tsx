import { search, type SearchHit } from '@guildhall/contract/search'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { pageOf } from '@guildhall/contract/envelope'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, type StubApi } from '#test/stub-api.ts'
import { startSession } from '#platform/session.tsx'
import { hitFace } from '#app/hit-faces.ts'
import { searchRoutes } from './routes.tsx'
// Loaded before, so that no test waits for it.
import './components/found.tsx'

const ID = '0195a000-0000-7000-8000-00000000000'
const hit = (kind: SearchHit['kind'], last: string, more: Partial<SearchHit> = {}): SearchHit => ({
  kind,
  id: `${ID}${last}`,
  title: [{ text: `The ${kind}`, marked: false }],
  snippet: [
    { text: 'about <b>', marked: false },
    { text: 'storage', marked: true },
  ],
  status: null,
  at: '2026-11-20T10:00:00.000Z',
  at_diff: 'a day ago',
  author: null,
  gig: null,
  person: null,
  ...more,
})
const NO_FACETS = { types: [], status: [], author: [] }

let api: StubApi
beforeEach(async () => {
  api = stubApi()
  api.on(search.saved, () => ({ data: [] }))
  await startSession()
})
const open = (path: string) =>
  renderPage({
    routes: searchRoutes(hitFace),
    path,
    as: sampleUser({ permissions: ['CAN_SEE_ADMIN_CONTENT_SEARCH_LIST'] }),
  })

it('groups what it found by kind, with links to where each of them stands', async () => {
  const gig = { id: `${ID}9`, name: 'Storage' }
  const hits = [hit('comment', '1', { gig }), hit('gig', '2'), hit('comment', '3', { gig })]
  api.on(search.find, () => ({
    ...pageOf(hits, { page: 1, pageSize: 20, total: 3 }),
    facets: { ...NO_FACETS, types: [{ value: 'comment', label: 'comment', count: 2 }] },
    suggestions: [],
  }))
  open('/content-search?keyword=storage')

  const comments = await screen.findByRole('region', { name: 'Comments 2' })
  expect(within(comments).getAllByRole('link')[0]?.getAttribute('href')).toMatch(
    new RegExp(`/projects/${ID}9\\?tab=discussion$`),
  )
  expect(screen.getAllByText('about <b>')).toHaveLength(3)
  expect(screen.getAllByText('storage')[0]?.tagName).toBe('MARK')
})

it('keeps the search in the address, and offers what was meant when there is nothing', async () => {
  api.on(search.find, ({ query }) => ({
    ...pageOf([], { page: 1, pageSize: 20, total: 0 }),
    facets: NO_FACETS,
    suggestions: query.get('keyword') === 'storrage' ? ['Storage'] : [],
  }))
  const { user, address } = open('/content-search')
  await user.type(await screen.findByRole('searchbox', { name: 'Search all content' }), 'storrage{Enter}')

  await user.click(await screen.findByRole('button', { name: 'Storage' }))
  await waitFor(() => expect(address()).toBe('/content-search?keyword=Storage'))
  expect(api.queries(search.find)).toContain('keyword=storrage&page=1')
})
