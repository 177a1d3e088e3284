import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAlive } from '#platform/db/cluster.ts'
import { DataFolderUnusable, makeFolders } from './folders.ts'
import { PROGRAM_ENV } from '#test/program-env.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

let folder: TestFolder
beforeAll(async () => {
  folder = await createTestFolder('guildhall-start-')
})
afterAll(() => folder.remove())

function start(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: { ...PROGRAM_ENV, DEMO: '1', PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function refusalOf(env: Record<string, string>) {
  const server = start(env)
  if (server.stderr === null) throw new Error('The server has no standard error.')
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { code, said }
}

describe('a data folder that cannot be used', () => {
  const foldersOf = (dataDir: string) => ({
    dataDir,
    folders: {
      database: join(dataDir, 'database'),
      keys: join(dataDir, 'keys'),
      mail: join(dataDir, 'mail'),
      files: join(dataDir, 'files'),
      anchors: join(dataDir, 'anchors'),
    },
  })

  it('is told in one line when it is a file', async () => {
    const file = join(folder.path, 'a-file')
    await writeFile(file, '')

    const { code, said } = await refusalOf({ DATA_DIR: file })

    expect(code).toBe(1)
    expect(said).toBe(
      `The data folder ${file} cannot be used: there is a file of this name. ` +
        'Set DATA_DIR to a folder that this user can write.\n',
    )
  })

  it.each([
    ['below a file', () => join(folder.path, 'a-file', 'data'), 'a part of its path is a file'],
    ['where nothing can be made', () => '/proc/guildhall', 'it cannot be made there'],
  ])('is named with the reason %s', async (_, path, reason) => {
    await writeFile(join(folder.path, 'a-file'), '')

    await expect(makeFolders(foldersOf(path()))).rejects.toThrow(
      `The data folder ${path()} cannot be used: ${reason}.`,
    )
  })

  it('is named when this user may not write there', async () => {
    const closed = join(folder.path, 'closed')
    await mkdir(closed, { mode: 0o500 })
    // To root every folder is open.
    const isRoot = process.geteuid?.() === 0
    if (isRoot) process.seteuid?.(65_534)

    const refused = makeFolders(foldersOf(join(closed, 'data')))

    await expect(refused.finally(() => isRoot && process.seteuid?.(0))).rejects.toThrow(DataFolderUnusable)
    await expect(refused).rejects.toThrow('this user may not write there')
  })
})

it('names PORT when its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''

  const { code, said } = await refusalOf({ DATA_DIR: join(folder.path, 'data'), PORT: port })
  other.close()

  expect(code).toBe(1)
  expect(said).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program. Stop that one, or set PORT to another number.\n`,
  )
})

it.each(['SIGHUP', 'SIGTERM'] as const)(
  'stops its database on %s, also while it starts',
  async (signal) => {
    const data = join(folder.path, signal)
    const server = start({ DATA_DIR: data })
    const pidFile = join(data, 'database', 'cluster', 'postmaster.pid')
    await expect.poll(() => stat(pidFile).catch(() => undefined), { timeout: 60_000 }).toBeDefined()
    const postmaster = Number((await readFile(pidFile, 'utf8')).split('\n')[0])
    server.kill(signal)

    const [code] = await once(server, 'exit')

    expect(code).toBe(0)
    // Whoever takes over its children may count it for a moment longer.
    await expect.poll(() => isAlive(postmaster), { timeout: 10_000 }).toBe(false)
  },
  120_000,
)
