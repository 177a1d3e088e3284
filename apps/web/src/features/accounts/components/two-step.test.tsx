import { accounts } from '@guildhall/contract/accounts'
import { recoveryCodes } from '@guildhall/contract/recovery-codes'
import { createRoute } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInPages } from '#platform/root-routes.ts'
import { signedIn } from '#platform/session.tsx'
import { renderPage } from '#test/render-page.tsx'
import { renderWithData } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { TwoStep } from './two-step.tsx'

it('begins at the code, and leads back to where it was started', async () => {
  stubApi().on(accounts.startMfa, () => ({
    data: { secret: 'ABCDEFGH', url: 'otpauth://totp/a?secret=ABCDEFGH' },
  }))
  signedIn(sampleUser({ mfa_enabled: false }))
  const { user } = renderWithData(<TwoStep />)
  await user.click(screen.getByRole('button', { name: 'Set up' }))
  const code = await screen.findByRole('textbox', { name: 'Six digits' })
  expect(document.activeElement).toBe(code)

  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set up' })))
})

it('asks for the password where it is turned off without one', async () => {
  signedIn(sampleUser({ mfa_enabled: true }))
  stubApi().on(recoveryCodes.count, () => ({ data: { left: 9, total: 10 } }))
  const { user } = renderWithData(<TwoStep />)
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  const dialog = within(await screen.findByRole('dialog'))
  const password = dialog.getByLabelText('Current password')

  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(await dialog.findByText('This field is required.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(password))

  await user.type(password, 'a')
  expect(dialog.queryByText('This field is required.')).toBeNull()
})

it.each(['Make new codes', 'Turn off'])(
  '%s leads who has no password to where they set one',
  async (action) => {
    stubApi().on(recoveryCodes.count, () => ({ data: { left: 9, total: 10 } }))
    const page = createRoute({ getParentRoute: () => signedInPages, path: '/here', component: TwoStep })
    const as = { ...sampleUser({ mfa_enabled: true }), is_linkedIn: true }
    const { user } = renderPage({ routes: [page], path: '/here', as })

    await user.click(await screen.findByRole('button', { name: action }))

    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByLabelText('Current password')).toBeNull()
    expect(dialog.getByRole('button', { name: action })).toHaveProperty('disabled', true)
    const link = dialog.getByRole('link', { name: 'Set a password' })
    expect(link.getAttribute('href')).toBe('/profile-settings?tab=password')
  },
)

it('counts the recovery codes that are left, and shows new ones once', async () => {
  signedIn(sampleUser({ mfa_enabled: true }))
  const api = stubApi()
  let left = 3
  api.on(accounts.auth, () => ({ data: sampleUser({ mfa_enabled: true }) }))
  api.on(recoveryCodes.count, () => ({ data: { left, total: 10 } }))
  api.on(recoveryCodes.renew, () => {
    left = 10
    return { data: { recovery_codes: ['aaa-bbb'] } }
  })
  const { user } = renderWithData(<TwoStep />)
  expect(await screen.findByText('3 of 10 recovery codes left')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Make new codes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make new recovery codes?' }))
  await user.type(dialog.getByLabelText('Current password'), 'a')
  await user.click(dialog.getByRole('button', { name: 'Make new codes' }))

  expect(await screen.findByText('aaa-bbb')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(await screen.findByText('10 of 10 recovery codes left')).toBeDefined()
  expect(screen.queryByText('aaa-bbb')).toBeNull()
})
