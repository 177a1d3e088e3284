import { WEBHOOK_EVENTS } from '@guildhall/contract/webhooks'
import { expect, it } from 'vitest'
import { EVENT_WORDS } from './event-words.ts'

it('has words for all that happens to an expert on projects', () => {
  const told = WEBHOOK_EVENTS.filter((kind) => /^(?:engagement|agreement)\./.test(kind))

  expect(told.filter((kind) => EVENT_WORDS[kind] === undefined)).toEqual([])
})
