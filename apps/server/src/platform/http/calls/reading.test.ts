import { api } from '@guildhall/contract/api'
import { describe, expect, it } from 'vitest'
import { isList } from './reading.ts'

describe('what may be read from a standby', () => {
  it('is every list with pages, and nothing that is one thing or a change', () => {
    const lists = [api.feedback.list, api.gigs.list, api.users.list, api.activity.list]

    expect(lists.map(isList)).toEqual([true, true, true, true])
    expect([api.feedback.send, api.feedback.details].map(isList)).toEqual([false, false])
  })
})
