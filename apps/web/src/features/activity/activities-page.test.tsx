import { activity } from '@guildhall/contract/activity'
import { pageOf } from '@guildhall/contract/envelope'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { JONAS, MAYA, activityId, sampleEntry } from '#test/activity-samples.ts'
import { renderPage } from '#test/render-page.tsx'
import { onPhone } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
import type { StubApi } from '#test/stub-api.ts'
import { activityRoutes } from './routes.tsx'

const admin = sampleUser({ permissions: ['CAN_SEE_ADMIN_ACTIVITIES'] })
let api: StubApi

beforeEach(() => {
  localStorage.clear()
  api = stubApi()
  api.on(activity.list, () => pageOf([sampleEntry()], { page: 1, pageSize: 20, total: 1 }))
  api.on(activity.users, () => pageOf([JONAS], { page: 1, pageSize: 5, total: 1 }))
  api.on(activity.filterOptions, () => ({
    data: {
      devices: [{ key: 'Desktop', name: 'Desktop', count: 3 }],
      os: [{ key: 'macOS', name: 'macOS', count: 2 }],
      browsers: [{ key: 'Chrome', name: 'Chrome', count: 41 }],
    },
  }))
})

function open(path = '/activities') {
  return renderPage({ routes: activityRoutes, path, as: admin })
}

async function openCard(path?: string) {
  const page = open(path)
  await screen.findByRole('link', { name: 'Experts' })
  await page.user.click(screen.getByRole('button', { name: /Add filter|Edit/ }))
  await screen.findByLabelText('Start date', {}, { timeout: 10_000 })
  return page
}

it('does not exist for somebody without the permission', async () => {
  renderPage({ routes: activityRoutes, path: '/activities', as: sampleUser() })

  expect(await screen.findByText('Nothing here')).toBeDefined()
})

it('shows entries with their number, tags and user', async () => {
  const failed = { log_name: '', status: 'failed', type: 'submit', created_by: MAYA } as const
  const rows = [sampleEntry(), sampleEntry({ ...failed, id: activityId(2) })]
  api.on(activity.list, () => pageOf(rows, { page: 3, pageSize: 20, total: 42 }))

  open('/activities?page=3')

  const link = await screen.findByRole('link', { name: 'Experts' })
  expect(link.getAttribute('target')).toBe('_blank')
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toMatch(
    /^41ExpertsJonas Lindqvist opened the page “Experts”visitSuccessJLJonas Lindqvist\/admin\/experts/,
  )
  expect(second?.textContent).toMatch(/^42N\/A.*submitFaildMOMe/)
  expect(screen.getByText('Showing 41 to 42 of 42 entries')).toBeDefined()
})

it('says the total in the words of the documents, also when it is a guess', async () => {
  const at = { page: 1, pageSize: 1, total: 90_000, isEstimate: true }
  api.on(activity.list, () => pageOf([sampleEntry()], at))

  open()

  expect(await screen.findByText('Showing 1 to 1 of 90000 entries')).toBeDefined()
})

it.each([
  ['el', true],
  ['elder', false],
])('says of %s whether only the newest rows are searched', async (term, isSaid) => {
  open(`/activities?search=${term}`)

  await screen.findByRole('link', { name: 'Experts' })
  expect(screen.queryByText(/only the newest 25,000 rows/) !== null).toBe(isSaid)
})

it('has no pages when there is but one', async () => {
  open()

  await screen.findByRole('link', { name: 'Experts' })
  expect(screen.queryByText(/^Showing/)).toBeNull()
})

it('hides what was only read until somebody switches it on, and remembers that', async () => {
  const { user } = open('/activities')
  await waitFor(() => expect(api.queries(activity.list)).toEqual(['include_reads=false&page=1']))

  await user.click(await screen.findByRole('switch', { name: 'Show reads' }))

  await waitFor(() => expect(api.queries(activity.list).at(-1)).toBe('page=1'))
  expect(localStorage.getItem('guildhall.activities.show-reads')).toBe('true')
})

it('narrows the list to a day at once, and widens it again', async () => {
  const { user } = open('/activities')
  const yesterday = await screen.findByRole('radio', { name: 'Yesterday' })
  await user.click(yesterday)

  await waitFor(() => expect(yesterday.getAttribute('aria-checked')).toBe('true'))
  expect(api.queries(activity.list).at(-1)).toMatch(/start_at=(\d{4}-\d{2}-\d{2})&end_at=\1&/)
  await user.click(yesterday)
  await waitFor(() => expect(yesterday.getAttribute('aria-checked')).toBe('false'))
})

