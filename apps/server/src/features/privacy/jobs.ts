import * as z from 'zod/mini'
import { scrubLog } from '#features/activity/privacy/service.ts'
import type { Db } from '#platform/db/database.ts'
import { Refusal } from '#platform/http/refuse.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import type { PrivacyDeps } from './deps.ts'
import { AFTER_JOB, erase, SEAL } from './erasing.ts'
import { EXPORT_JOB, makeExport, removeExpired } from './exporting.ts'
import { keepTerms } from './retention.ts'
import * as store from './store.ts'

export const DAILY_JOB = 'privacy.daily'
const DAY = 86_400_000

interface Options {
  db: Db
  now: () => Date
}

const Wanted = z.object({ id: z.uuid(), jobId: z.uuid() })
const Sealed = z.object({ sealed: z.string() })
const Left = z.object({
  personId: z.uuid(),
  alias: z.string(),
  words: z.array(z.string()),
  addresses: z.array(z.string()),
  keys: z.array(z.nullable(z.string())),
})

/** The slow work of this feature, by the name of its jobs. */
export function privacyTasks(deps: PrivacyDeps, { db, now }: Options): Record<string, Task> {
  return {
    [EXPORT_JOB]: (payload) => makeExport(db, deps, now(), z.parse(Wanted, payload)),
    async [AFTER_JOB](payload) {
      const { sealed } = z.parse(Sealed, payload)
      const opened = deps.accounts.sealer.open(SEAL, Buffer.from(sealed, 'base64'))
      await cleanUp(db, deps, z.parse(Left, JSON.parse(opened)))
    },
    async [DAILY_JOB]() {
      await keepDaily(db, deps, now())
      await scheduleDaily(db, new Date(now().getTime() + DAY))
    },
  }
}

/** What lies outside of the database, and the log from its first row to its last. */
async function cleanUp(
  db: Db,
  { files, mail, accounts }: PrivacyDeps,
  { keys, ...traces }: z.infer<typeof Left>,
): Promise<void> {
  for (const key of keys) if (key !== null) await files.storage.remove(key)
  await mail.forget(traces.words)
  await scrubLog({ db, sealer: accounts.sealer }, traces)
}

/** Erases whose hold is over, and lets go of what has been kept long enough. */
export async function keepDaily(db: Db, deps: PrivacyDeps, now: Date): Promise<void> {
  for (const { id, person_id: personId } of await store.dueErasures(db, now)) {
    await eraseDue(db, deps, now, { id, personId })
  }
  await removeExpired(db, deps, now)
  await keepTerms(db, deps, now)
}

/** What stands against it is noted; tomorrow is another try. */
async function eraseDue(
  db: Db,
  deps: PrivacyDeps,
  now: Date,
  { id, personId }: { id: string; personId: string },
) {
  try {
    await db.transaction().execute((tx) => erase({ db: tx, actor: null, now }, deps, personId))
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    await store.noteBlock(db, id, thrown.code)
  }
}

/** Once a day; several instances share the one job. */
export async function scheduleDaily(db: Db, at: Date): Promise<void> {
  await addJob(db, DAILY_JOB, {}, { key: DAILY_JOB, runAt: at })
}
