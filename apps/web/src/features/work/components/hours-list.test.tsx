import { hours, type HoursWeek } from '@guildhall/contract/work/hours'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { HoursList } from './hours-list.tsx'

const SUMS = {
  minutes: 60,
  approved_minutes: 0,
  agreed_minutes: null,
  left_minutes: null,
  amount: null,
  approved_amount: null,
  budget: null,
  currency: 'USD',
}
const week = (isApproved: boolean): HoursWeek => ({
  week: '2026-11-16',
  status: isApproved ? 'approved' : 'submitted',
  minutes: 60,
  reason: null,
  submitted_at: '2026-11-20T10:00:00.000Z',
  decided_at: isApproved ? '2026-11-21T10:00:00.000Z' : null,
  decided_by: isApproved ? 'Bea Lorem' : null,
  actions: { canSubmit: false, canApprove: !isApproved, canSendBack: !isApproved },
})

it('says that somebody else decided about a week, and shows what came of it', async () => {
  const api = stubApi()
  let isApproved = false
  api.on(hours.list, () => ({
    data: [],
    weeks: [week(isApproved)],
    sums: SUMS,
    actions: { canEnter: false },
  }))
  api.on(hours.approve, () => {
    isApproved = true
    return new StubRefusal(409, 'Not allowed in this state', 'wrong_state')
  })
  const { user } = renderWithData(<HoursList engagementId="e1" />)

  await user.click(await screen.findByRole('button', { name: 'Approve' }))

  expect(await screen.findByText(/changed this in the meantime/)).toBeTruthy()
  expect(await screen.findByText('Approved')).toBeTruthy()
  expect(screen.queryByText('Not allowed in this state')).toBeNull()
})