it('asks for what the address says and shows it as chips', async () => {
  open(`/activities?status=failed&user_id[]=${JONAS.id}&browser[]=Chrome&sort=created_at:asc&nonsense=1`)

  const chips = await screen.findByRole('list', { name: 'Filters' })
  await waitFor(() =>
    expect(
      within(chips)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Status Faild', 'Users Jonas Lindqvist', 'Browsers Chrome']),
  )
  expect(api.queries(activity.list)).toEqual([
    `user_id[]=${JONAS.id}&browser[]=Chrome&status=failed&sort=created_at:asc&include_reads=false&page=1`,
  ])
})

it('drops a filter with its chip', async () => {
  const { user, address } = open('/activities?status=failed&type=visit&page=2')

  await user.click(await screen.findByRole('button', { name: 'Remove Status Faild' }))

  await waitFor(() => expect(address()).toBe('/activities?type=visit'))
})

it('sorts ascending, descending, ascending, and another column from the start', async () => {
  const { user, address } = open()
  const sorts: (string | null)[] = []
  for (const column of ['Name', 'Name', 'Name', 'Created at / happened since']) {
    const before = address()
    await user.click(await screen.findByRole('button', { name: column }))
    await waitFor(() => expect(address()).not.toBe(before))
    sorts.push(new URLSearchParams(address().split('?')[1]).get('sort'))
  }

  expect(sorts).toEqual(['log_name:asc', 'log_name:desc', 'log_name:asc', 'created_at:asc'])
})

it('keeps edits to itself until they are applied', async () => {
  const { user, address } = await openCard()
  await user.click(screen.getByLabelText('Browsers', { selector: 'input' }))
  await user.click(await screen.findByRole('option', { name: /Chrome/ }))
  expect(screen.getByText('Changes are not applied yet.')).toBeDefined()
  expect(address()).toBe('/activities')

  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByRole('dialog', { name: 'Are you sure you want to apply selected filters?' })
  await user.keyboard('{Enter}')

  expect(await screen.findByText('Selected filters have been applied successfully')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/activities?browser[]=Chrome'))
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined()
})

it('says that applying was canceled when the answer is no', async () => {
  const { user, address } = await openCard()

  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')

  expect(await screen.findByText('Applying filters have been canceled.')).toBeDefined()
  expect(address()).toBe('/activities')
})

it('goes back to the saved filters on cancel', async () => {
  const { user } = await openCard('/activities?ip=203.0.113.24')
  const card = screen.getByRole('region', { name: 'Filter' })
  await user.click(within(card).getByRole('button', { name: 'Remove IP 203.0.113.24' }))

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))

  expect(await screen.findByText('Latest selected filters have been canceled successfully')).toBeDefined()
  expect(within(card).getByText('203.0.113.24')).toBeDefined()
})

it('clears all filters and saves that', async () => {
  const { user, address } = await openCard('/activities?type=visit&ip=203.0.113.24')

  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await screen.findByRole('dialog', { name: 'Are you sure you want to clear all filters?' })
  await user.click(screen.getByRole('button', { name: 'Yes' }))

  expect(await screen.findByText('Filters have cleared successfully')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/activities'))
})

it('clears one section, to be applied later', async () => {
  const { user, address } = await openCard('/activities?os[]=macOS')

  await user.click(screen.getByRole('button', { name: 'Clear all OS' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))

  const notice = 'All OS filters have been cleared, click apply button below to save.'
  expect(await screen.findByText(notice)).toBeDefined()
  expect(screen.getByText('Changes are not applied yet.')).toBeDefined()
  expect(address()).toBe('/activities?os[]=macOS')
})

it('looks for users from the third character on', async () => {
  const { user } = await openCard()
  const field = screen.getByLabelText('Users', { selector: 'input' })

  await user.type(field, 'jo')
  expect(screen.getByText('Type at least 3 characters or press enter to search')).toBeDefined()
  await user.type(field, 'n')

  expect(await screen.findByRole('option', { name: 'Jonas Lindqvist' })).toBeDefined()
  expect(api.queries(activity.users)).toEqual(['keyword=jon&page=1&pageSize=5'])
})

it('reaches the users behind the first five that are found', async () => {
  const sixth = { ...JONAS, id: '0193b4a0-0000-7000-8000-0000000000f6', name: 'Jonna Sixth' }
  api.on(activity.users, ({ query }) => {
    const isFirst = query.get('page') === '1'
    return pageOf([isFirst ? JONAS : sixth], { page: isFirst ? 1 : 2, pageSize: 5, total: 6 })
  })
  const { user } = await openCard()

  await user.type(screen.getByLabelText('Users', { selector: 'input' }), 'jon')
  await user.click(await screen.findByRole('button', { name: 'Load more' }))

  expect(await screen.findByRole('option', { name: 'Jonna Sixth' })).toBeDefined()
})

it('searches from the third character on', async () => {
  const { user, address } = open()

  await user.type(await screen.findByRole('searchbox'), 'ap')
  expect(screen.getByText('Enter at least 3 characters to filter the results')).toBeDefined()
  await user.type(screen.getByRole('searchbox'), 'p')

  await waitFor(() => expect(address()).toBe('/activities?search=app'))
})

it('says what went wrong, with the id of the request, and tries again', async () => {
  api.on(activity.list, () => new StubRefusal(500))
  const { user } = open()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Something went wrong\.Request request-7/)

  api.on(activity.list, () => pageOf([sampleEntry()], { page: 1, pageSize: 20, total: 1 }))
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'REFRESH' }))

  expect(await screen.findByRole('link', { name: 'Experts' })).toBeDefined()
})

it('tells an empty search from an empty list', async () => {
  api.on(activity.list, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))

  open('/activities?search=nobody')

  expect(await screen.findByText('No results')).toBeDefined()
})

it('shows rows as cards on a phone, without the page url', async () => {
  onPhone()

  open()

  const list = await screen.findByRole('list', { name: 'Activity list' })
  expect(within(list).getByRole('link', { name: 'Experts' })).toBeDefined()
  expect(within(list).queryByText('/admin/experts')).toBeNull()
})
