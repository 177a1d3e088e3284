import { describe, expect, it } from 'vitest'
import { mentionedIn, mentionTyped, pieces, withMention } from './mentions.ts'

const PEOPLE = [
  { id: '1', name: 'Ana Sol' },
  { id: '2', name: 'Ana Solberg' },
]

describe('a mention while it is typed', () => {
  it('begins at an @ that follows a space or nothing', () => {
    expect(mentionTyped('@An', 3)).toBe('An')
    expect(mentionTyped('Ask @Ana S', 10)).toBe('Ana S')
    expect(mentionTyped('ana@sol.test', 12)).toBeUndefined()
  })

  it('ends with the line', () => {
    expect(mentionTyped('@Ana\nnext', 9)).toBeUndefined()
  })

  it('is completed where the caret stands, and the rest stays', () => {
    expect(withMention('Ask @An please', 7, 'Ana Sol')).toEqual({ text: 'Ask @Ana Sol  please', caret: 13 })
  })
})

describe('the mentions of a text', () => {
  it('are the people whose whole names stand in it', () => {
    expect(mentionedIn('Thanks, @Ana Sol!', PEOPLE).map(({ id }) => id)).toEqual(['1'])
  })

  it('stand out, the longer of two names first', () => {
    expect(pieces('@Ana Solberg and @Ana Sol', PEOPLE)).toEqual([
      { text: '@Ana Solberg', isMention: true },
      { text: ' and ', isMention: false },
      { text: '@Ana Sol', isMention: true },
    ])
  })

  it('stay text where nobody has that name', () => {
    expect(pieces('<b>@Nobody</b>', PEOPLE)).toEqual([{ text: '<b>@Nobody</b>', isMention: false }])
  })
})
