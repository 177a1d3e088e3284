import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { DeleteDraft } from './delete-draft.tsx'

const GIG = { id: '0193b4a0-0000-7000-8000-000000000001', name: 'Yard trucks' }

beforeEach(() => void stubApi())

it('asks in the words of every deletion, and says how long the draft can come back', async () => {
  const page = createRoute({
    getParentRoute: () => signedInPages,
    path: '/draft',
    component: () => <DeleteDraft gig={GIG} onClose={() => undefined} />,
  })
  renderPage({ routes: [page], path: '/draft', as: sampleUser({ roles: ['growth_experts_manager'] }) })

  const dialog = await screen.findByRole('dialog', { name: 'Delete project' })

  expect(dialog.textContent).toContain('Are you sure you want to delete Yard trucks project?')
  expect(dialog.textContent).toContain('The draft can be restored for 30 days.')
  expect(screen.getByRole('button', { name: 'CANCEL' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'DELETE' })).toBeDefined()
})
