import { accounts } from '@guildhall/contract/accounts'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publicPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { AcceptInvitationPage } from './accept-invitation-page.tsx'

const page = createRoute({
  getParentRoute: () => publicPages,
  path: '/page',
  component: AcceptInvitationPage,
  staticData: { title: 'Accept the invitation' },
})

it.each([
  ['was taken back or is for somebody else', { data: null }],
  ['is none', new StubRefusal(422, 'Ask for a new one.', 'invalid')],
])(
  'leads on from an invitation that %s: to the other account, whoever sent it, and home',
  async (_what, answer) => {
    stubApi().on(accounts.lookAtInvitation, () => answer)
    renderPage({ routes: [page], path: '/page?invitation=x', as: sampleUser() })

    expect(
      await screen.findByText(
        'This invitation is no longer valid, or it went to another account. You are logged in as maya@demo.test. Log in with the other account, or ask whoever invited you for a new one.',
      ),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/logout')
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
  },
)

it('speaks of no account where the link of a mail is dead', async () => {
  stubApi().on(accounts.lookAtInvitation, () => ({ data: null }))
  renderPage({ routes: [page], path: '/page?token=x', as: sampleUser() })

  expect(
    await screen.findByText('This link is no longer valid. Ask whoever invited you for a new one.'),
  ).toBeDefined()
})
