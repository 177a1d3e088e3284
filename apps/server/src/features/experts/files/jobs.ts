import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import { removeAbandoned, removeOrphans } from '#platform/files/orphans.ts'
import { keysKnownToAny } from '#platform/files/owner.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import { REMOVAL_JOB, removeObjects } from './keeping.ts'
import * as store from './store.ts'

const SWEEP_JOB = 'files.sweep'
const DAY = 86_400_000
const Removal = z.object({ id: z.uuid() })

/** The slow work of files: removing the objects of deleted ones, and once a day what nobody refers to. */
export function filesTasks({
  db,
  files,
  now,
}: {
  db: Db
  files: Files
  now: () => Date
}): Record<string, Task> {
  return {
    async [REMOVAL_JOB](payload) {
      const { id } = z.parse(Removal, payload)
      const deleted = await store.deletedKey(db, id)
      if (deleted === undefined) return
      await removeObjects(files.storage, deleted.key, deleted.kind)
      await store.erase(db, id)
    },
    async [SWEEP_JOB]() {
      await sweep(db, files, now())
      await scheduleSweep(db, new Date(now().getTime() + DAY))
    },
  }
}

/** Removes objects without a row that are a day old, and files that never arrived. Returns the number of objects. */
export async function sweep(db: Db, { storage, incoming, owners }: Files, now: Date): Promise<number> {
  await removeAbandoned(incoming, now)
  return removeOrphans(storage, (keys) => keysKnownToAny(owners, db, keys), now)
}

/** Sweeps once a day; several instances share the one job. */
export async function scheduleSweep(db: Db, at: Date): Promise<void> {
  await addJob(db, SWEEP_JOB, {}, { key: SWEEP_JOB, runAt: at })
}
