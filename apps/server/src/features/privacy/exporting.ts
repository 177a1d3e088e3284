import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EXPORT_HOURS } from '@guildhall/contract/privacy'
import * as accounts from '#features/accounts/service.ts'
import { noticeKind, worded } from '#features/notifications/service.ts'
import * as jobs from '#features/jobs/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { stepsOf, writeArchive } from './archive.ts'
import type { PrivacyDeps } from './deps.ts'
import { isSelf } from './policy.ts'
import * as store from './store.ts'
import { identify } from './traces.ts'

export const EXPORT_JOB = 'privacy.export'
const HOUR = 3_600_000

/** As administrators find it. */
export const EXPORT_READY = noticeKind({
  name: 'privacy.export_ready',
  title: 'Archive of personal data ready',
  occasion: 'Sent to the person who asked for the archive.',
  placeholders: { hours: { meaning: 'How long the file is kept', sample: String(EXPORT_HOURS) } },
  subject: 'The archive of personal data is ready to download.',
  body: 'Only you can download it, for the next {hours} hours.',
})

/** Notes down that an archive is wanted; the job makes it. Two at a time there are not. */
export async function ask(ctx: SignedIn, { parts }: PrivacyDeps, personId: string): Promise<string> {
  await store.giveUpExports(ctx.db, personId, new Date(ctx.now.getTime() - HOUR))
  if (await store.isExportRunning(ctx.db, personId)) throw refuse('data_export_running')
  const total = await stepsOf(ctx.db, parts, personId)
  const jobId = await jobs.begin(ctx, { kind: 'privacy.export', items: [], total })
  const id = await store.insertExport(ctx.db, {
    person_id: personId,
    requested_by: ctx.actor.userId,
    job_id: jobId,
    status: 'running',
    created_at: ctx.now,
  })
  await accounts.noteSecurityEvent(ctx.db, ctx, 'data_export_asked', ctx.actor.userId, {
    person_id: personId,
  })
  await addJob(ctx.db, EXPORT_JOB, { id, jobId }, { maxAttempts: 3 })
  return jobId
}

/** The job behind `ask`: with the rights that whoever asked has now. */
export async function makeExport(
  db: Db,
  deps: PrivacyDeps,
  now: Date,
  { id, jobId }: { id: string; jobId: string },
): Promise<void> {
  const wanted = await store.findExport(db, id)
  const job = await jobs.start(db, jobId)
  const reader = job && (await accounts.actorOf(db, job.userId))
  if (wanted === undefined || wanted.status !== 'running') return
  if (reader === undefined) {
    await jobs.fail(db, now, jobId)
    return store.updateExport(db, id, { status: 'failed' })
  }
  const { key, size } = await storeArchive(db, deps, now, { personId: wanted.person_id, jobId })
  const expiresAt = new Date(now.getTime() + EXPORT_HOURS * HOUR)
  await store.updateExport(db, id, { status: 'ready', storage_key: key, size, expires_at: expiresAt })
  await jobs.finish(db, now, jobId, {
    says: (tx) => worded(tx, EXPORT_READY, { hours: String(EXPORT_HOURS) }),
    link: isSelf(reader, wanted.person_id) ? '/profile-settings?tab=privacy' : `/users/${wanted.person_id}`,
    url: `/api/data-exports/${id}`,
    mail: 'now',
  })
}

async function storeArchive(
  db: Db,
  { files, parts, accounts: { site } }: PrivacyDeps,
  now: Date,
  { personId, jobId }: { personId: string; jobId: string },
): Promise<{ key: string; size: number }> {
  const key = randomUUID()
  const path = join(files.incoming, key)
  try {
    const archiving = {
      db,
      parts,
      now,
      storage: files.storage,
      product: site.product,
      onStep: () => jobs.step(db, jobId),
    }
    await writeArchive(archiving, await identify(db, personId), path)
    const { size } = await stat(path)
    await files.storage.put(key, { path, size, type: 'application/zip' })
    return { key, size }
  } finally {
    await rm(path, { force: true })
  }
}

/** Takes away the archives whose day is over. */
export async function removeExpired(db: Db, { files }: PrivacyDeps, now: Date): Promise<void> {
  for (const { id, storage_key: key } of await store.exportsToRemove(db, { expiredBy: now })) {
    if (key !== null) await files.storage.remove(key)
    await store.updateExport(db, id, { status: 'removed', storage_key: null })
  }
}
