import { accounts } from '@guildhall/contract/accounts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '#platform/session.tsx'
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
