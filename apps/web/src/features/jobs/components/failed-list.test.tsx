import { care, type FailedWork } from '@guildhall/contract/jobs/care'
import { QueryClient } from '@tanstack/react-query'
import { DataProvider } from '#platform/calls/data-provider.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { FailedList } from './failed-list.tsx'

const MAIL: FailedWork = {
  id: '1',
  kind: 'mail',
  mail: { to: 'ada@demo.test', subject: 'Welcome' },
  tries: 0,
  most_tries: 11,
  error: 'Nobody listens',
  next_try_at: '2026-11-21T18:00:00.000Z',
  actions: { canDiscard: true },
}
const DAILY: FailedWork = {
  ...MAIL,
  id: '2',
  kind: 'privacy.daily',
  mail: null,
  tries: 1,
  next_try_at: null,
  actions: { canDiscard: false },
}

function show(failed: readonly FailedWork[]) {
  return render(
    <DataProvider client={new QueryClient()}>
      <FailedList failed={failed} />
    </DataProvider>,
  )
}

it('offers to try work that comes back by itself again, and not to discard it', () => {
  show([MAIL, DAILY])
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Try again: Email to ada@demo.test: Welcome',
    'Discard: Email to ada@demo.test: Welcome',
    'Try again: Daily erasures and retention',
  ])
  expect(screen.getByText('Waiting to be tried again')).toBeDefined()
  expect(screen.getByText('Given up after 1 try')).toBeDefined()
})

it('says which mail is never sent before it discards it', async () => {
  const discarded: unknown[] = []
  stubApi().on(care.discard, ({ params: { id } }) => {
    discarded.push(id)
    return { success: true } as const
  })
  const { user } = show([MAIL])
  await user.click(screen.getByRole('button', { name: /^Discard/ }))
  expect(await screen.findByRole('dialog', { name: 'Discard this email?' })).toBeDefined()
  expect(screen.getByText('“Welcome” is never sent to ada@demo.test.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(discarded).toEqual(['1']))
})
