import { resolve } from 'node:path'
import { writeBackup } from '#platform/backup/writing.ts'
import { visitEmbeddedPostgres } from '#platform/db/embedded.ts'
import { openStorage } from '#platform/files/files.ts'
import { keptFolders } from './backup-folders.ts'
import { readPlaces } from './config.ts'
import { fail } from './fail.ts'
import { makeFolders } from './folders.ts'

/** `npm run backup -- FILE`: one consistent snapshot of database and files, while the portal runs or not. */
async function main([file]: string[]): Promise<void> {
  if (file === undefined) {
    console.error('Usage: npm run backup -- FILE')
    process.exitCode = 1
    return
  }
  const places = readPlaces(process.env)
  await makeFolders(places)
  const { databaseUrl, FILES_URL, BACKUP_KEY, folders } = places
  const storage = await openStorage({ folder: folders.files, url: FILES_URL })
  const work = (url: string) =>
    writeBackup(
      { databaseUrl: url, storage, folders: keptFolders(places) },
      { file: resolve(file), passphrase: BACKUP_KEY, now: new Date() },
    )
  const { tables, files, bytes } =
    databaseUrl === undefined
      ? await visitEmbeddedPostgres({ folder: folders.database, keysFolder: folders.keys }, work)
      : await work(databaseUrl)
  const sealed = BACKUP_KEY === undefined ? 'not encrypted' : 'encrypted'
  console.log(`Wrote ${file}: ${tables} tables, ${files} files, ${bytes} bytes, ${sealed}.`)
}

await main(process.argv.slice(2)).catch(fail)
