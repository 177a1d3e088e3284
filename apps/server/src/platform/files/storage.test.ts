import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { removeAbandoned, removeOrphans } from './orphans.ts'
import { diskStorage, s3Storage, type Storage } from './storage.ts'

const DAY = 86_400_000

let folder: TestFolder
let peer: S3rver
const storages: Partial<Record<'disk' | 's3', Storage>> = {}
const troubles: unknown[] = []

beforeAll(async () => {
  folder = await createTestFolder()
  const directory = join(folder.path, 's3')
  const bucket = { name: 'guildhall-files' }
  peer = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [bucket] })
  const { port } = await peer.run()
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
  storages.disk = diskStorage(join(folder.path, 'disk'), (error) => troubles.push(error))
  const url = `s3://S3RVER:S3RVER@guildhall-files?endpoint=${endpoint}`
  storages.s3 = await s3Storage(url, (error) => troubles.push(error))
})
afterAll(async () => {
  await peer.close()
  await folder.remove()
})

function storage(kind: 'disk' | 's3'): Storage {
  const found = storages[kind]
  if (found === undefined) throw new Error(`There is no ${kind} storage.`)
  return found
}

async function keysOf(from: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of from.objects()) keys.push(key)
  return keys.toSorted()
}

describe.each(['disk', 's3'] as const)('storage on %s', (kind) => {
  it('gives back the very bytes of a file', async () => {
    const bytes = randomBytes(3_000_001)
    const path = join(folder.path, 'large')
    await writeFile(path, bytes)

    await storage(kind).put('large', { path, size: bytes.length, type: 'application/pdf' })
    const { stream, size } = await storage(kind).open('large')

    expect(size).toBe(bytes.length)
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex')
    expect(hash(await buffer(stream))).toBe(hash(bytes))
  })

  it('has no trouble when a reader leaves before the end', async () => {
    const { stream } = await storage(kind).open('large')
    await once(stream, 'data')
    stream.destroy()
    await once(stream, 'close')
    // The disk lets go of the file a few turns later.
    for (let turns = 0; turns < 100; turns += 1) await turn()

    expect(troubles).toEqual([])
  })

  it('lists and removes; what is gone is 404, and may be removed again', async () => {
    await storage(kind).putBytes('small', Buffer.from('hello'), 'text/csv')
    expect(await keysOf(storage(kind))).toEqual(['large', 'small'])

    await storage(kind).remove('small')
    await storage(kind).remove('small')

    expect(await keysOf(storage(kind))).toEqual(['large'])
    await expect(storage(kind).open('small')).rejects.toMatchObject({ status: 404 })
  })

  it('is swept of objects that no row knows, once they are a day old', async () => {
    await storage(kind).putBytes('orphan', Buffer.from('x'), 'text/csv')
    const known = (keys: readonly string[]) => Promise.resolve(new Set(keys.filter((key) => key === 'large')))

    expect(await removeOrphans(storage(kind), known, new Date())).toBe(0)
    expect(await removeOrphans(storage(kind), known, new Date(Date.now() + DAY + 60_000))).toBe(1)

    expect(await keysOf(storage(kind))).toEqual(['large'])
  })
})

describe('storage out of reach', () => {
  it.each([500, 403, 503])('is 503 when the bucket answers %i', async (status) => {
    const broken = createServer((request, answer) => {
      request.resume()
      answer.writeHead(status).end('<Error/>')
    }).listen(0, '127.0.0.1')
    const { port } = z.parse(z.object({ port: z.int() }), await listening(broken))
    const far = await s3Storage(`s3://a:b@bucket?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`)

    await expect(far.putBytes('key', Buffer.from('x'), 'text/csv')).rejects.toMatchObject({ status: 503 })
    await expect(far.open('key')).rejects.toMatchObject({ status: 503 })
    broken.close()
  })

  it('is 503 when nobody listens', async () => {
    const far = await s3Storage('s3://a:b@bucket?endpoint=http%3A%2F%2F127.0.0.1%3A9')

    await expect(far.putBytes('key', Buffer.from('x'), 'text/csv')).rejects.toMatchObject({ status: 503 })
  })
})

function listening(server: ReturnType<typeof createServer>): Promise<unknown> {
  return new Promise((resolve) => server.once('listening', () => resolve(server.address())))
}

it('forgets files that were on their way when the server was killed', async () => {
  const incoming = await createTestFolder()
  const long = new Date(Date.now() - DAY - 1000)
  for (const name of ['old', 'young']) await writeFile(join(incoming.path, name), 'x')
  await utimes(join(incoming.path, 'old'), long, long)

  await removeAbandoned(incoming.path, new Date())

  expect(await readdir(incoming.path)).toEqual(['young'])
  await incoming.remove()
})
