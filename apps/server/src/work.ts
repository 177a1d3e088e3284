import { startJobs, type Jobs, type Task } from '#platform/jobs/jobs.ts'
import { MAIL_JOB, mailTask } from '#platform/mail/outbox.ts'
import { anchorMailTasks, scheduleAnchorMail } from './anchor-mail.ts'
import { features } from './features.ts'
import { nightlyBackupTasks, scheduleBackup } from './nightly-backup.ts'
import { report, type Wired } from './wiring.ts'

/** The slow work of all features: what waits in the database, and what comes back every day or week. */
export async function startWork(wired: Wired): Promise<Jobs> {
  const { db, databaseUrl: url, now } = wired
  const jobs = await startJobs({ url, tasks: tasksOf(wired), onError: report })
  for (const { schedule } of features) await schedule?.(db, now())
  await scheduleBackup(wired)
  await scheduleAnchorMail(wired)
  return jobs
}

function tasksOf(wired: Wired): Record<string, Task> {
  const tasks: Record<string, Task>[] = features.map(({ jobs }) => ({ ...jobs?.(wired) }))
  const own = {
    [MAIL_JOB]: mailTask(wired.sealer, wired.mail),
    ...nightlyBackupTasks(wired),
    ...anchorMailTasks(wired),
  }
  return Object.assign(own, ...tasks)
}
