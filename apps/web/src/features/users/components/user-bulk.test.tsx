import { users, type UserRow } from '@guildhall/contract/users'
import { QueryClient } from '@tanstack/react-query'
import { DataProvider } from '#platform/calls/data-provider.tsx'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { ToastArea } from '#ui/feedback/toasts.tsx'
import { ACTS } from './user-act-dialog.tsx'
import { UserBulk } from './user-bulk.tsx'

const DONE = { success: true } as const
const NAMES = ['Ada', 'Ben', 'Cleo']

function row(name: string): UserRow {
  const canNot = { canActivate: false, canSendInvitation: false, canUnlock: false, canResetMfa: false }
  const can = { canEdit: true, canEditRoles: true, canSuspend: true, canSendReset: true, canViewAs: true }
  return {
    id: name,
    name,
    email: `${name}@demo.test`,
    photo: null,
    roles: ['growth_experts_manager'],
    status: 'Active',
    mfa_enabled: false,
    last_sign_in_at: null,
    last_sign_in_diff: null,
    created_at: '2026-11-21T18:00:00.000Z',
    actions: { ...can, ...canNot, canRevokeSessions: true },
  }
}

async function suspendAll() {
  const onClear = vi.fn()
  const { user } = render(
    <DataProvider client={new QueryClient()}>
      <UserBulk users={NAMES.map(row)} onClear={onClear} />
      <ToastArea />
    </DataProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Suspend (3)' }))
  expect(await screen.findByRole('dialog', { name: 'Suspend 3 users?' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Suspend' }))
  return { user, onClear }
}

it('marks what hurts, as the menu of a row does', () => {
  render(
    <DataProvider client={new QueryClient()}>
      <UserBulk users={NAMES.map(row)} onClear={vi.fn()} />
    </DataProvider>,
  )
  const red = screen.getAllByRole('button').filter(({ style }) => style.color.includes('red'))
  expect(red.map(({ textContent }) => textContent)).toEqual(['Revoke sessions (3)', 'Suspend (3)'])
})

it('does what is possible, and says of each that was refused why', async () => {
  const done: string[] = []
  stubApi().on(users.suspend, ({ params: { id = '' } }) => {
    if (id === 'Ben') return new StubRefusal(409, 'Not allowed in this state')
    done.push(id)
    return DONE
  })

  const { user, onClear } = await suspendAll()

  expect(await screen.findByText('Suspend: done for 2 users.')).toBeDefined()
  expect(await screen.findByText('1 left as they are:')).toBeDefined()
  expect(screen.getByRole('listitem').textContent).toBe('Ben Not allowed in this state')
  expect(done).toEqual(['Ada', 'Cleo'])
  expect(onClear).not.toHaveBeenCalled()
  await user.click(screen.getByText('Close'))
  expect(onClear).toHaveBeenCalled()
})

it('says nothing but that it is done when nothing was refused', async () => {
  stubApi().on(users.suspend, () => DONE)
  const { onClear } = await suspendAll()
  expect(await screen.findByText('Suspend: done for 3 users.')).toBeDefined()
  expect(screen.queryByText(/left as they are/)).toBeNull()
  expect(onClear).toHaveBeenCalled()
})

it('asks in words that hold for one account and for several', () => {
  expect(ACTS.map(({ text }) => text).filter((text) => /\b(?:The|this) account\b/.test(text))).toEqual([])
})
