import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseResume } from './parse.ts'

const BENCH = path.resolve(import.meta.dirname, '../../../bench')
const NOW = new Date('2026-11-15T00:00:00Z')

async function macroOf(set: string): Promise<number> {
  const { aggregate, scoreDoc } = await import(path.join(BENCH, 'resumes/score.mjs'))
  const files = await readdir(path.join(BENCH, set, 'pdf'))
  const scores: unknown[] = []
  for (const file of files) {
    const gold: unknown = JSON.parse(
      await readFile(path.join(BENCH, set, 'gold', file.replace('.pdf', '.json')), 'utf8'),
    )
    const outcome = await parseResume(new Uint8Array(await readFile(path.join(BENCH, set, 'pdf', file))), {
      now: NOW,
    })
    scores.push(scoreDoc(gold, outcome.kind === 'parsed' ? outcome.resume : {}))
  }
  return 100 * aggregate(scores).macro
}

it('reaches 95 on the public set', async () => {
  expect(await macroOf('resumes')).toBeGreaterThanOrEqual(95)
})

it('reaches 95 on the own validation set', async () => {
  expect(await macroOf('resumes-validation')).toBeGreaterThanOrEqual(95)
}, 240_000)

it('reaches 97 on the third round', async () => {
  expect(await macroOf('resumes-third')).toBeGreaterThanOrEqual(97)
}, 240_000)

it('reaches 97 on the shapes of well-known templates', async () => {
  expect(await macroOf('resumes-wild')).toBeGreaterThanOrEqual(97)
})

it('reaches 97 on the fourth round', async () => {
  expect(await macroOf('resumes-fourth')).toBeGreaterThanOrEqual(97)
}, 240_000)

it('reaches 97 on the fifth round', async () => {
  expect(await macroOf('resumes-fifth')).toBeGreaterThanOrEqual(97)
}, 240_000)
