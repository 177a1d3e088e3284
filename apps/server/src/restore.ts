import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { checkBackup } from '#platform/backup/reading.ts'
import { BackupRefused } from '#platform/backup/refused.ts'
import { checkEmpty, checkRelease, restoreBackup } from '#platform/backup/restoring.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded.ts'
import { openStorage } from '#platform/files/files.ts'
import { keptFolders } from './backup-folders.ts'
import { readPlaces, type Places } from './config.ts'
import { fail } from './fail.ts'
import { makeFolders } from './folders.ts'

/** `npm run restore -- FILE`: puts a backup into an empty place. Looks at the whole of it before it changes anything. */
async function main([file]: string[]): Promise<void> {
  if (file === undefined) {
    console.error('Usage: npm run restore -- FILE')
    process.exitCode = 1
    return
  }
  const places = readPlaces(process.env)
  const manifest = await checkBackup(resolve(file), places.BACKUP_KEY)
  await checkRelease(manifest)
  const count = await onEmptyDatabase(places, async (databaseUrl) => {
    const { folders, FILES_URL } = places
    const storage = await openStorage({ folder: folders.files, url: FILES_URL })
    await checkEmpty({ databaseUrl, storage })
    const incoming = join(folders.files, 'incoming')
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    const target = { databaseUrl, storage, incoming, folders: keptFolders(places) }
    return restoreBackup(target, { file: resolve(file), passphrase: places.BACKUP_KEY, manifest })
  })
  await putAnchorsAside(places)
  console.log(
    `Restored ${file}, made ${manifest.made_at}: ${manifest.schema.tables.length} tables, ${count.files} files.`,
  )
}

/** The anchors of a log that went on after the backup would say that its end is missing, which is so, and was meant. */
async function putAnchorsAside({ folders }: Places): Promise<void> {
  await rename(folders.anchors, `${folders.anchors}-before-${Date.now()}`).catch(() => undefined)
}

/** The embedded database is made for it, and goes again when the restore fails: the next try finds an empty place. */
async function onEmptyDatabase<T>(places: Places, work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, folders } = places
  if (databaseUrl === undefined) await requireEmpty(folders.database)
  await makeFolders(places)
  if (databaseUrl !== undefined) return work(databaseUrl)
  const postgres = await startEmbeddedPostgres({ folder: folders.database, keysFolder: folders.keys })
  try {
    const done = await work(postgres.url)
    await postgres.stop()
    return done
  } catch (error) {
    await postgres.stop()
    await rm(folders.database, { recursive: true, force: true })
    throw error
  }
}

async function requireEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => [])
  if (found.length > 0)
    throw new BackupRefused(
      `The folder ${folder} holds a database already. Set DATA_DIR to an empty folder, or move that one away.`,
    )
}

await main(process.argv.slice(2)).catch(fail)
