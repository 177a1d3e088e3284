import { accounts } from '@guildhall/contract/accounts'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publicPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { AcceptInvitationPage } from './accept-invitation-page.tsx'

it.each([
  ['was taken back', 'bad_token'],
  ['is none', 'invalid'],
])('leads on from an invitation that %s: to whoever sent it, and home', async (_what, code) => {
  stubApi().on(accounts.lookAtInvitation, () => new StubRefusal(422, 'Ask for a new one.', code))
  const page = createRoute({
    getParentRoute: () => publicPages,
    path: '/page',
    component: AcceptInvitationPage,
    staticData: { title: 'Accept the invitation' },
  })
  renderPage({ routes: [page], path: '/page?invitation=x', as: sampleUser() })

  expect(
    await screen.findByText('This link is no longer valid. Ask whoever invited you for a new one.'),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
})
