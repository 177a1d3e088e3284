import { expect, it } from 'vitest'
import { profileMode } from './profile-mode.ts'

const other = { mode: undefined, initial: 'view', isOwn: false, canEdit: true } as const
const own = { mode: undefined, initial: 'edit', isOwn: true, canEdit: true } as const

it('opens the own profile for editing and that of others for reading', () => {
  expect(profileMode(own)).toBe('edit')
  expect(profileMode(other)).toBe('view')
})

it('edits nothing that the server does not allow, whatever the address says', () => {
  expect(profileMode({ ...own, canEdit: false })).toBe('view')
  expect(profileMode({ ...other, mode: 'edit', canEdit: false })).toBe('view')
})

it('keeps the public view for oneself', () => {
  expect(profileMode({ ...own, mode: 'public' })).toBe('public')
  expect(profileMode({ ...other, mode: 'public' })).toBe('view')
})
