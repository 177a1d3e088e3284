import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { addJob, dropJobs, waitingJobs, type Task } from '#platform/jobs/jobs.ts'
import { mentions } from '#platform/privacy/words.ts'
import type { Sealer } from '#platform/secrets/sealing.ts'
import { LINE, thingsOf, writeLetter, type Letter, type Mail, type Sender } from './letter.ts'
import type { MailTransport } from './transport.ts'

export const MAIL_JOB = 'mail'
const PURPOSE = 'mail'
// With the worker's pauses this spans about 9 hours.
const TRIES = 11
// A line is a paragraph of its own, or stands in one with others.
const LINES = {
  text: new RegExp(`${LINE}.*\\n{0,2}`, 'gu'),
  html: new RegExp(`<p[^>]*>${LINE}[^\\n<]*</p>\\n?|${LINE}[^\\n<]*\\n?`, 'gu'),
}

export interface Outbox {
  /** Sends the letter once the transaction of `db` is committed. */
  send: (db: Db, letter: Letter) => Promise<void>
  /** Takes out what waits and goes to somebody or names them, of a mail of many lines those alone; in the transaction of `db`. */
  forget: (db: Db, words: readonly string[]) => Promise<void>
}

/** A waiting mail is sealed: its link opens an account, and the table of jobs is no place for that. */
export function createOutbox(sealer: Sealer, sender: Sender): Outbox {
  function addMail(db: Db, id: string, mail: Mail, turn?: 'late') {
    const sealed = sealer.seal(PURPOSE, JSON.stringify(mail)).toString('base64')
    return addJob(db, MAIL_JOB, { id, sealed }, { maxAttempts: TRIES, turn })
  }
  return {
    async send(db, letter) {
      const mail = writeLetter(letter, sender)
      await addMail(db, uuidv7(), mail, letter.canWait === true ? 'late' : undefined)
    },
    async forget(db, words) {
      for (const { id: job, payload } of await waitingJobs(db, MAIL_JOB)) {
        const waiting = tryOpen(sealer, payload)
        if (waiting === undefined || !isAbout(waiting.mail, words)) continue
        await dropJobs(db, [job])
        const rest = withoutLines(waiting.mail, words)
        if (rest !== undefined) await addMail(db, waiting.id, rest)
      }
    },
  }
}

type SealedMail = z.infer<typeof SealedMail>

function isAbout(mail: SealedMail, words: readonly string[]): boolean {
  return mentions([mail.to, mail.subject, mail.text, mail.html].join(' '), words)
}

/** What a mail of many lines still tells without those that hold one of these words; undefined where that is nothing. */
function withoutLines(mail: SealedMail, words: readonly string[]): SealedMail | undefined {
  const without = (kind: keyof typeof LINES) =>
    mail[kind].replaceAll(LINES[kind], (line) => (mentions(line, words) ? '' : line))
  const gone = (mail.text.match(LINES.text) ?? []).filter((line) => mentions(line, words)).length
  const rest = { ...mail, text: without('text'), html: without('html'), ...counted(mail, gone) }
  return rest.text.includes(LINE) && !isAbout(rest, words) ? rest : undefined
}

/** The subject counts what is left. */
function counted({ subject, count }: SealedMail, gone: number): Pick<SealedMail, 'subject' | 'count'> {
  if (count === undefined) return { subject }
  const left = count - gone
  return { subject: subject.replace(thingsOf(count), () => thingsOf(left)), count: left }
}

const Payload = z.strictObject({ id: z.uuid(), sealed: z.string() })
const SealedMail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachment: z.optional(z.strictObject({ name: z.string(), type: z.string(), content: z.string() })),
  calendar: z.optional(z.strictObject({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() })),
  count: z.optional(z.int()),
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
