import { pageOf } from '@guildhall/contract/envelope'
import { faqs, type FaqEntry } from '@guildhall/contract/faqs'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal, type StubApi } from '#test/stub-api.ts'
import { faqsRoutes } from './routes.tsx'
import { moved } from '#platform/lists/use-order.ts'

const editor = sampleUser({ permissions: ['CAN_MANAGE_SETTINGS'] })
let api: StubApi

beforeEach(() => {
  api = stubApi()
  api.on(faqs.list, ({ query }) => {
    const at = Number(query.get('page'))
    const rows = Array.from({ length: at === 3 ? 4 : 10 }, (_, index) => question((at - 1) * 10 + index + 1))
    return pageOf(rows, { page: at, pageSize: 10, total: 24 })
  })
})

const id = (count: number) => `0193b4a0-0000-7000-8000-${String(count).padStart(12, '0')}`
const question = (count: number) => ({ id: id(count), title: `Question ${count}`, body: '<p>Answer</p>' })

it('shows more questions in the words of the specification until there are none', async () => {
  const { user } = renderPage({ routes: faqsRoutes, path: '/faqs', as: sampleUser() })

  await user.click(await screen.findByRole('button', { name: 'Show more (10 from 14)' }))
  await user.click(await screen.findByRole('button', { name: 'Show more (4)' }))

  await screen.findByText('Question 24')
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
})

it('searches above three characters by itself, and anything on Enter', async () => {
  const { user } = renderPage({ routes: faqsRoutes, path: '/faqs', as: sampleUser() })
  const box = await screen.findByRole('searchbox')

  await user.type(box, 'rat')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(api.queries(faqs.list)).toEqual(['page=1'])
  await user.type(box, 'e')
  await waitFor(() => expect(api.queries(faqs.list)).toContain('keyword=rate&page=1'))

  await user.clear(box)
  await user.type(box, 'ab{Enter}')
  await waitFor(() => expect(api.queries(faqs.list)).toContain('keyword=ab&page=1'))
})

it('says that nothing was found', async () => {
  api.on(faqs.list, () => pageOf([], { page: 1, pageSize: 10, total: 0 }))
  renderPage({ routes: faqsRoutes, path: '/faqs?keyword=nothing', as: sampleUser() })

  expect(await screen.findByText('No results')).toBeDefined()
})

it('moves a question at once, and shows the latest when somebody else was faster', async () => {
  api.on(faqs.entries, () => ({ data: [entry(1), entry(2)] }))
  let ids: string[] = []
  api.on(faqs.order, ({ body }) => {
    ids = body.ids
    return new StubRefusal(409)
  })
  const { user } = renderPage({ routes: faqsRoutes, path: '/admin/settings/faqs', as: editor })

  await user.click(await screen.findByRole('button', { name: 'Move up: Question 2' }))

  await waitFor(() => expect(ids).toEqual([id(2), id(1)]))
  await screen.findByText(/Somebody else changed the list/)
  await waitFor(() => expect(titles()).toEqual(['Question 1', 'Question 2']))
})

it('is not there for somebody who may not edit', async () => {
  renderPage({ routes: faqsRoutes, path: '/admin/settings/faqs', as: sampleUser() })

  expect(await screen.findByText('Nothing here')).toBeDefined()
})

it('knows the order after a move', () => {
  const names = (entries: FaqEntry[]) => entries.map(({ title }) => title)

  expect(names(moved([entry(1), entry(2), entry(3)], id(3), -1))).toEqual([
    'Question 1',
    'Question 3',
    'Question 2',
  ])
  expect(names(moved([entry(1), entry(2)], id(1), 1))).toEqual(['Question 2', 'Question 1'])
  expect(names(moved([entry(1)], id(9), 1))).toEqual(['Question 1'])
})

function entry(count: number): FaqEntry {
  return {
    ...question(count),
    audience: 'public',
    roles: [],
    is_published: true,
    position: count,
    version: 1,
    updated_at: '2026-11-21T10:00:00.000Z',
    updated_at_diff: 'a day ago',
  }
}

function titles(): (string | undefined)[] {
  return within(screen.getByRole('list', { name: 'Questions' }))
    .getAllByRole('listitem')
    .map((one) => /Question \d/.exec(one.textContent ?? '')?.[0])
}
