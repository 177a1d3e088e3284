import { activity } from '@guildhall/contract/activity'
import { pageOf } from '@guildhall/contract/envelope'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { activityId, sampleActivity, sampleEntry } from '#test/activity-samples.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
import { activityRoutes } from './routes.tsx'

const SESSION = '0193b4a0-0000-7000-8000-0000000000aa'
const admin = sampleUser({ permissions: ['CAN_SEE_ADMIN_ACTIVITIES'] })
let api: ReturnType<typeof stubApi>

beforeEach(() => {
  localStorage.clear()
  api = stubApi()
  api.on(activity.details, () => ({ data: sampleActivity({ id: activityId(1) }) }))
})

const open = () => renderPage({ routes: activityRoutes, path: `/activities/sessions/${SESSION}`, as: admin })

it('tells a session as sentences that lead to their entries, and whose it was', async () => {
  const entries = [
    sampleEntry({ id: activityId(1), type: 'submit', sentence: 'Jonas Lindqvist logged in' }),
    sampleEntry({ id: activityId(2), type: 'submit', sentence: 'Jonas Lindqvist screened Grace Kimani' }),
  ]
  api.on(activity.session, () => pageOf(entries, { page: 1, pageSize: 50, total: 2, emptyText: 'No Data' }))
  open()

  const list = within(await screen.findByRole('list', { name: 'Session' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByRole('link', { name: /screened Grace Kimani/ }).getAttribute('href')).toBe(
    `/activities/${activityId(2)}`,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Session of Jonas Lindqvist')
  expect(await screen.findByText(/Chrome 141 on macOS, Desktop · 203\.0\.113\.24 · 2 entries/)).toBeDefined()
})

it('leaves out reads until they are asked for', async () => {
  const asked: unknown[] = []
  api.on(activity.session, ({ query }) => {
    asked.push(query.get('include_reads'))
    return pageOf([], { page: 1, pageSize: 50, total: 0, emptyText: 'No Data' })
  })
  open()
  expect(await screen.findByText(/Nothing was changed in this session/)).toBeDefined()

  await userEvent.click(screen.getByRole('switch', { name: 'Show reads' }))

  await expect.poll(() => asked).toEqual(['false', 'true'])
})

it('is not found where the log knows nothing of it', async () => {
  api.on(activity.session, () => new StubRefusal(404))
  open()

  expect(await screen.findByText('Nothing here')).toBeDefined()
})
