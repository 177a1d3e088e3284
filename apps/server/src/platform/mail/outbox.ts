import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { addJob, dropJobs, waitingJobs, type Task } from '#platform/jobs/jobs.ts'
import { mentions } from '#platform/privacy/words.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import { writeLetter, type Letter, type Sender } from './letter.ts'
import type { MailTransport } from './transport.ts'

export const MAIL_JOB = 'mail'
const PURPOSE = 'mail'
// With the worker's pauses this spans about 9 hours.
const TRIES = 11

export interface Outbox {
  /** Sends the letter once the transaction of `db` is committed. */
  send: (db: Db, letter: Letter) => Promise<void>
  /** Takes out what waits and goes to somebody or names them, in the transaction of `db`. */
  forget: (db: Db, words: readonly string[]) => Promise<void>
}

/** A waiting mail is sealed: its link opens an account, and the table of jobs is no place for that. */
export function createOutbox(sealer: Sealer, sender: Sender): Outbox {
  return {
    async send(db, letter) {
      const mail = writeLetter(letter, sender)
      const sealed = sealer.seal(PURPOSE, JSON.stringify(mail)).toString('base64')
      const turn = letter.canWait === true ? 'late' : undefined
      await addJob(db, MAIL_JOB, { id: uuidv7(), sealed }, { maxAttempts: TRIES, turn })
    },
    async forget(db, words) {
      const waiting = await waitingJobs(db, MAIL_JOB)
      const about = waiting.filter(({ payload }) => isAbout(tryOpen(sealer, payload)?.mail, words))
      await dropJobs(
        db,
        about.map(({ id }) => id),
      )
    },
  }
}

function isAbout(mail: z.infer<typeof SealedMail> | undefined, words: readonly string[]): boolean {
  if (mail === undefined) return false
  return mentions([mail.to, mail.subject, mail.text, mail.html].join(' '), words)
}

const Payload = z.strictObject({ id: z.uuid(), sealed: z.string() })
const SealedMail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachment: z.optional(z.strictObject({ name: z.string(), type: z.string(), content: z.string() })),
  calendar: z.optional(z.strictObject({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() })),
})

/** The job that delivers; when it throws, the worker tries again later with the same Message-ID. */
export function mailTask(sealer: Sealer, transport: MailTransport): Task {
  return async (payload) => {
    const { id, mail } = open(sealer, payload)
    await transport.deliver(mail, id)
  }
}

/** Whom a job of mail goes to and what about; undefined for other jobs, and for one sealed with another key. */
export function mailReader(sealer: Sealer) {
  return ({ name, payload }: { name: string; payload: unknown }) => {
    const opened = name === MAIL_JOB ? tryOpen(sealer, payload) : undefined
    return opened && { to: opened.mail.to, subject: opened.mail.subject }
  }
}

/** Undefined for one sealed with another key. */
function tryOpen(sealer: Sealer, payload: unknown) {
  try {
    return open(sealer, payload)
  } catch {
    return undefined
  }
}

function open(sealer: Sealer, payload: unknown) {
  const { id, sealed } = z.parse(Payload, payload)
  return { id, mail: z.parse(SealedMail, JSON.parse(sealer.open(PURPOSE, Buffer.from(sealed, 'base64')))) }
}
