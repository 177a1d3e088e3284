import { KEPT_DAYS } from '@guildhall/contract/imports'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import type { ImportsDeps } from './deps.ts'
import { kindOf, statusOf } from './presenter.ts'
import { inviteTask, INVITE_JOB } from './inviting.ts'
import { readResumes, withFolder } from './reading.ts'
import * as rowStore from './row-store.ts'
import * as store from './store.ts'
import type { ImportRecord } from './store.ts'
import { undo } from './undoing.ts'
import { check, NoRights, run } from './work.ts'

const WORK_JOB = 'imports.work'
const CLEANING_JOB = 'imports.cleaning'
const DAY = 86_400_000
const Wanted = z.object({ id: z.uuid() })

/** Does what the status of the import asks for; one import after the other. */
export function enqueue(db: Db, id: string): Promise<void> {
  return addJob(db, WORK_JOB, { id }, { key: `import ${id}`, queue: 'imports', maxAttempts: 5 })
}

/** The slow work of this feature, by the name of its jobs. */
export function importsTasks(deps: ImportsDeps): Record<string, Task> {
  return {
    async [WORK_JOB](payload) {
      const record = await store.find(deps.db, z.parse(Wanted, payload).id)
      if (record !== undefined) await work(deps, record)
    },
    [INVITE_JOB]: inviteTask(deps),
    async [CLEANING_JOB]() {
      await forgetOld(deps)
      await scheduleCleaning(deps.db, new Date(deps.now().getTime() + DAY))
    },
  }
}

export async function scheduleCleaning(db: Db, at: Date): Promise<void> {
  await addJob(db, CLEANING_JOB, {}, { key: CLEANING_JOB, runAt: at, keepsTime: true })
}

/** What is cut off here begins anew with the next try, or when the server is back. */
async function work(deps: ImportsDeps, record: ImportRecord): Promise<void> {
  const status = statusOf(record)
  try {
    if (status === 'undoing') return await undo(deps, record)
    if (status !== 'checking' && status !== 'running') return
    const isFolder = kindOf(record) === 'resumes'
    if (isFolder && !(await readResumes(deps, record))) return
    if (status === 'checking') return await check(deps, record)
    await (isFolder ? withFolder(deps, record, (folder) => run(deps, record, folder)) : run(deps, record))
  } catch (thrown) {
    if (!(thrown instanceof NoRights)) throw thrown
    await store.update(deps.db, record.id, { status: 'failed', finished_at: deps.now() })
  }
}

/** The rows of an import, and the ZIP that it came in, are kept for a month. */
async function forgetOld({ db, now, files: { storage } }: ImportsDeps): Promise<void> {
  const limit = new Date(now().getTime() - KEPT_DAYS * DAY)
  for (const { id, storage_key: key } of await store.finishedBefore(db, limit)) {
    if (key !== null) await storage.remove(key)
    await db.transaction().execute(async (tx) => {
      await rowStore.remove(tx, id)
      await store.update(tx, id, { storage_key: null, forgotten_at: now(), headers: [], mapping: '{}' })
    })
  }
}
