import { expect, it } from 'vitest'
import { dotted } from './dotted.ts'

it('leaves out what is missing', () => {
  expect(dotted(['Report', null, '', undefined, 'Expert call set'])).toBe('Report · Expert call set')
})
