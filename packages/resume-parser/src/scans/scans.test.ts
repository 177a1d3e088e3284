import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { createResumePool } from '#parser/isolated.ts'
import { legibilityOf } from '#parser/read/legibility.ts'
import { parseResume } from '#parser/parse.ts'
import { makePdf } from '#parser/samples/sample-pdf.ts'
import { pictureOf } from './picture.ts'
import { scannedLines } from './scanned-lines.ts'
import { scannedPage } from './scanned-page.ts'

const SET = new URL('../../../../bench/resumes-scans/files/', import.meta.url)
const file = (name: string) => new Uint8Array(readFileSync(new URL(name, SET)))
const PHOTO = 'photo__template-darnell.jpg'

const pool = createResumePool()
afterAll(() => pool.close())

describe('a scan', () => {
  it('is read in the child process, page by page, and each value is as sure as its words', async () => {
    const heard: string[] = []

    const outcome = await pool.parse(file('clean__threeparts.pdf'), {
      now: new Date('2026-11-15T00:00:00Z'),
      onPage: (page, pages) => heard.push(`${page} of ${pages}`),
    })

    if (outcome.kind !== 'parsed') throw new Error(outcome.reason)
    expect(heard).toEqual(['1 of 1'])
    expect(outcome).toMatchObject({ isResume: true, pages: 1 })
    expect(outcome.resume.work_experience.length).toBeGreaterThan(1)
    expect(outcome.resume.email).toContain('@')
    expect(outcome.places['email']?.[0]).toMatchObject({ page: 1 })
    expect(outcome.confidence['email']).toBeLessThan(0.97)
  }, 150_000)

  it('of nine pages is not read', async () => {
    expect(await parseResume(makePdf(Array.from({ length: 9 }, () => [])))).toEqual({
      kind: 'unreadable',
      reason: 'scan_too_long',
    })
  })

  it('without anything on it has no text', async () => {
    expect(await parseResume(makePdf([[]]))).toEqual({ kind: 'unreadable', reason: 'no_text' })
  })
})

describe('a photo', () => {
  it('is read as a scan is, and the next file by another process', async () => {
    const photo = await pool.parse(file(PHOTO))
    const text = await pool.parse(new TextEncoder().encode('Jane Doe\njane@example.com\nSkills\nSQL, Python'))

    expect(photo).toMatchObject({ kind: 'parsed', isResume: true })
    expect(text).toMatchObject({ kind: 'parsed', resume: { email: 'jane@example.com' } })
  }, 150_000)

  it('that is cut off or far too large is refused before it is unpacked', async () => {
    const huge = file(PHOTO).slice()
    const frame = Buffer.from(huge).indexOf(Buffer.from('ffc0', 'hex'))
    huge.set([0xff, 0xff, 0xff, 0xff], frame + 5)

    expect(await parseResume(huge)).toEqual({ kind: 'unreadable', reason: 'too_large' })
    expect(await parseResume(file(PHOTO).slice(0, 40))).toEqual({ kind: 'unreadable', reason: 'broken' })
  })

  it('says how large it is, and how the camera was held', () => {
    const camera = Buffer.concat([
      Buffer.from('ffd8ffe1001e457869660000', 'hex'),
      Buffer.from('4d4d002a00000008000101120003000000010006', 'hex'),
      Buffer.from('0000', 'hex'),
      Buffer.from('ffc0000b08001000200101110000', 'hex'),
    ])

    expect(pictureOf(new Uint8Array(camera))).toEqual({ width: 16, height: 32, turn: 6 })
    expect(pictureOf(new TextEncoder().encode('no picture'))).toBeNull()
  })
})

describe('what the reader of pictures tells', () => {
  const word = (text: string, confidence: number, x0: number) => ({
    text,
    confidence,
    bbox: { x0, y0: 100, x1: x0 + 80, y1: 124 },
  })
  const line = (words: object[]) => ({ words })
  const told = (...lines: object[]) => JSON.stringify({ blocks: [{ paragraphs: [{ lines }] }] })

  it('becomes items without dirt, in sizes that are alike', () => {
    const lines = scannedLines(
      told(
        line([word('Jane', 96, 10), word('|', 40, 100), word('Doe', 80, 120)]),
        line([word('SQM', 90, 10)]),
      ),
    )
    const { items } = scannedPage(lines, { number: 1, width: 595, height: 842, scale: 0.5 })

    expect(items.map(({ text, x, base, sure }) => [text, x, base, sure])).toEqual([
      ['Jane', 5, 62, 0.96],
      ['Doe', 60, 62, 0.8],
      ['SQM', 5, 62, 0.9],
    ])
    expect(new Set(items.map(({ size }) => size)).size).toBe(1)
  })

  it('that is no such tale has no lines', () => {
    for (const text of ['', 'null', '{"blocks":3}', '{"blocks":[{"paragraphs":[{"lines":[{}]}]}]}'])
      expect(scannedLines(text)).toEqual([])
  })

  it('makes a value as sure as its words, and text of the file as sure as it is', () => {
    const lines = scannedLines(told(line([word('Jane', 96, 10), word('Doe', 50, 120)])))
    const page = scannedPage(lines, { number: 1, width: 595, height: 842, scale: 1 })
    const sure = legibilityOf([page])

    expect(sure([{ page: 1, box: { x: 0, y: 90, width: 300, height: 50 } }])).toBeCloseTo(0.615)
    expect(sure([{ page: 2, box: { x: 0, y: 90, width: 300, height: 50 } }])).toBe(1)
  })
})
