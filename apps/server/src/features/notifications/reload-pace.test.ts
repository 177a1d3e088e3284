import { array, assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReloadPace } from './reload-pace.ts'
import { NOTHING, type Word } from './word.ts'

const word = record({
  user: constantFrom('a', 'b', 'c', 'd', 'e'),
  event: constantFrom('notification' as const, 'reload' as const),
  commands: array(constantFrom('RELOAD_GIGS_LIST_', 'RELOAD_EXPERTS_LIST_'), { maxLength: 2 }),
})
const steps = array(
  oneof({ arbitrary: word, weight: 4 }, { arbitrary: constant('turn' as const), weight: 1 }),
  {
    maxLength: 40,
  },
)

describe('pages that load again', () => {
  it('are so many in a turn, all of them in the end, and every notification is told at once', () => {
    assert(
      property(steps, integer({ min: 1, max: 3 }), (all, most) => {
        const passed: Word[] = []
        const turns: Set<string>[] = [new Set()]
        const pace = createReloadPace(most, (one) => {
          passed.push(one)
          if (one.commands.length > 0) turns.at(-1)?.add(one.user)
        })
        const turn = () => {
          turns.push(new Set())
          pace.turn()
        }
        for (const step of all) {
          if (step === 'turn') turn()
          else tellAtOnce(pace.add, passed, { ...NOTHING, type: step.event, ...step })
        }
        for (let left = 0; left < 5; left += 1) turn()

        for (const users of turns) expect(users.size).toBeLessThanOrEqual(most)
        const words = all.filter((step) => step !== 'turn')
        for (const user of ['a', 'b', 'c', 'd', 'e'])
          expect(commandsOf(passed, user)).toEqual(commandsOf(words, user))
      }),
    )
  })

  it('are told their commands after what came before them', () => {
    const passed: string[] = []
    const pace = createReloadPace(1, ({ user, event, commands }) =>
      passed.push([user, event, ...commands].join(' ')),
    )
    const say = (user: string, command: string) =>
      pace.add({ ...NOTHING, user, event: 'notification', type: 'x', commands: [command] })

    say('a', 'one')
    say('b', 'two')
    say('b', 'three')
    say('a', 'four')
    pace.turn()

    expect(passed).toEqual([
      'a notification one',
      'b notification',
      'b notification',
      'a notification four',
      'b reload two three',
    ])
  })
})

function tellAtOnce(add: (word: Word) => void, passed: readonly Word[], said: Word): void {
  const before = passed.length
  add(said)
  const told = passed.slice(before).some(({ user, event }) => user === said.user && event === said.event)
  if (said.event === 'notification') expect(told).toBe(true)
}

function commandsOf(words: readonly Pick<Word, 'user' | 'commands'>[], user: string): string[] {
  return [...new Set(words.filter((one) => one.user === user).flatMap(({ commands }) => commands))].toSorted()
}
