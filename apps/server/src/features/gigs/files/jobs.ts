import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import * as store from './store.ts'

export const REMOVAL_JOB = 'gigs.file_removal'
const Removal = z.object({ id: z.uuid() })

/** Removes the objects of deleted files. */
export function gigFilesTasks({ db, storage }: { db: Db; storage: Storage }): Record<string, Task> {
  return {
    async [REMOVAL_JOB](payload) {
      const { id } = z.parse(Removal, payload)
      const key = await store.deletedKey(db, id)
      if (key === undefined) return
      await storage.remove(key)
      await store.erase(db, id)
    },
  }
}
