import { describe, expect, it } from 'vitest'
import { changedByBoth } from './newer.ts'
import { Saver } from './saver.ts'

const STORED = { name: 'Yard trucks', summary: 'Before', tags: ['a'] }

describe('what somebody else saved meanwhile', () => {
  it('asks only about fields that both have changed, to different values', () => {
    const saver = new Saver(STORED, 1)
    const mine = { name: 'My trucks', summary: 'The same', tags: ['a'] }
    const theirs = { name: 'Their trucks', summary: 'The same', tags: ['a', 'b'] }

    expect(changedByBoth(saver, mine, theirs)).toEqual(['name'])
  })

  it('asks nothing where the changes are in different fields', () => {
    const saver = new Saver(STORED, 1)

    expect(changedByBoth(saver, { ...STORED, name: 'Mine' }, { ...STORED, summary: 'Theirs' })).toEqual([])
  })
})
