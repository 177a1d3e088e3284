import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sealed, unsealed } from './seal-stream.ts'
import { bytesEntry, readTar, writeTar } from './tar.ts'

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const open = (bytes: Buffer, key = 'the right key') => buffer(unsealed(pieces(bytes, 7000), key))
const seal = (bytes: Buffer, size = 10_000) => buffer(sealed(pieces(bytes, size), 'the right key'))

describe('a sealed stream', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])('gives back %i bytes', async (size) => {
    const bytes = randomBytes(size)

    const opened = await open(await seal(bytes))

    expect(opened.equals(bytes)).toBe(true)
  })

  it('opens with its own key alone', async () => {
    const bytes = await seal(randomBytes(1000))

    await expect(open(bytes, 'another key')).rejects.toThrow('made with another BACKUP_KEY')
  })

  it('tells when it was cut anywhere, also between two chunks', async () => {
    const bytes = await seal(randomBytes(200_000))
    const head = bytes.length - (200_000 + 4 * 16)

    for (const length of [head, head + 65_552, head + 2 * 65_552, bytes.length - 1]) {
      await expect(open(bytes.subarray(0, length))).rejects.toThrow('cut short')
    }
  })

  it('tells when any byte after its head was changed', async () => {
    const bytes = await seal(randomBytes(70_000))

    for (const at of [51, 5000, 65_600, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(open(changed)).rejects.toThrow(/was changed|another BACKUP_KEY/)
    }
  })
})

describe('a tar', () => {
  it('gives back every entry, however its bytes arrive', async () => {
    const entry = fc.record({ name: fc.stringMatching(/^[a-z][a-z0-9/.-]{0,60}$/), size: fc.nat(3000) })
    const contents = fc.array(entry, { maxLength: 6 })

    await fc.assert(
      fc.asyncProperty(contents, fc.integer({ min: 1, max: 2000 }), async (wanted, step) => {
        const given = wanted.map(({ name, size }) => ({ name, bytes: randomBytes(size) }))
        const tar = await buffer(writeTar(entriesOf(given)))
        const found: { name: string; bytes: Buffer }[] = []

        for await (const { name, content } of readTar(pieces(tar, step)))
          found.push({ name, bytes: await buffer(content) })

        expect(found).toEqual(given)
      }),
      { numRuns: 50 },
    )
  })
})

async function* entriesOf(given: readonly { name: string; bytes: Buffer }[]) {
  for (const { name, bytes } of given) yield bytesEntry(name, bytes)
}
