import { nameOf } from '#features/activity/chain/checks.ts'
import { anchorNow } from '#features/activity/chain/service.ts'
import type { Db } from '#platform/db/database.ts'
import { addJob, type Task } from '#platform/jobs/jobs.ts'
import type { Letter } from '#platform/mail/letter.ts'
import type { Outbox } from '#platform/mail/outbox.ts'
import type { Config } from './config.ts'

const ANCHOR_JOB = 'anchor.mail'
const DAY = 86_400_000
/** After the first start: rows of before the chain are taken in meanwhile. */
const FIRST = 10 * 60_000

export interface AnchorMailOptions {
  config: Pick<Config, 'ANCHOR_MAIL_TO' | 'PRODUCT_NAME'>
  db: Db
  accounts: { outbox: Outbox }
  now: () => Date
}

/** Mails where the chain of the log stands, to where nobody who holds this machine can change it (NEXT N4). */
export function anchorMailTasks(options: AnchorMailOptions): Record<string, Task> {
  return { [ANCHOR_JOB]: () => mailAnchor(options) }
}

/** One mail a day, whatever the number of instances and of restarts. */
export async function scheduleAnchorMail({ config, db, now }: AnchorMailOptions): Promise<void> {
  if (config.ANCHOR_MAIL_TO !== undefined) await askFor(db, new Date(now().getTime() + FIRST))
}

/** The mail and the wish for the next one are one transaction: a second try sends no second mail. */
async function mailAnchor({ config, db, accounts, now }: AnchorMailOptions): Promise<void> {
  const { ANCHOR_MAIL_TO: to, PRODUCT_NAME: product } = config
  if (to === undefined) return
  await db.transaction().execute(async (tx) => {
    const at = now()
    await accounts.outbox.send(tx, letterOf({ to, product }, await anchorNow(tx, at)))
    await askFor(tx, new Date(at.getTime() + DAY))
  })
}

function askFor(db: Db, runAt: Date): Promise<void> {
  return addJob(db, ANCHOR_JOB, {}, { key: ANCHOR_JOB, runAt, keepsTime: true })
}

function letterOf(
  { to, product }: { to: string; product: string },
  { anchor, logId, file }: Awaited<ReturnType<typeof anchorNow>>,
): Letter {
  const day = anchor.at.slice(0, 10)
  const months = anchor.months.map(
    ({ month, place, hash }) => `${nameOf(month)}: ${place} entries, the last one ${hash}`,
  )
  return {
    to,
    subject: `Where the activity log stood on ${day}`,
    paragraphs: [
      `This is where the chain of the activity log of ${product} stood on ${day} at ${anchor.at.slice(11, 16)} UTC. Keep this email: whoever changes the log later, the database and its files included, cannot change what you hold.`,
      ...(months.length === 0 ? ['Nothing has been written yet.'] : months),
      `To compare, put the attached file into the folder anchors/${logId} of DATA_DIR and run "npm run verify-log".`,
    ],
    attachment: { name: file, type: 'application/json', content: `${JSON.stringify(anchor, null, 2)}\n` },
  }
}
