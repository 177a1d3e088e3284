import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { assert, asyncProperty, constantFrom, nat, oneof } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docx } from '@guildhall/resume-parser/samples/sample-zip'
import { pdf } from '#test/sample-files.ts'
import { isWhatItSays, type Extension } from './content.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function isTaken(extension: Extension, ...parts: readonly (string | Buffer)[]): Promise<boolean> {
  const path = join(folder, `file.${extension}`)
  await writeFile(path, Buffer.concat(parts.map((part) => Buffer.from(part))))
  return isWhatItSays(path, extension)
}

const DEFLATED = 8
const space = (length: number) => ' '.repeat(length)
const END = '\n%%EOF\n'

describe('a PDF', () => {
  const object = (text: string) => `9 0 obj(${text})endobj\n`
  const pages = constantFrom('<html>', '<!DOCTYPE html>', '<SCRIPT>', '<svg onload=x>', '<body', '<iframe ')

  it('with a page behind it is refused, however far away, and whatever stands behind the page', async () => {
    const behind = constantFrom('', 'endobj', 'endstream endobj\n', object('x'))

    await assert(
      asyncProperty(pages, nat(140_000), nat(140_000), behind, async (page, before, after, last) => {
        expect(await isTaken('pdf', pdf(), space(before), page, last, space(after), END)).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('with a page between its objects is refused', async () => {
    await assert(
      asyncProperty(pages, nat(140_000), async (page, before) => {
        expect(await isTaken('pdf', pdf(`${space(before)}${page}\n${object('x')}`))).toBe(false)
      }),
      { numRuns: 30 },
    )
  })

  it('is taken with a page as text in an object, and when it was added to', async () => {
    await assert(
      asyncProperty(pages, nat(140_000), nat(140_000), async (page, before, after) => {
        const long = object(`${space(before)}${page}${space(after)}`)
        expect(await isTaken('pdf', pdf(`${object(space(1024))}${long}`), object('new'), END)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a word file', () => {
  /** A packed part of so many bytes, of which the directory says another number. */
  function lying(length: number, claims: number): Buffer {
    const file = docx({ name: 'word/media', content: deflateRawSync(Buffer.alloc(length, 'ab')), claims })
    file.writeUInt16LE(DEFLATED, file.lastIndexOf(Buffer.from('504b0102', 'hex')) + 10)
    return file
  }

  it('is taken if every part unpacks to what its directory says, and to nothing else', async () => {
    const claim = oneof(nat(400_000), constantFrom(0, 2 ** 31, 2 ** 32 - 1))
    const length = nat(300_000).map((more) => more + 1)

    await assert(
      asyncProperty(length, claim, async (real, claimed) => {
        expect(await isTaken('docx', lying(real, real))).toBe(true)
        expect(await isTaken('docx', lying(real, claimed))).toBe(claimed === real)
      }),
      {
        numRuns: 60,
        examples: [
          [1000, 1001],
          [1000, 999],
          [300_000, 1],
        ],
      },
    )
  })
})
