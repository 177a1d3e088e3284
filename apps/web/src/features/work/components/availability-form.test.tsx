import { calendar, type KeptAvailability } from '@guildhall/contract/work/calendar'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '#platform/session.tsx'
import { renderWithData } from '#test/render.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, StubRefusal } from '#test/stub-api.ts'
import { AvailabilityForm } from './availability-form.tsx'

const MONDAY = { weekday: 1, from: '09:00', to: '17:00' }
const SATURDAY = { weekday: 6, from: '10:00', to: '12:00' }

it('keeps what another tab saved beside what was changed here, and says so before it is saved', async () => {
  const api = stubApi()
  signedIn(sampleUser({ roles: ['growth_experts_expert'] }))
  let kept: KeptAvailability = { timezone: 'Europe/Rome', weekly: [MONDAY], days_off: [], version: 3 }
  api.on(calendar.availability, () => ({ data: { ...kept, busy: [] }, actions: { canEdit: true } }))
  api.on(calendar.setAvailability, ({ body, headers }) => {
    if (headers.get('If-Match') !== `"${kept.version}"`) return new StubRefusal(412, '', 'stale')
    kept = { ...body, version: kept.version + 1 }
    return { data: kept }
  })
  const { user } = renderWithData(<AvailabilityForm />)
  const week = within(await screen.findByRole('list', { name: 'Hours of the week' }))
  // The other tab.
  kept = { ...kept, weekly: [MONDAY, SATURDAY], days_off: ['2027-01-14'], version: 4 }

  await user.click(week.getByRole('checkbox', { name: 'Sunday' }))
  await user.click(screen.getByRole('button', { name: 'Save hours' }))

  expect(await screen.findByText(/You saved other hours in the meantime/)).toBeDefined()
  expect(await screen.findByText('Jan 14,2027')).toBeDefined()
  for (const day of ['Monday', 'Saturday', 'Sunday'])
    expect(week.getByRole<HTMLInputElement>('checkbox', { name: day }).checked).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Save hours' }))

  expect(await screen.findByText('Your hours have been saved')).toBeDefined()
  expect(kept).toEqual({
    timezone: 'Europe/Rome',
    weekly: [MONDAY, SATURDAY, { weekday: 7, from: '09:00', to: '17:00' }],
    days_off: ['2027-01-14'],
    version: 5,
  })
})
