import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import { clean, CLEANING_JOB, scheduleCleaning, tomorrow } from './cleaning.ts'
import type { AccountsDeps } from './deps.ts'
import * as mails from './mails.ts'
import * as store from './store.ts'
import * as tokens from './token-store.ts'

export const LINK_JOB = 'accounts.link'

const LinkRequest = z.strictObject({ kind: z.enum(['reset', 'verify']), email: z.string() })
export type LinkRequest = z.infer<typeof LinkRequest>

/** The slow work of this feature, by the name of its jobs. */
export function accountsTasks(deps: AccountsDeps, db: Db, databaseUrl: string): Record<string, Task> {
  return {
    [CLEANING_JOB]: async () => {
      const now = deps.now()
      await clean(db, databaseUrl, now)
      await scheduleCleaning(db, tomorrow(now))
    },
    [LINK_JOB]: async (payload) => {
      const { kind, email } = z.parse(LinkRequest, payload)
      await db.transaction().execute((tx) => sendLink(deps, tx, { kind, email }))
    },
  }
}

/** Sends the link to the stored address; for an address without an account nothing happens. */
async function sendLink(deps: AccountsDeps, db: Db, { kind, email }: LinkRequest): Promise<void> {
  const account = await store.find(db, { email })
  if (account === undefined || account.status !== 'active') return
  if (kind === 'reset') {
    const token = await tokens.issue(db, { kind: 'reset_password', userId: account.id }, deps.now())
    await deps.outbox.send(db, await mails.resetMail(db, deps.site, account, token))
  } else if (account.email_verified_at === null) {
    const subject = await tokens.lastSubject(db, 'verify_email', account.id)
    const again = { kind: 'verify_email', userId: account.id, subject } as const
    const token = await tokens.issue(db, again, deps.now())
    await deps.outbox.send(db, await mails.verifyMail(db, deps.site, account, token))
  }
}
