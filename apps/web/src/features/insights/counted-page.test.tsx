import { insights } from '@guildhall/contract/insights'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { CountedPage } from './counted-page.tsx'

function open(path: string) {
  const asked = vi.fn(() => new StubRefusal(422, 'Some fields need your attention.', 'invalid'))
  stubApi().on(insights.counted, asked)
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/manager/insights/$name',
    component: CountedPage,
    staticData: { title: 'Insight' },
  })
  renderPage({ routes: [page], path, as: sampleUser({ roles: ['growth_experts_manager'] }) })
  return asked
}

it('asks nothing of a figure that there is not', async () => {
  const asked = open('/manager/insights/made-up?label=Nov')

  expect(await screen.findByText('Nothing here')).toBeDefined()
  expect(asked).not.toHaveBeenCalled()
})

it('is a missing page where the row is not named', async () => {
  open('/manager/insights/hires')

  expect(await screen.findByText('Nothing here')).toBeDefined()
  expect(screen.queryByText('Some fields need your attention.')).toBeNull()
})
