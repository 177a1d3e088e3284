import { pageOf } from '@guildhall/contract/envelope'
import { members } from '@guildhall/contract/gigs/members'
import { calendar } from '@guildhall/contract/work/calendar'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { stubApi } from '#test/stub-api.ts'
import { CallDialog } from './call-dialog.tsx'

it('marks the title and the day that are missing', async () => {
  const api = stubApi()
  api.on(members.list, () => pageOf([], { page: 1, pageSize: 20, total: 0 }))
  api.on(calendar.availability, () => ({
    data: { timezone: 'UTC', weekly: [], days_off: [], version: 0, busy: [] },
    actions: { canEdit: false },
  }))
  const { user } = renderWithData(
    <CallDialog
      gigId="g1"
      engagementId="e1"
      expert={{ id: 'p1', name: 'Ada Lorem' }}
      onClose={() => undefined}
    />,
  )

  await user.click(await screen.findByRole('button', { name: 'Propose' }))

  expect(screen.getByRole('textbox', { name: 'Title' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('Give the call a title first.')).toHaveLength(1)
  const day = screen.getByRole('textbox', { name: 'Day' })
  expect(day.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('This field is required.')).toBeTruthy()
})
