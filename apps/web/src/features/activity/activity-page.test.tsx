import { activity } from '@guildhall/contract/activity'
import type { Activity } from '@guildhall/contract/activity'
import { pageOf } from '@guildhall/contract/envelope'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { activityId, sampleActivity, sampleEntry } from '#test/activity-samples.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
import type { StubApi } from '#test/stub-api.ts'
import { activityRoutes } from './routes.tsx'

const admin = sampleUser({ permissions: ['CAN_SEE_ADMIN_ACTIVITIES'] })
let api: StubApi

beforeEach(() => {
  api = stubApi()
})

/** Opens the second of these entries, which follow each other in one session. */
function openSecond(session: readonly Partial<Activity>[]) {
  const entries = session.map((change, index) => ({ ...change, id: activityId(index) }))
  api.on(activity.details, ({ params }) => {
    const at = entries.findIndex(({ id }) => id === params['id'])
    const beside = (step: number) => {
      const entry = entries[at + step]
      return entry ? sampleEntry({ id: entry.id, title: entry.title ?? null }) : null
    }
    const neighbours = { previous: beside(-1), next: beside(1) }
    return { data: sampleActivity({ ...entries[at], neighbours }) }
  })
  return renderPage({ routes: activityRoutes, path: `/activities/${activityId(1)}`, as: admin })
}

async function facts() {
  return within(await screen.findByRole('complementary', { name: 'Facts' }))
}

it('shows what is known of a visit', async () => {
  openSecond([
    {},
    { url_options: { fullPath: null, params: { expertId: '7' }, query: { status: 'Pending' } }, title: null },
  ])

  const aside = await facts()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('N/A')
  expect(aside.getByRole('link', { name: '203.0.113.24' }).getAttribute('href')).toBe(
    '/activities?ip=203.0.113.24',
  )
  expect(aside.getByText('Desktop / macOS / Chrome 141.0')).toBeDefined()
  expect(aside.getByText('/admin/experts')).toBeDefined()
  expect(aside.getByText(/"expertId": "7"/)).toBeDefined()
  expect(aside.getByText(/"status": "Pending"/)).toBeDefined()
  expect(aside.queryByText('Payload')).toBeNull()
  expect(aside.getByText('Jonas Lindqvist')).toBeDefined()
})

it('shows what is known of a call', async () => {
  const outcome = { api: '/users/7/approve', status_code: 200, response_time: 0.0437, is_main: true }
  openSecond([
    {},
    { ...outcome, type: 'submit', title: 'Approve expert', api_payload: { status: 'Approved' } },
  ])

  const aside = await facts()
  expect(aside.getByText('API info')).toBeDefined()
  expect(aside.getByText('/users/7/approve')).toBeDefined()
  expect(aside.getByText('0.044 s')).toBeDefined()
  expect(aside.getByText('Main')).toBeDefined()
  expect(aside.getByText(/"status": "Approved"/)).toBeDefined()
  for (const name of ['Params', 'Query'])
    expect(within(aside.getByRole('group', { name })).getByText('{}')).toBeDefined()
})

it('has no data for any other type', async () => {
  openSecond([{}, { type: 'error' }])

  expect((await facts()).getByText('No data')).toBeDefined()
})

it('opens the list filtered by the address', async () => {
  openSecond([{}, {}])

  const link = await screen.findByRole('link', { name: 'View logs for this IP' })
  expect(link.getAttribute('href')).toBe('/activities?ip=203.0.113.24')
})

it('never makes a link of a page url that leaves the portal', async () => {
  openSecond([{}, { url: 'javascript:alert(1)' }])

  const aside = await facts()
  expect(aside.getByText('javascript:alert(1)').tagName).toBe('SPAN')
})

it('walks the session step by step until it ends', async () => {
  const { user } = openSecond([
    { title: 'First' },
    { title: 'Second' },
    { title: 'Third' },
    { title: 'Fourth' },
  ])
  await screen.findByRole('article', { name: 'Third' })
  expect(screen.queryByRole('article', { name: 'Fourth' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'View next log' }))
  await user.click(await screen.findByRole('button', { name: 'previous log' }))

  await screen.findByRole('article', { name: 'Fourth' })
  const titles = screen.getAllByRole('article').map((entry) => entry.getAttribute('aria-label'))
  expect(titles).toEqual(['First', 'Second', 'Third', 'Fourth'])
  expect(screen.queryByRole('button', { name: 'previous log' })).toBeNull()
})

it('loads the calls of a visit page by page', async () => {
  const calls = [5, 6, 7, 8].map((n) =>
    sampleEntry({ id: activityId(n), title: `Call ${n}`, type: 'retrieve' }),
  )
  api.on(activity.children, ({ query }) => {
    const page = Number(query.get('page'))
    return pageOf(calls.slice((page - 1) * 3, page * 3), { page, pageSize: 3, total: 4 })
  })
  const { user } = openSecond([{}, { title: 'Visit', children_total: 4 }])

  await user.click(await screen.findByRole('button', { name: 'Expand Visit' }))
  await screen.findByRole('link', { name: 'Call 7' })
  expect(screen.queryByRole('link', { name: 'Call 8' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'VIEW NEXT (1)' }))

  expect(await screen.findByRole('link', { name: 'Call 8' })).toBeDefined()
})

it('expands and collapses all cards', async () => {
  const { user } = openSecond([{ title: 'First' }, { title: 'Second' }])
  await screen.findByRole('article', { name: 'First' })

  await user.click(screen.getByRole('button', { name: 'Expand all' }))
  expect(screen.getAllByRole('button', { name: /^Collapse (First|Second)$/ })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Collapse all' }))

  expect(screen.getAllByRole('button', { name: /^Expand (First|Second)$/ })).toHaveLength(2)
})

it('does not exist when the entry does not', async () => {
  api.on(activity.details, () => new StubRefusal(404, 'Not Found'))

  renderPage({ routes: activityRoutes, path: `/activities/${activityId(1)}`, as: admin })

  expect(await screen.findByText('Nothing here')).toBeDefined()
})

it('says what went wrong and tries again', async () => {
  api.on(activity.details, () => new StubRefusal(500))

  renderPage({ routes: activityRoutes, path: `/activities/${activityId(1)}`, as: admin })

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Something Wrong happened\.Request request-7/)
  expect(within(alert).getByRole('button', { name: 'REFRESH' })).toBeDefined()
})
