import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { createResumePool } from './isolated.ts'
import { BYTE_LIMIT } from './byte-limit.ts'
import { parseResume } from './parse.ts'
import { PAGE_LIMIT, readPdf } from './read/read-pdf.ts'
import { bombPdf, encryptedPdf, makePdf, RESUME } from './samples/sample-pdf.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('a file that cannot be read', () => {
  it.each([
    ['is encrypted', encryptedPdf, 'encrypted'],
    ['is empty', () => new Uint8Array(), 'empty'],
    ['has no text', () => makePdf([[]]), 'no_text'],
    ['is a web page', () => bytesOf('<!doctype html><h1>Resume</h1>'), 'no_text'],
    ['is a program', () => bytesOf('MZ\u0000\u0003\u0000 This program cannot be run'), 'unknown_form'],
    ['is half an archive', () => bytesOf('PK\u0003\u0004word/document.xml'), 'broken'],
    ['ends after its first line', () => bytesOf('%PDF-1.7\n'), 'broken'],
    ['has 200 pages', () => makePdf(Array.from({ length: 200 }, () => RESUME)), 'too_long'],
    ['is too large', () => new Uint8Array(BYTE_LIMIT + 1), 'too_large'],
  ])('that %s has a typed outcome', async (_, make, reason) => {
    expect(await parseResume(make())).toEqual({ kind: 'unreadable', reason })
  })
})

describe('a damaged file', () => {
  it('with a broken cross-reference table is still read', async () => {
    const text = Buffer.from(makePdf([RESUME]))
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7')

    const outcome = await parseResume(new Uint8Array(Buffer.from(text, 'latin1')))

    expect(outcome).toMatchObject({ kind: 'parsed', resume: { email: 'jane.doe@example.com' } })
  })

  it('that is cut off has a typed outcome', async () => {
    const whole = makePdf([RESUME])

    for (const share of [0.2, 0.5, 0.8, 0.99]) {
      const outcome = await parseResume(whole.slice(0, Math.floor(whole.length * share)))

      expect(outcome.kind === 'parsed' || ['broken', 'no_text'].includes(outcome.reason)).toBe(true)
    }
  })

  it('of 200 pages is read to the page limit', async () => {
    const reading = await readPdf(makePdf(Array.from({ length: 200 }, () => RESUME)))

    expect(reading.pageCount).toBe(200)
    expect(reading.pages).toHaveLength(PAGE_LIMIT)
  })

  it('with huge and turned letters does not throw', async () => {
    const outcome = await parseResume(
      makePdf([[{ text: 'A very large resume of somebody', x: -500, y: 4000, size: 9000 }, ...RESUME]]),
    )

    expect(outcome.kind).toBe('parsed')
  })
})

describe('the child process', () => {
  const pool = createResumePool()
  afterAll(() => pool.close())

  it('answers like the parser itself', async () => {
    const bytes = makePdf([RESUME])
    const now = new Date('2026-11-15T00:00:00Z')

    expect(await pool.parse(bytes, { now })).toEqual(await parseResume(makePdf([RESUME]), { now }))
  })

  it('ends when nobody asks it anything for a while', async () => {
    const hasty = createResumePool({ idleMs: 20 })
    const before = await parserProcesses()
    await hasty.parse(makePdf([RESUME]))

    await expect.poll(parserProcesses).toBe(before)
    expect(await hasty.parse(makePdf([RESUME]))).toMatchObject({ kind: 'parsed' })
    hasty.close()
  })

  it('is there before the file when one is expected, and no more of them than may be', async () => {
    const before = await parserPids()
    const added = async () => (await parserPids()).filter((pid) => !before.includes(pid))
    const expecting = createResumePool({ children: 2 })
    for (const _ of [1, 2, 3]) expecting.warm()

    const ready = await added()
    expect(ready).toHaveLength(2)
    expect(await expecting.parse(makePdf([RESUME]))).toMatchObject({ kind: 'parsed' })
    expect(ready).toEqual(expect.arrayContaining(await added()))
    expecting.close()
    await expect.poll(added).toEqual([])
  })

  it('is ended when it takes too long, and the next file gets a new one', async () => {
    const strict = createResumePool({ timeLimitMs: 1 })
    expect(await strict.parse(makePdf([RESUME]))).toEqual({ kind: 'unreadable', reason: 'timeout' })
    strict.close()
  })

  it('answers what is asked after the end, whoever waited for work then', async () => {
    const ended = createResumePool()
    await ended.parse(makePdf([RESUME]))
    ended.close()

    expect(await ended.parse(makePdf([RESUME]))).toMatchObject({ kind: 'parsed' })
  })

  it('is left when it was killed and nothing has told so yet', async () => {
    // In a process of its own: whoever asks such a one again and again never lets go of theirs.
    const at = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
    const story = `
      import { execFileSync } from 'node:child_process'
      import { createResumePool } from ${at('isolated.ts')}
      import { makePdf, RESUME } from ${at('samples/sample-pdf.ts')}
      const pool = createResumePool()
      await pool.parse(makePdf([RESUME]))
      execFileSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'parse-child'])
      execFileSync('sleep', ['0.5'])
      console.log((await pool.parse(makePdf([RESUME]))).kind)
      pool.close()`
    const told = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', story], {
      timeout: 30_000,
    })

    expect(told.stdout).toBe('parsed\n')
  })

  it('is ended at its memory limit while the event loop goes on, and is replaced', async () => {
    const bomb = bombPdf(320)
    let longest = 0
    let last = performance.now()
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 10)

    const outcome = await pool.parse(bomb)
    clearInterval(clock)

    expect(outcome).toEqual({ kind: 'unreadable', reason: 'memory' })
    expect(longest).toBeLessThan(1000)
    expect(await pool.parse(makePdf([RESUME]))).toMatchObject({ kind: 'parsed' })
  })

  it('works through several files in turn', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => pool.parse(makePdf([RESUME]))))

    expect(outcomes.map((outcome) => outcome.kind)).toEqual(Array.from({ length: 5 }, () => 'parsed'))
  })
})

const parserProcesses = async (): Promise<number> => (await parserPids()).length

async function parserPids(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,pid=,args='])
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent, , ...args]) => parent === String(process.pid) && args.join(' ').includes('parse-child'))
    .map(([, pid = '']) => pid)
}
