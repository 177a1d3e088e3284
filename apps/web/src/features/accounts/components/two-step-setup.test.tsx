import { accounts } from '@guildhall/contract/accounts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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

it('selects a code that is not right, so that the next one takes its place', async () => {
  const api = stubApi()
  const sent: string[] = []
  api.on(accounts.startMfa, () => ({ data: { secret: 'AAAABBBB', url: 'otpauth://totp/a' } }))
  api.on(accounts.confirmMfa, ({ body }) => {
    sent.push(body.code)
    return new StubRefusal(422, 'This code is not right.', 'bad_code')
  })
  const { user } = renderWithData(<TwoStepSetup onDone={() => undefined} />)
  await user.type(await screen.findByRole('textbox'), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('This code is not right.')).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))

  await user.keyboard('654321{Enter}')

  await vi.waitFor(() => expect(sent).toEqual(['123456', '654321']))
})
