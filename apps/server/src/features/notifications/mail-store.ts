import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import type { Headline } from './wording.ts'

export interface WaitingMail {
  subject: string
  link: string | null
  /** Paragraphs below the subject. */
  letter: string[]
  headline?: Headline | undefined
}

export interface Receiver {
  email: string
  first_name: string
}

const Letter = z.object({ paragraphs: z.array(z.string()), headline: z.optional(z.unknown()) })
const Head = z.object({ line: z.string(), values: z.record(z.string(), z.string()) })

/** Takes one mail that is still to be sent: it is marked, and its words are forgotten. Undefined when it is not. */
export async function takeOne(db: Db, id: string, now: Date) {
  const row = await db
    .selectFrom('notifications')
    .select(['user_id', 'subject', 'link', 'letter'])
    .where('id', '=', id)
    .where('mail', '=', 'now')
    .where('mailed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  await markMailed(db, [id], now)
  return { userId: row.user_id, mail: waitingMail(row) }
}

/** Takes all lines of somebody's daily mail that are still to be sent, oldest first. */
export async function takeDigest(db: Db, userId: string, now: Date): Promise<WaitingMail[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'subject', 'link', 'letter'])
    .where('user_id', '=', userId)
    .where('mail', '=', 'digest')
    .where('mailed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  await markMailed(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map(waitingMail)
}

async function markMailed(db: Db, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('notifications').set({ mailed_at: now, letter: null }).where('id', 'in', ids).execute()
}

function waitingMail(row: { subject: string; link: string | null; letter: unknown }): WaitingMail {
  const { subject, link } = row
  const { data } = z.safeParse(Letter, row.letter)
  return { subject, link, letter: data?.paragraphs ?? [], headline: headOf(data?.headline) }
}

/** One of before, which was cut when it was written down, gives way to the whole subject. */
function headOf(kept: unknown): Headline | undefined {
  return z.safeParse(Head, kept).data
}

/** Where mails to this user go; undefined for a login that is switched off or whose address nobody confirmed. */
export function receiver(db: Db, userId: string): Promise<Receiver | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.person_id')
    .select(['users.email', 'people.first_name'])
    .where('users.id', '=', userId)
    .where('users.status', '=', 'active')
    .where('users.email_verified_at', 'is not', null)
    .executeTakeFirst()
}

/** Who waits for a daily mail, and since when. */
export function waitingDigests(db: Db) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .leftJoin('notification_preferences as chosen', 'chosen.user_id', 'users.id')
    .select(['users.id as userId', 'users.timezone', 'chosen.digest_hour as hour'])
    .select((row) => row.fn.min('notifications.created_at').as('since'))
    .where('notifications.mail', '=', 'digest')
    .where('notifications.mailed_at', 'is', null)
    .groupBy(['users.id', 'users.timezone', 'chosen.digest_hour'])
    .execute()
}
