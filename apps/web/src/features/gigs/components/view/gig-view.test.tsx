import { effortText } from '@guildhall/contract/gigs/effort'
import { expect, it } from 'vitest'
import { aboveGig } from './gig-view.tsx'

it('calls the list above a project what the menu of its reader calls it', () => {
  expect(aboveGig('expert')).toEqual({ label: 'My projects', href: '/expert/projects' })
  expect(aboveGig('manager')).toEqual({ label: 'Projects', href: '/manager/projects' })
  expect(aboveGig('hr').label).toBe('Onboarded ICs')
})

it('says how much work a project is with what is known of it', () => {
  const none = { duration: null, timeInterval: null, hours_per_week: null }

  expect(effortText({ duration: 5, timeInterval: 'weeks', hours_per_week: 13 })).toBe(
    '5 weeks, 13 hours a week',
  )
  expect(effortText({ ...none, hours_per_week: 13 })).toBe('13 hours a week')
  expect(effortText({ duration: 1, timeInterval: 'months', hours_per_week: null })).toBe('1 month')
  expect(effortText(none)).toBeNull()
})
