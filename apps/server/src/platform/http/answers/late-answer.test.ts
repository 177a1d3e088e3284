import { describe, expect, it } from 'vitest'
import { eventsOf, inSteps, LateAnswer } from './late-answer.ts'
import { refuse } from '#platform/http/refuse.ts'

const spelling = { wording: (text: string) => text.toUpperCase() }

async function heard(answer: unknown): Promise<string[]> {
  if (!(answer instanceof LateAnswer)) throw new Error('It came at once.')
  const events: string[] = []
  for await (const event of eventsOf(answer, spelling)) events.push(event)
  return events
}

describe('an answer in steps', () => {
  it('tells its steps, and then what it is, in the words of the portal', async () => {
    const answer = await inSteps(true, async (onStep) => {
      onStep({ page: 1 })
      await Promise.resolve()
      onStep({ page: 2 })
      return { message: 'Done' }
    })

    expect(await heard(answer)).toEqual([
      'event: step\ndata: {"page":1}\n\n',
      'event: step\ndata: {"page":2}\n\n',
      'event: answer\ndata: {"message":"DONE"}\n\n',
    ])
  })

  it('that is refused on the way says why', async () => {
    const answer = await inSteps(true, async (onStep) => {
      onStep({ page: 1 })
      await Promise.resolve()
      throw refuse('resume_unreadable')
    })

    const [, last] = await heard(answer)
    expect(last).toMatch(/^event: refused\ndata: \{"status":422,"message":"WE COULD NOT READ THIS FILE/)
  })

  it('comes plain when nobody asks for steps, and when it has none', async () => {
    expect(await inSteps(false, async (onStep) => (onStep({}), Promise.resolve(1)))).toBe(1)
    expect(await inSteps(true, () => Promise.resolve(2))).toBe(2)
    await expect(inSteps(true, () => Promise.reject(refuse('not_found')))).rejects.toThrow('Not Found')
  })
})
