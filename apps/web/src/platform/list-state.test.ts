import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { listFace } from '#ui/lists/list-faces.ts'
import { listState, thingState } from './list-state.ts'

const refused = (status: number, message = '') => ({
  data: undefined,
  isPending: false,
  isFetching: false,
  error: new ApiError({ status, code: 'refused', message, requestId: 'r-1' }),
})

it('calls a list that is missing Not Found', () => {
  expect(listState(refused(404, 'This is not there.'), { isEmpty: true }).error).toBe('Not Found')
})

it('says what the server says of a wrong question', () => {
  expect(listState(refused(422, 'Choose a day.'), { isEmpty: true }).error).toBe('Choose a day.')
})

it('leaves any other failure of a list to the words of lists', () => {
  expect(listState(refused(500), { isEmpty: true }).error).toBe(true)
})

it('words a failure of one thing by its own sentence', () => {
  expect(thingState(refused(500), true).error).toBe('Something Wrong happened.')
})

it('shows nothing of what has not come, whether or not the page has words for its absence', () => {
  const waiting = { data: undefined, isPending: true, isFetching: true, error: null }

  expect(listFace(listState(waiting, { isEmpty: false }))).toBe('loading')
  expect(listFace(listState(refused(500), { isEmpty: false }))).toBe('error')
  expect(listFace(listState({ ...waiting, data: [], isPending: false }, { isEmpty: false }))).toBe('rows')
})
