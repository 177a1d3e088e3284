import { expect, it } from 'vitest'
import { dotted } from './dotted.ts'

it('leaves out what is missing, and begins no line with a dot', () => {
  expect(dotted(['Report', null, '', undefined, 'Expert call set'])).toBe('Report\u00A0· Expert call set')
})
