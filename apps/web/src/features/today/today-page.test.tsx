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
  open()

  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(EMPTY)).toBeNull()

  resolve({ data: { groups: [] } })
  expect(await screen.findByText(EMPTY)).toBeDefined()
})
