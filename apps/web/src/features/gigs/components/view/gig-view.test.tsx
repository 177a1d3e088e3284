import { expect, it } from 'vitest'
import { aboveGig } from './gig-view.tsx'

it('calls the list above a project what the menu of its reader calls it', () => {
  expect(aboveGig('expert')).toEqual({ label: 'My projects', href: '/expert/projects' })
  expect(aboveGig('manager')).toEqual({ label: 'Projects', href: '/manager/projects' })
  expect(aboveGig('hr').label).toBe('Onboarded ICs')
})
