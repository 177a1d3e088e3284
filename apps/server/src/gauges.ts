import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#platform/db/database.ts'
import type { Metrics } from '#platform/telemetry/metrics.ts'
import { countJobs, failedJobs } from '#platform/jobs/failed.ts'
import type { Config } from './config.ts'

/** What an operator watches beside requests and the process; deploy/alerts and deploy/dashboards read these. */
export function addGauges(
  metrics: Metrics,
  { config, db, now }: { config: Config; db: Db; now: () => Date },
): void {
  metrics.gauge(
    'jobs_waiting',
    'Jobs that are due and not begun.',
    async () => (await countJobs(db, now())).waiting,
  )
  metrics.gauge('jobs_failed', 'Jobs that threw and wait for another try or for a person.', async () => {
    return (await failedJobs(db, 1000)).length
  })
  metrics.gauge(
    'backup_last_timestamp_seconds',
    'When the newest backup of BACKUP_DIR was made; 0 without any.',
    () => newestBackup(config.backups.folder),
  )
  metrics.gauge('data_free_bytes', 'Free space of the disk with DATA_DIR.', async () => {
    const { bavail, bsize } = await statfs(config.dataDir)
    return bavail * bsize
  })
}

async function newestBackup(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const made = names.filter((name) => name.endsWith('.backup')).map((name) => stat(join(folder, name)))
  const times = (await Promise.all(made)).map(({ mtimeMs }) => mtimeMs / 1000)
  return Math.max(0, ...times)
}
