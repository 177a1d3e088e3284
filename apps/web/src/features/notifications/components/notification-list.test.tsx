import type { Notification } from '@guildhall/contract/notifications'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { NotificationList } from './notification-list.tsx'

const ROW: Notification = {
  id: '0195a000-0000-7000-8000-000000000001',
  subject: 'Mara Lindqvist was approved',
  is_read: false,
  created_at: '2026-11-20T08:00:00.000Z',
  created_at_diff: '2 minutes ago',
  link: null,
  category: 'review',
  gig_id: null,
  expert_id: null,
}

const page = createRoute({
  getParentRoute: () => signedInPages,
  path: '/list',
  component: () => <NotificationList rows={[ROW]} onGo={() => undefined} />,
})

beforeEach(() => {
  stubApi()
})

it('shows the subjects with the list, not a moment later', async () => {
  renderPage({ routes: [page], path: '/list', as: sampleUser() })
  await screen.findByText('2 minutes ago')

  expect(screen.getByText('Mara Lindqvist was approved')).toBeDefined()
})
