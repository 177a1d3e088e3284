import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { SystemState } from '@guildhall/contract/jobs/care'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { CareDeps } from '#features/jobs/care.ts'
import type { Db } from '#platform/db/database.ts'
import type { Alerts } from '#platform/alerts/alerts.ts'
import { programFiles } from '#platform/program-files.ts'
import { mailReader } from '#platform/mail/outbox.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import type { Config } from './config.ts'

const { version } = z.parse(
  z.object({ version: z.string() }),
  JSON.parse(readFileSync(programFiles.package, 'utf8')),
)

/** What the page of the system tells beside the work of the features. */
export function careDeps(
  { folders, FILES_URL }: Config,
  sealer: Sealer,
  alerts: Alerts,
  now: Date,
): CareDeps {
  return {
    version,
    startedAt: now,
    alerts: () => alerts.list(),
    mailOf: mailReader(sealer),
    spaces,
    async free() {
      if (FILES_URL !== undefined) return null
      const { bavail, bsize } = await statfs(folders.files)
      return bavail * bsize
    },
  }
}

async function spaces(db: Db): Promise<SystemState['spaces']> {
  const { rows } = await sql<SystemState['spaces'][number]>`
    select 'database' as what, null::int as count, pg_database_size(current_database())::float8 as bytes
    union all select 'profile_files', count(*)::int, coalesce(sum(size), 0)::float8 from files
    union all select 'gig_files', count(*)::int, coalesce(sum(size), 0)::float8 from gig_files
    union all select 'exports', count(size)::int, coalesce(sum(size), 0)::float8 from data_exports where storage_key is not null`.execute(
    db,
  )
  return rows
}
