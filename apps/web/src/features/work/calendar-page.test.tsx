import { calendar } from '@guildhall/contract/work/calendar'
import { calls } from '@guildhall/contract/work/calls'
import { pageOf } from '@guildhall/contract/envelope'
import { createRoute } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { CalendarPage } from './calendar-page.tsx'

const page = createRoute({
  getParentRoute: () => signedInPages,
  path: '/page',
  component: CalendarPage,
  staticData: { title: 'Calendar' },
})
const HOURS = {
  data: { timezone: 'UTC', weekly: [], days_off: [], version: 1, busy: [] },
  actions: { canEdit: true },
}

it('shows what stands below the week with its calls, which would move it', async () => {
  const { promise: come, resolve: bring } = Promise.withResolvers<void>()
  const api = stubApi()
  api.on(calls.mine, async () => {
    await come
    return pageOf([], { page: 1, pageSize: 20, total: 0 })
  })
  const url = 'https://portal.example/feed'
  api.on(calendar.feed, () => ({ url, data: { url } }))
  api.on(calendar.availability, () => HOURS)
  const { user } = renderPage({ routes: [page], path: '/page', as: sampleUser() })

  await screen.findByRole('button', { name: 'Next week' })
  await waitFor(() => expect(api.queries(calendar.feed)).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'Calendar address' })).toBeNull()

  bring()
  expect(await screen.findByRole('heading', { name: 'Calendar address' })).toBeTruthy()

  // Who does not see the days hears which week has come.
  const week = screen.getByRole('heading', { level: 2, name: / to / })
  const before = week.textContent
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  await waitFor(() => expect(week.textContent).not.toBe(before))
  expect(week.isConnected).toBe(true)
  expect(week.getAttribute('aria-live')).toBe('polite')
})

it('asks for no address while an administrator views it as somebody else', async () => {
  const api = stubApi()
  api.on(calls.mine, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))
  api.on(calendar.availability, () => HOURS)
  renderPage({ routes: [page], path: '/page', as: sampleUser({ viewed_by: { name: 'Ada Lovelace' } }) })

  expect(await screen.findByRole('heading', { name: 'Hours for calls' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Calendar address' })).toBeNull()
  expect(api.queries(calendar.feed)).toEqual([])
})
