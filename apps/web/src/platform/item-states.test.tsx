import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import type { ListState } from '#ui/lists/list-faces.ts'
import { ItemStates } from './item-states.tsx'
import { signedInPages } from './root-routes.ts'

beforeEach(() => {
  stubApi()
})

const FAILED: ListState = {
  loading: false,
  error: 'Something Wrong happened.',
  isSearching: false,
  isEmpty: true,
}

function show(state: ListState) {
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/companies/$id',
    staticData: { title: 'Company' },
    component: () => (
      <ItemStates
        above={{ label: 'Companies', href: '/companies' }}
        state={state}
        onRefresh={() => undefined}
      >
        Nordwind
      </ItemStates>
    ),
  })
  renderPage({
    routes: [page],
    path: '/companies/0199b0a4-0000-7000-8000-000000000001',
    as: sampleUser({ roles: ['growth_experts_admin'] }),
  })
}

it('says what would stand there and leads back where it did not load', async () => {
  show(FAILED)

  expect((await screen.findByRole('alert')).textContent).toContain('Something Wrong happened.')
  expect(screen.getByRole('heading', { name: 'Company' })).toBeDefined()
  for (const name of ['Companies', 'Back to Companies'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/companies')
})

it('leaves the head to the page where it did', async () => {
  show({ ...FAILED, error: false, isEmpty: false })

  expect(await screen.findByText('Nordwind')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Company' })).toBeNull()
})
