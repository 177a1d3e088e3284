import { expect, it } from 'vitest'
import { askedOf } from './activity-choice.ts'

it('asks for what changed until somebody chooses', () => {
  expect(askedOf({ type: undefined, status: undefined })).toEqual({ type: 'submit', status: 'success' })
  expect(askedOf({ type: undefined, status: 'failed' })).toEqual({ type: 'submit', status: 'failed' })
})

it('asks for visits, or for all, when chosen', () => {
  expect(askedOf({ type: 'visit', status: undefined })).toEqual({ type: 'visit' })
  expect(askedOf({ type: 'all', status: undefined })).toEqual({})
  expect(askedOf({ type: 'all', status: 'failed' })).toEqual({ status: 'failed' })
})
