import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { GigStatusBadge } from './gig-status-badge.tsx'

it('colours what is completed as a tag in lists, and as a success on the page of the project', async () => {
  stubApi()
  const gig = { status_display: 'Completed', locked: false }
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/badges',
    component: () => (
      <>
        <GigStatusBadge gig={gig} />
        <GigStatusBadge gig={gig} variant="default" />
      </>
    ),
  })
  renderPage({ routes: [page], path: '/badges', as: sampleUser({ roles: ['growth_experts_manager'] }) })

  const badges = await screen.findAllByText('Completed')

  expect(badges.map((badge) => badge.getAttribute('data-tone'))).toEqual(['primary', 'success'])
})
