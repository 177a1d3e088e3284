import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createThread, ThreadEnded } from './thread.ts'

const PROGRAM = `
import { answerAll } from ${JSON.stringify(new URL('thread.ts', import.meta.url))}
let count = 0
answerAll(async (question) => {
  if (question === 'throw') throw new RangeError('thrown there')
  if (question === 'end') process.exit()
  if (question === 'hang') await new Promise(() => {})
  if (question === 'fill') for (const all = []; ; ) all.push(Array(1000).fill(0.5))
  return ++count
})
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-'))
  await writeFile(join(folder, 'program.mjs'), PROGRAM)
})
afterAll(() => rm(folder, { recursive: true }))

function thread(timeMs = 60_000) {
  return createThread<string, number>(join(folder, 'program.mjs'), { timeMs, heapMb: 32 })
}

it('is kept for the next question, and anew after its end', async () => {
  const { ask, end } = thread()

  expect([await ask('count'), await ask('count')]).toEqual([1, 2])
  await end()
  expect(await ask('count')).toBe(1)
  await end()
})

it.each([
  ['what the program threw', 'throw', { name: 'RangeError', message: 'thrown there' }],
  ['its end', 'end', { isLate: false, message: expect.stringContaining('ended before its answer') }],
  ['its limit of memory', 'fill', { code: 'ERR_WORKER_OUT_OF_MEMORY' }],
])('tells of %s, and the next question has a new one', async (_, question, error) => {
  const { ask, end } = thread()
  await ask('count')

  await expect(ask(question)).rejects.toMatchObject(error)

  expect(await ask('count')).toBe(1)
  await end()
})

it('that takes too long is ended', async () => {
  const { ask } = thread(1)

  await expect(ask('hang')).rejects.toMatchObject({
    isLate: true,
    message: expect.stringMatching('too long'),
  })
})

it('that is ended by the server tells whoever waits', async () => {
  const { ask, end } = thread()
  await ask('count')

  const asked = ask('hang')
  await end()

  await expect(asked).rejects.toBeInstanceOf(ThreadEnded)
})
