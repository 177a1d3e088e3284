import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { addJob, addJobs, type Task } from '#platform/jobs/jobs.ts'
import type { NotificationsDeps } from './deps.ts'
import { lastTimeOf } from './digest-time.ts'
import * as mailStore from './mail-store.ts'
import { digestMail, noticeMail } from './mails.ts'
import { UNCHOSEN } from './preference-store.ts'
import { deliver } from './push.ts'
import * as pushStore from './push-store.ts'
import { countUnread } from './store.ts'

const MAIL_JOB = 'notifications.mail'
const DIGEST_JOB = 'notifications.digest'
const PUSH_JOB = 'notifications.push'

/** In milliseconds. */
const DIGEST_EVERY = 5 * 60_000
// About six minutes: what comes later than that stands in the bell.
const PUSH_TRIES = 5

/** Mails each of these notifications, once the transaction of `db` is through. */
export async function enqueueMails(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await addJob(db, MAIL_JOB, { ids })
}

/** Pushes these notifications to the browsers of their readers: a job each, since each may fail on its own. */
export async function enqueuePushes(db: Db, rows: readonly { id: string; user_id: string }[]): Promise<void> {
  if (rows.length === 0) return
  const browsers = Map.groupBy(
    await pushStore.ofUsers(
      db,
      rows.map((row) => row.user_id),
    ),
    (browser) => browser.user_id,
  )
  const pushes = rows.flatMap(({ id: notification, user_id }) =>
    (browsers.get(user_id) ?? []).map(({ id: subscription }) => ({ notification, subscription })),
  )
  await addJobs(db, PUSH_JOB, pushes, { maxAttempts: PUSH_TRIES })
}

/** Looks for daily mails now and then every few minutes; several instances share the one job. */
export async function scheduleDigests(db: Db, at: Date): Promise<void> {
  await addJob(db, DIGEST_JOB, {}, { key: DIGEST_JOB, runAt: at })
}

const MailJob = z.strictObject({ ids: z.array(z.string()) })
const PushJob = z.strictObject({ notification: z.string(), subscription: z.string() })

/** The slow work of this feature, by the name of its jobs. */
export function notificationsTasks(deps: NotificationsDeps, db: Db): Record<string, Task> {
  return {
    [MAIL_JOB]: async (payload) => {
      for (const id of z.parse(MailJob, payload).ids) await sendOne(deps, db, id)
    },
    [DIGEST_JOB]: async () => {
      await sendDigests(deps, db)
      await pushStore.removeSignedOut(db)
      await scheduleDigests(db, new Date(deps.now().getTime() + DIGEST_EVERY))
    },
    [PUSH_JOB]: (payload) =>
      deliver(db, { ...deps, countUnread: (userId) => countUnread(db, userId) }, z.parse(PushJob, payload)),
  }
}

/** Marked in the transaction that hands the mail over: however often this runs, it is sent once. */
async function sendOne(deps: NotificationsDeps, db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const taken = await mailStore.takeOne(tx, id, deps.now())
    const to = taken && (await mailStore.receiver(tx, taken.userId))
    if (taken !== undefined && to !== undefined)
      await deps.outbox.send(tx, await noticeMail(tx, deps.site, to, taken.mail))
  })
}

/** Sends the daily mail to everybody whose hour has come since their oldest line was written. */
async function sendDigests(deps: NotificationsDeps, db: Db): Promise<void> {
  const now = deps.now()
  const waiting = await mailStore.waitingDigests(db)
  const due = waiting.filter(
    ({ since, timezone, hour }) => since < lastTimeOf(hour ?? UNCHOSEN.digestHour, timezone, now),
  )
  for (const { userId } of due) {
    await db.transaction().execute(async (tx) => {
      const lines = await mailStore.takeDigest(tx, userId, now)
      const to = await mailStore.receiver(tx, userId)
      if (lines.length > 0 && to !== undefined)
        await deps.outbox.send(tx, await digestMail(tx, deps.site, to, lines))
    })
  }
}
