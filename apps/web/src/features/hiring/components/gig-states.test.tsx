import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { GigStates } from './gig-states.tsx'

const load = (error: Error | null) => ({
  data: undefined,
  isPending: false,
  isFetching: false,
  error,
  refetch: vi.fn<() => void>(),
})

it('loads all that failed again, at the first press', async () => {
  stubApi()
  const [gig, list] = [load(new Error('gone')), load(new Error('gone'))]
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/page',
    component: () => <GigStates loads={[gig, list]} skeleton={null} />,
    staticData: { title: 'Shortlist' },
  })
  const { user } = renderPage({ routes: [page], path: '/page', as: sampleUser() })

  await user.click(await screen.findByRole('button', { name: 'REFRESH' }))

  expect([gig, list].map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 1])
})

it('leads back to the project where that has come, and only a part of the page has not', async () => {
  stubApi()
  const gig = { ...load(null), data: { data: { id: 'gig-1', name: 'Grid storage' } } }
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/page',
    component: () => <GigStates loads={[gig, load(new Error('gone'))]} skeleton={null} />,
    staticData: { title: 'Shortlist' },
  })
  renderPage({ routes: [page], path: '/page', as: sampleUser() })

  const back = await screen.findByRole('link', { name: 'Back to Grid storage' })

  expect(back.getAttribute('href')).toMatch(/\/projects\/gig-1$/)
})
