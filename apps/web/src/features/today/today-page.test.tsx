import { today } from '@guildhall/contract/today'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { todayRoutes } from './routes.tsx'

const EMPTY = 'Nothing needs you right now. Enjoy the quiet.'
let api: ReturnType<typeof stubApi>

beforeEach(() => {
  api = stubApi()
})

const open = () =>
  renderPage({ routes: [...todayRoutes({ Figures: () => null })], path: '/today', as: sampleUser() })

it('does not say that nothing is to do before it knows', async () => {
  const { promise, resolve } = Promise.withResolvers<{ data: { groups: [] } }>()
  api.on(today.read, () => promise)
  const { container } = open()

  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(EMPTY)).toBeNull()
  // In their shape: cards with a head, and lines of two with a button.
  await expect.poll(() => container.querySelectorAll('.thing > .button').length).toBeGreaterThan(3)

  resolve({ data: { groups: [] } })
  expect(await screen.findByText(EMPTY)).toBeDefined()
})

it('leads to the others of a group that shows only its first ones', async () => {
  const one = {
    id: '1',
    title: 'Ada applied to Batteries',
    subtitle: null,
    since: null,
    due: null,
    href: '/manager/projects/1/hire',
    action: { label: 'Review' },
  }
  api.on(today.read, () => ({
    data: { groups: [{ key: 'applicants' as const, title: 'New applicants', count: 3, items: [one] }] },
  }))
  open()

  const link = await screen.findByRole('link', { name: '2 more in Projects' })
  expect(link.getAttribute('href')).toMatch(/\/projects$/)
})
