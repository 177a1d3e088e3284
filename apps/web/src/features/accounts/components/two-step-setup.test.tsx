import { accounts } from '@guildhall/contract/accounts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { TwoStepSetup } from './two-step-setup.tsx'

it('shows the fresh key when another tab has replaced the one that was scanned', async () => {
  const api = stubApi()
  const keys = ['AAAABBBB', 'CCCCDDDD']
  const sent: unknown[] = []
  api.on(accounts.startMfa, () => ({ data: { secret: keys.shift() ?? '', url: 'otpauth://totp/a' } }))
  api.on(accounts.confirmMfa, ({ body }) => {
    sent.push(body)
    return new StubRefusal(409, 'A newer key was made.', 'mfa_key_replaced')
  })
  const { user } = renderWithData(<TwoStepSetup onDone={() => undefined} />)

  expect(await screen.findByText('AAAA BBBB')).toBeTruthy()
  await user.type(screen.getByRole('textbox'), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))

  expect(await screen.findByText('CCCC DDDD')).toBeTruthy()
  expect(screen.getByText('A newer key was made.')).toBeTruthy()
  expect(sent).toEqual([{ code: '123456', secret: 'AAAABBBB' }])
})
