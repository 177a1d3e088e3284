import { pageOf } from '@guildhall/contract/envelope'
import { gigActivities } from '@guildhall/contract/gigs/activities'
import { createRoute } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { ListViews } from '#ui/filters/views-place.tsx'
import { GigActivities } from './gig-activities.tsx'

it('are narrowed by chips, as every list is, and say what they show before', async () => {
  const asked: unknown[] = []
  stubApi().on(gigActivities.list, ({ query }) => {
    asked.push(query.get('type'))
    return pageOf([], { page: 1, pageSize: 20, total: 0 })
  })
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/activities',
    component: () => (
      <ListViews value="Views">
        <GigActivities gig={{ id: '0193b4a0-0000-7000-8000-0000000000c1' }} />
      </ListViews>
    ),
  })
  const { user } = renderPage({ routes: [page], path: '/activities', as: sampleUser() })

  await user.click(await screen.findByRole('button', { name: 'What changed' }))
  expect(await screen.findByRole('radio', { name: 'What changed' })).toHaveProperty('checked', true)
  expect(screen.queryByText('Views')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Visit' }))

  expect(await screen.findByRole('button', { name: 'Remove Type Visit' })).toBeDefined()
  await waitFor(() => expect(asked.at(-1)).toBe('visit'))
})
