import type { NotificationCategory } from '@guildhall/contract/notifications/categories'
import type { Ctx } from '#platform/http/context.ts'
import { escapeHtml } from '#platform/mail/letter.ts'
import * as store from './store.ts'

export interface Notice {
  category: NotificationCategory
  /** `expert.approved` */
  kind: string
  /** Users; who did it himself is left out, and so is who wants to hear nothing of the category. */
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
  isPushed?: boolean
}

/** HTML of ours in which everything that people typed is escaped. */
export interface Subject {
  html: string
}

/** Makes the subject of a notification: subject`${name} was <b>approved</b>.` Values are escaped. */
export function subject(parts: TemplateStringsArray, ...values: readonly string[]): Subject {
  const html = parts.map((part, index) => part + escapeHtml(values[index] ?? '')).join('')
  return { html }
}

/** Tells users something, in the transaction of what it tells: nothing is told that did not happen. */
export async function notify(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, notice: Notice): Promise<void> {
  const to = [...new Set(notice.to)].filter((userId) => userId !== ctx.actor?.userId)
  if (to.length === 0) return
  await store.insert(
    ctx.db,
    to.map((userId) => ({
      user_id: userId,
      category: notice.category,
      kind: notice.kind,
      subject: notice.subject.html,
      link: notice.link ?? null,
      gig_id: notice.gigId ?? null,
      expert_id: notice.expertId ?? null,
      commands: [...(notice.commands ?? [])],
      mail: notice.mail ?? 'none',
      letter: notice.paragraphs === undefined ? null : JSON.stringify({ paragraphs: notice.paragraphs }),
      has_push: notice.isPushed ?? false,
      created_at: ctx.now,
    })),
  )
}
