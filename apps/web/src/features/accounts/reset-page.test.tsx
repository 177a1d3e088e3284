import { accounts } from '@guildhall/contract/accounts'
import { resetLink } from '@guildhall/contract/reset-link'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publicPages } from '#platform/root-routes.ts'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { ResetPage } from './reset-page.tsx'

function open(path: string) {
  const page = createRoute({
    getParentRoute: () => publicPages,
    path: '/page',
    component: ResetPage,
    staticData: { title: 'Set a new password' },
  })
  return renderPage({ routes: [page], path, as: sampleUser() })
}

it('asks where to send another link where none came along', async () => {
  const api = stubApi()
  const asked: string[] = []
  api.on(accounts.forgotPassword, ({ body }) => {
    asked.push(body.email)
    return { success: true as const }
  })
  const { user } = open('/page')

  await user.type(await screen.findByLabelText('Email'), 'ada@lorem.test')
  await user.click(screen.getByRole('button', { name: 'Send link' }))

  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Send the link again' }))

  expect(await screen.findByText('Sent again. It can take a minute.')).toBeDefined()
  expect(asked).toEqual(['ada@lorem.test', 'ada@lorem.test'])
})

it('says of a link that works no more that it does, as soon as it is opened', async () => {
  const api = stubApi()
  api.on(resetLink.look, () => ({ data: { works: false } }))
  open('/page?token=x')

  expect(await screen.findByText('This link is no longer valid. Ask for a new one.')).toBeDefined()
  expect(screen.getByLabelText('Email')).toBeDefined()
  expect(screen.queryByLabelText('New password')).toBeNull()
})

it('goes on to the new password where nobody says whether the link works', async () => {
  const api = stubApi()
  api.on(resetLink.look, () => new StubRefusal(503, 'Busy', 'unavailable'))
  open('/page?token=x')

  expect(await screen.findByLabelText('New password')).toBeDefined()
})

it('asks where to send another link once the server has refused the one that came', async () => {
  const api = stubApi()
  api.on(resetLink.look, () => ({ data: { works: true } }))
  api.on(accounts.resetPassword, () => new StubRefusal(422, 'Not valid', 'bad_token'))
  const { user } = open('/page?token=x')

  await user.type(await screen.findByLabelText('New password'), 'Quiet-harbour-19')
  await user.type(screen.getByLabelText('Confirm new password'), 'Quiet-harbour-19')
  await user.click(screen.getByRole('button', { name: 'Save password' }))

  expect(await screen.findByLabelText('Email')).toBeDefined()
  expect(screen.getByText('This link is no longer valid. Ask for a new one.')).toBeDefined()
})
