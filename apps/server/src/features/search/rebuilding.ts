import * as z from 'zod/mini'
import { noticeKind, worded } from '#features/notifications/service.ts'
import * as jobs from '#features/jobs/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import * as store from './document-store.ts'
import { rebuild } from './refreshing.ts'
import { SOURCES, type Source } from './sources.ts'

export const REBUILD_JOB = 'search.rebuild'
const BATCH = 200

/** Makes every document anew, as a job that the caller can watch. */
export async function beginRebuild(ctx: SignedIn): Promise<string> {
  const total = await store.countSubjects(ctx.db)
  const id = await jobs.begin(ctx, { kind: REBUILD_JOB, items: [], total })
  await addJob(ctx.db, REBUILD_JOB, { jobId: id }, { maxAttempts: 5 })
  return id
}

/** As administrators find it. */
export const REBUILT = noticeKind({
  name: 'search.rebuilt',
  title: 'Search index rebuilt',
  occasion: 'Sent to the person who asked for it, once it is done.',
  placeholders: {},
  subject: 'The search index has been rebuilt.',
})

const Work = z.object({ jobId: z.uuid() })

/** The job behind it. Searches go on meanwhile: a document is replaced in one step. */
export async function rebuildAll(db: Db, now: () => Date, payload: unknown): Promise<void> {
  const { jobId } = z.parse(Work, payload)
  if ((await jobs.start(db, jobId)) === undefined) return
  await store.forgetUnread(db)
  let done = 0
  for (const source of SOURCES) {
    for await (const count of batches(db, source)) {
      done += count
      if (!(await jobs.advance(db, jobId, done))) return
    }
    await store.removeLost(db, source)
  }
  await store.noteRebuilt(db, now())
  await jobs.finish(db, now(), jobId, {
    says: (tx) => worded(tx, REBUILT, {}),
    link: '/content-search',
  })
}

/** Goes through a source, batch by batch, each in a transaction of its own. */
async function* batches(db: Db, source: Source): AsyncGenerator<number> {
  let last: string | undefined
  for (;;) {
    const ids = await store.idsAfter(db, source, last, BATCH)
    if (ids.length === 0) return
    await db.transaction().execute(async (tx) => {
      await store.lock(tx)
      await rebuild(tx, source, ids)
    })
    last = ids.at(-1)
    yield ids.length
  }
}
