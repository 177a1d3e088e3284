import { beforeEach, expect, it } from 'vitest'
import { forgetChoices, recentChoices, rememberChoice } from './recent-choices.ts'

beforeEach(() => localStorage.clear())

it('keeps the last five choices, the newest first and each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberChoice('me', { kind: 'gig', id })

  expect(recentChoices('me').map(({ id }) => id)).toEqual(['c', 'f', 'e', 'd', 'b'])
})

it('tells nobody the choices of somebody else', () => {
  rememberChoice('me', { kind: 'gig', id: 'a' })
  expect(recentChoices('another')).toEqual([])

  rememberChoice('another', { kind: 'person', id: 'b' })
  expect(recentChoices('another')).toEqual([{ kind: 'person', id: 'b' }])
  expect(recentChoices('me')).toEqual([])
})

it('forgets at the log out, and does not trip over what it did not write', () => {
  rememberChoice('me', { kind: 'page', id: '/users' })
  forgetChoices()
  expect(recentChoices('me')).toEqual([])

  localStorage.setItem('recent-choices', '{"user":"me","choices":[{"kind":"secret"}]}')
  expect(recentChoices('me')).toEqual([])
})
