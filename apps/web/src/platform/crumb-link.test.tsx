import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { Breadcrumb } from '#ui/layout/page-header.tsx'
import { crumbLink } from './crumb-link.tsx'
import { signedInPages } from './root-routes.ts'

beforeEach(() => {
  stubApi()
})

it('calls the page alone the current one, not the list above it', async () => {
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/admin/projects/$id',
    component: () => (
      <Breadcrumb
        crumbs={[{ label: 'Projects', href: '/admin/projects' }, { label: 'Atlas' }]}
        renderLink={crumbLink}
      />
    ),
  })
  renderPage({
    routes: [page],
    path: '/admin/projects/0199b0a4-0000-7000-8000-000000000001',
    as: sampleUser({ roles: ['growth_experts_admin'] }),
  })

  expect((await screen.findByRole('link', { name: 'Projects' })).hasAttribute('aria-current')).toBe(false)
  expect(screen.getByText('Atlas').getAttribute('aria-current')).toBe('page')
})
