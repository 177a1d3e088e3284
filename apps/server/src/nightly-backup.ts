import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { superfluous } from '#platform/backup/keeping.ts'
import { writeBackup } from '#platform/backup/writing.ts'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/files/storage.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import { keptFolders } from './backup-folders.ts'
import type { Config } from './config.ts'

const BACKUP_JOB = 'backup.nightly'
const DAY = 86_400_000
const NAME = /^guildhall-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z\.backup$/

export interface NightlyOptions {
  config: Pick<Config, 'backups' | 'BACKUP_HOUR' | 'BACKUP_KEY' | 'folders'>
  db: Db
  /** Of the owner, past any pooler. */
  databaseUrl: string
  files: { storage: Storage }
  now: () => Date
}

/** Makes a backup, then removes those that are no longer kept, then asks for the next night's. */
export function nightlyBackupTasks(options: NightlyOptions): Record<string, Task> {
  return {
    async [BACKUP_JOB]() {
      await makeBackup(options)
      await scheduleBackup(options)
    },
  }
}

/** One job each night, whatever the number of instances; an installation without backups has none. */
export async function scheduleBackup({
  config,
  db,
  now,
}: Pick<NightlyOptions, 'config' | 'db' | 'now'>): Promise<void> {
  if (!isOn(config)) return
  const night = new Date(now())
  night.setUTCHours(config.BACKUP_HOUR, 0, 0, 0)
  const runAt = night > now() ? night : new Date(night.getTime() + DAY)
  await addJob(db, BACKUP_JOB, {}, { key: BACKUP_JOB, runAt, keepsTime: true })
}

function isOn({ backups: { kept } }: Pick<Config, 'backups'>): boolean {
  return kept.days + kept.weeks + kept.months > 0
}

async function makeBackup({ config, databaseUrl, files, now }: NightlyOptions): Promise<void> {
  if (!isOn(config)) return
  const { folder, kept } = config.backups
  const source = { databaseUrl, storage: files.storage, folders: keptFolders(config) }
  const file = join(folder, `guildhall-${now().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`)
  await writeBackup(source, { file, passphrase: config.BACKUP_KEY, now: now() })
  const made = new Map<Date, string>()
  for (const name of await readdir(folder)) {
    const at = NAME.exec(name)?.[1]
    if (at !== undefined) made.set(new Date(`${at.replace(/T(\d\d)-(\d\d)-(\d\d)$/, 'T$1:$2:$3')}Z`), name)
  }
  for (const old of superfluous([...made.keys()], kept))
    await rm(join(folder, made.get(old) ?? ''), { force: true })
}
