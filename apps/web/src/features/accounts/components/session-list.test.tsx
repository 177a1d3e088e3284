import { accounts } from '@guildhall/contract/accounts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { SessionList } from './session-list.tsx'

const HERE = {
  id: 'b91f6a5e-3c1d-4f0a-9d7e-0a1b2c3d4e5f',
  is_current: true,
  device: 'Desktop',
  os: 'Linux',
  browser: 'Firefox',
  ip: '10.0.0.1',
  created_at: '2026-11-21T10:00:00.000Z',
  last_seen_at: '2026-11-21T10:00:00.000Z',
}
const ELSEWHERE = { ...HERE, id: HERE.id.replace('b9', 'c9'), is_current: false, browser: 'Safari' }

it('asks before a session ends, and keeps the keyboard on the page', async () => {
  let sessions = [HERE, ELSEWHERE]
  const api = stubApi()
  api.on(accounts.sessions, () => ({ data: sessions }))
  const endOne = vi.fn(() => {
    sessions = [HERE]
    return { success: true as const }
  })
  api.on(accounts.revokeSession, endOne)
  const { user } = renderWithData(
    <main tabIndex={-1}>
      <SessionList />
    </main>,
  )

  await user.click(await screen.findByRole('button', { name: 'End' }))
  const question = await screen.findByRole('dialog', { name: 'End this session?' })
  expect(question.textContent).toContain('Safari on Linux has to sign in again.')
  expect(endOne).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'End session' }))
  await waitFor(() => expect(screen.queryByText('Safari on Linux')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('asks before all other sessions end', async () => {
  let sessions = [HERE, ELSEWHERE]
  const api = stubApi()
  api.on(accounts.sessions, () => ({ data: sessions }))
  const endAll = vi.fn(() => {
    sessions = [HERE]
    return { success: true as const }
  })
  api.on(accounts.revokeOtherSessions, endAll)
  const { user } = renderWithData(<SessionList />)

  await user.click(await screen.findByRole('button', { name: 'End all other sessions' }))
  await screen.findByRole('dialog', { name: 'End all other sessions?' })
  expect(endAll).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'End sessions' }))
  await waitFor(() => expect(screen.queryByText('Safari on Linux')).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
})
