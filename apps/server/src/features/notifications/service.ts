import { NOTIFICATIONS_PAGE_SIZE, type notifications } from '@guildhall/contract/notifications'
import { mayBePushed, type NotificationCategory } from '@guildhall/contract/notifications/categories'
import type { Received } from '@guildhall/contract/endpoint'
import { uuidv7 } from 'uuidv7'
import type { Db } from '#platform/db/database.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { enqueueMails, enqueuePushes } from './jobs.ts'
import { choicesOf, type Choice } from './preference-store.ts'
import { mailFor, wants } from './preferences.ts'
import * as store from './store.ts'
import { cleanSubject, isWithin, type Subject } from './subject.ts'
import { lookAgain, type Word } from './word.ts'
import type { Headline } from './wording.ts'

export { subject, type Subject } from './subject.ts'
export { noticeKind, worded, type Wording } from './wording.ts'

export interface Notice {
  category: NotificationCategory
  /** `expert.approved` */
  kind: string
  /** Users; who did it themselves is left out, and so is who wants to hear nothing of the category. */
  to: readonly string[]
  /** HTML, made by `subject`. */
  subject: Subject
  /** The page it leads to: `/expert/profile`. */
  link?: string
  gigId?: string
  /** The person whom it is about. */
  expertId?: string
  /** What open pages do: `RELOAD_EXPERTS_LIST_Pending`. */
  commands?: readonly string[]
  /** 'now': a mail of its own; 'digest': one line of the daily mail. Without it no mail. */
  mail?: 'now' | 'digest'
  /** Plain text of the mail below the subject: reasons, a date until when. */
  paragraphs?: readonly string[]
  /** Instead of the subject above the mail, where that is too long. */
  headline?: Headline
  isPushed?: boolean
}

/** Tells users something, in the transaction of what it tells: nothing is told that did not happen. */
export async function notify(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, notice: Notice): Promise<void> {
  const { link } = notice
  if (link !== undefined && !isWithin(link))
    throw new Error(`A notification leads to a page of ours: ${link}`)
  const to = [...new Set(notice.to)].filter((userId) => userId !== ctx.actor?.userId)
  if (to.length === 0) return
  const choices = await choicesOf(ctx.db, to)
  const said = { ...notice, subject: cleanSubject(notice.subject.html) }
  const rows = [...choices].map(([userId, choice]) => rowOf(said, userId, choice, ctx.now))
  const heard = rows.filter((row) => row.in_app || row.mail !== 'none' || row.has_push)
  if (heard.length > 0) await keep(ctx.db, heard)
  await store.announce(
    ctx.db,
    rows.map((row) => wordOf(notice, row)),
  )
}

/** Has the open pages of these users look again, since what they may do or see has changed; nothing is written down. */
export function refreshPages(
  db: Db,
  userIds: readonly string[],
  commands?: readonly string[],
): Promise<void> {
  return store.announce(db, lookAgain(userIds, commands))
}

type Row = ReturnType<typeof rowOf>

/** The same to everybody. */
type Said = Omit<Notice, 'subject'> & { subject: string }

function rowOf(notice: Said, userId: string, choice: Choice, at: Date) {
  const { category, paragraphs, headline } = notice
  const mail = mailFor(choice, category, notice.mail)
  return {
    id: uuidv7(),
    user_id: userId,
    category,
    kind: notice.kind,
    subject: notice.subject,
    link: notice.link ?? null,
    gig_id: notice.gigId ?? null,
    expert_id: notice.expertId ?? null,
    commands: [...(notice.commands ?? [])],
    in_app: wants(choice, category, 'in_app'),
    mail,
    letter: mail === 'none' || paragraphs === undefined ? null : JSON.stringify({ paragraphs, headline }),
    has_push: notice.isPushed === true && mayBePushed(category) && wants(choice, category, 'push'),
    created_at: at,
  }
}

/** Writes them down, and the jobs of their mails and push messages with them. */
async function keep(db: Db, rows: readonly Row[]): Promise<void> {
  await store.insert(db, rows)
  await enqueueMails(
    db,
    rows.flatMap((row) => (row.mail === 'now' ? [row.id] : [])),
  )
  await enqueuePushes(
    db,
    rows.filter((row) => row.has_push),
  )
}

/** Readers who turned the bell off still see the change in their open lists. */
function wordOf({ kind }: Notice, row: Row): Word {
  return {
    user: row.user_id,
    event: row.in_app ? 'notification' : 'reload',
    type: row.in_app ? kind : 'reload',
    gig_id: row.gig_id,
    expert_id: row.expert_id,
    commands: row.commands,
  }
}

type ListQuery = Received<typeof notifications.list, 'query'>

/** The notifications of the caller, newest first. */
export async function list(
  ctx: SignedIn,
  { page = 1, pageSize = NOTIFICATIONS_PAGE_SIZE, category }: ListQuery,
) {
  return store.page(ctx.db, ctx.actor.userId, { category }, { page, pageSize })
}

export function countUnread(ctx: SignedIn): Promise<number> {
  return store.countUnread(ctx.db, ctx.actor.userId)
}

/** One that belongs to somebody else does not exist for the caller. */
export async function markRead(ctx: SignedIn, id: string): Promise<number> {
  const was = await store.markRead(ctx.db, ctx.actor.userId, id)
  if (was === 'missing') throw refuse('not_found')
  if (was === 'unread') await tellOtherPages(ctx)
  return countUnread(ctx)
}

export async function markAllRead(
  ctx: SignedIn,
  filter: { category?: NotificationCategory | undefined },
): Promise<number> {
  const marked = await store.markAllRead(ctx.db, ctx.actor.userId, filter)
  if (marked > 0) await tellOtherPages(ctx)
  return countUnread(ctx)
}

function tellOtherPages({ db, actor }: SignedIn): Promise<void> {
  const word: Word = {
    user: actor.userId,
    event: 'unread',
    type: 'unread',
    gig_id: null,
    expert_id: null,
    commands: [],
  }
  return store.announce(db, [word])
}
