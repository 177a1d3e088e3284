import { expect, it } from 'vitest'
import { noteInTab } from '#ui/dialogs/unsaved.ts'
import { ApiError } from './api-error.ts'
import { requireFound } from './missing.ts'

const gone = new ApiError({ status: 404, code: 'not_found', message: 'Not Found', requestId: '' })

it('shows the page of what is missing, but not over what somebody is typing', () => {
  expect(() => requireFound(null)).not.toThrow()
  expect(() => requireFound(gone)).toThrow(expect.objectContaining({ isNotFound: true }))

  const settle = noteInTab()
  expect(() => requireFound(gone)).not.toThrow()
  settle()
  expect(() => requireFound(gone)).toThrow(expect.objectContaining({ isNotFound: true }))
})
