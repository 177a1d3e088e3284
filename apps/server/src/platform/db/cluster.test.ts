import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { DatabaseBroken } from './errors.ts'
import { databaseUser, firstClosedFolder } from './os-user.ts'

const asRoot = process.getuid?.() === 0

let healthy: TestFolder
let folder: TestFolder

beforeAll(async () => {
  healthy = await createTestFolder()
  const database = await start(healthy.path)
  await database.stop()
})

beforeEach(async () => {
  folder = await createTestFolder()
})

afterEach(() => folder.remove())
afterAll(() => healthy.remove())

function start(place = folder.path) {
  return startEmbeddedPostgres({
    folder: join(place, 'database'),
    keysFolder: join(place, 'keys'),
    testing: true,
  })
}

const inCluster = (...path: string[]) => join(folder.path, 'database', 'cluster', ...path)

/** Names and digests of all files; but the log and the note on the last start, which are no data. */
async function fingerprint() {
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && !/^postmaster.opts$|^postgres.log$/.test(entry.name),
  )
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Promise.all(
    paths.map(async (path) => [
      path,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ]),
  )
}

async function truncateLog() {
  const names = await readdir(inCluster('pg_wal'))
  for (const name of names.filter((found) => /^[0-9A-F]{24}$/.test(found))) {
    await writeFile(inCluster('pg_wal', name), '')
  }
}

async function flipControlFile() {
  const file = await open(inCluster('global', 'pg_control'), 'r+')
  await file.write(Buffer.from('garbage'), 0, 7, 40)
  await file.close()
}

describe('a damaged database folder', () => {
  it.each([
    ['made by another version', () => writeFile(inCluster('PG_VERSION'), '17\n'), 'made by PostgreSQL 17'],
    ['without its version', () => rm(inCluster('PG_VERSION')), 'PG_VERSION is missing'],
    ['with a truncated log', truncateLog, 'could not locate a valid checkpoint record'],
    ['with flipped bytes', flipControlFile, 'incorrect checksum in control file'],
    ['without its control file', () => rm(inCluster('global', 'pg_control')), 'pg_control'],
    ['emptied', () => rm(inCluster(), { recursive: true }).then(() => mkdir(inCluster())), 'is damaged'],
    [
      'without its password',
      () => rm(join(folder.path, 'keys', 'postgres-password')),
      'postgres-password from a backup',
    ],
    [
      'under another name',
      () => rename(inCluster(), join(folder.path, 'database', 'moved')),
      'holds no database but other files (moved)',
    ],
  ])('%s is refused in one line and left as it is', async (_what, damage, reason) => {
    // Keeps the owner of each file, which fs.cp does not.
    await promisify(execFile)('cp', ['-a', `${healthy.path}/.`, folder.path])
    await damage()
    const before = await fingerprint()

    const refusal = await start().catch((error: unknown) => error)

    expect(refusal).toBeInstanceOf(DatabaseBroken)
    expect(String(refusal)).toContain(reason)
    expect(String(refusal)).not.toContain('\n')
    expect(await fingerprint()).toEqual(before)
  })
})

describe.runIf(asRoot)('a parent folder that the database user cannot enter', () => {
  it('is named with the remedy', async () => {
    const closed = join(folder.path, 'closed')
    await mkdir(join(closed, 'inner'), { recursive: true })
    await chmod(closed, 0o700)

    const refusal = start(join(closed, 'inner'))

    await expect(refusal).rejects.toThrow(`cannot enter the folder ${closed}. Run "chmod o+x ${closed}"`)
  })

  it('is found by its mode, its owner and its group', async () => {
    const user = await databaseUser()
    const closed = join(folder.path, 'closed')
    await mkdir(closed, { mode: 0o700 })

    const found = await firstClosedFolder(closed, { uid: user?.uid ?? 1, gid: user?.gid ?? 1 })
    const forOwner = await firstClosedFolder(closed, { uid: 0, gid: 0 })

    expect(found).toBe(closed)
    expect(forOwner).toBeUndefined()
  })
})
