import { dropRejectedResumes, lapsedApplications, warnOfLapse } from '#features/experts/privacy/service.ts'
import { dropDeletedDrafts } from '#features/gigs/privacy/service.ts'
import { dropOld as dropOldJobs } from '#features/jobs/privacy/service.ts'
import { dropOld as dropOldNotifications } from '#features/notifications/privacy/service.ts'
import type { Db } from '#platform/db/database.ts'
import { Refusal } from '#platform/http/refuse.ts'
import type { PrivacyDeps } from './deps.ts'
import { erase } from './erasing.ts'

/** What has been kept for its time goes; the logs and the sessions look after themselves. */
export async function keepTerms(db: Db, deps: PrivacyDeps, now: Date): Promise<void> {
  await dropOldNotifications(db, now)
  await dropOldJobs(db, now)
  await dropDeletedDrafts(db, now)
  await dropRejectedResumes(db, now)
  await warnOfLapse(db, now)
  for (const personId of await lapsedApplications(db, now)) await eraseLapsed(db, deps, now, personId)
}

/** Keeps people under legal hold, and people who were hired after all. */
async function eraseLapsed(db: Db, deps: PrivacyDeps, now: Date, personId: string): Promise<void> {
  try {
    await db.transaction().execute((tx) => erase({ db: tx, actor: null, now }, deps, personId))
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
  }
}
