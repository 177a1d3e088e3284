import { expect, it } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { troubleOf } from './trouble.ts'

it.each([
  [404, 'failed', 'this project was deleted, or you were taken off it.'],
  [423, 'failed', 'said by the server'],
  [500, 'failed', undefined],
  [0, 'offline', undefined],
])('says of a change that was answered with %i why it is not saved', (status, state, text) => {
  const error = new ApiError({ status, code: 'x', message: 'said by the server', requestId: 'r' })

  expect(troubleOf(error)).toEqual({ state, text })
})
