import { fillLine, fillParagraphs } from '@guildhall/contract/settings/fill-words'
import { hasLongNames, mailKind, wordsOf, type MailKind } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import { dayText } from '#platform/documents/paper.ts'
import { escapeHtml } from '#platform/mail/letter.ts'
import type { Subject } from './subject.ts'

/** What a notification says: one line everywhere, and below it in the mail some more. */
export interface Wording {
  subject: Subject
  paragraphs: string[]
  /** The subject of the mail, where a name is too long for one. */
  headline?: Headline
}

/** A line with its values whole: they are cut when it is sent, since nobody finds a cut name that has to be erased. */
export interface Headline {
  line: string
  values: Record<string, string>
}

/** Declares a notification: its words are edited with those of the mails. `body` is what its mail says below. */
export function noticeKind<const Name extends string>(
  kind: Omit<MailKind<Name>, 'body' | 'button' | 'closing' | 'isNotice'> & { body?: string },
): MailKind<Name> {
  return mailKind({ body: '', ...kind, button: '', closing: '', isNotice: true })
}

/** The words that hold now, filled. Everything in them is plain text; what `isBold` marks stands out. */
export async function worded<Name extends string>(
  db: Db,
  kind: MailKind<Name>,
  values: Readonly<Record<Name, string>>,
): Promise<Wording> {
  const words = await wordsOf(db, kind)
  const placeholders: MailKind['placeholders'] = kind.placeholders
  const written = Object.entries<string>(values).map(
    ([name, value]) =>
      [name, placeholders[name]?.isDay === true && value !== '' ? dayText(value) : value] as const,
  )
  const marked = written.map(([name, value]) => {
    const html = escapeHtml(value)
    return [name, placeholders[name]?.isBold === true ? `<b>${html}</b>` : html] as const
  })
  const whole: Record<string, string> = Object.fromEntries(written)
  return {
    ...(hasLongNames(whole) ? { headline: { line: words.subject, values: whole } } : {}),
    subject: { html: fillLine(escapeHtml(words.subject), Object.fromEntries(marked)) },
    paragraphs: fillParagraphs(words.body, whole),
  }
}
