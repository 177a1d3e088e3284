import type { Db } from '#platform/db/database.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import { remindOfCalls } from './calls/jobs.ts'
import { remind } from './deliverables/jobs.ts'

const REMINDERS = 'work.reminders'
/** An hour before a call is said to the nearest five minutes. */
const PAUSE = 5 * 60_000

interface Options {
  db: Db
  now: () => Date
}

/** The slow work of this feature, by the name of its jobs. */
export function workTasks({ db, now }: Options): Record<string, Task> {
  return {
    [REMINDERS]: async () => {
      await remind(db, now())
      await remindOfCalls(db, now())
      await scheduleReminders(db, new Date(now().getTime() + PAUSE))
    },
  }
}

/** Looks every few minutes at what is due; several instances share the one job. */
export async function scheduleReminders(db: Db, at: Date): Promise<void> {
  await addJob(db, REMINDERS, {}, { key: REMINDERS, runAt: at })
}
