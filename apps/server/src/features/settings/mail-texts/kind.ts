import type { MailWords } from '@guildhall/contract/settings/mail-texts'
import type { Db } from '#platform/db/database.ts'
import * as store from './store.ts'

/** What a `{name}` of a mail stands for. */
export interface Placeholder {
  meaning: string
  /** Stands in the preview and in test mails. */
  sample: string
  /** Without it the mail would not say what it is for. */
  isRequired?: boolean
}

/** One mail of the portal with its first words; administrators may write others. */
export interface MailKind<Name extends string = string> extends MailWords {
  /** `accounts.reset_password` */
  name: string
  title: string
  occasion: string
  placeholders: Readonly<Record<Name, Placeholder>>
}

/** Declares a mail: its placeholders are what `writeMail` asks values for. */
export function mailKind<const Name extends string>(kind: MailKind<Name>): MailKind<Name> {
  return kind
}

/** The words of a letter, filled: plain text that is escaped where it is set. */
export interface FilledWords {
  subject: string
  paragraphs: string[]
  button: string
  closing: string
}

/** The words that hold now, with these values in the places of the names. */
export async function writeMail<Name extends string>(
  db: Db,
  kind: MailKind<Name>,
  values: Readonly<Record<Name, string>>,
): Promise<FilledWords> {
  return fill((await store.find(db, kind.name)) ?? kind, values)
}

/**
 * Puts values into words. What a value holds is never read again as a name of another, and in a subject it stays in
 * one line; a value of several lines makes several paragraphs, and a paragraph without anything is left out.
 */
export function fill(words: MailWords, values: Readonly<Record<string, string>>): FilledWords {
  const put = (text: string) =>
    text.replaceAll(NAME, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
    )
  const line = (text: string) =>
    put(text)
      .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
      .trim()
  const paragraphs = words.body
    .split(/\n\s*\n/)
    .flatMap((paragraph) => put(paragraph).split('\n'))
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return {
    subject: line(words.subject),
    paragraphs,
    button: line(words.button),
    closing: line(words.closing),
  }
}

const FIELDS = ['subject', 'body', 'button', 'closing'] as const
const NAME = /\{([a-z_]{1,40})\}/g

/** What is wrong with these words for this mail, by field. */
export function faultsOf(kind: MailKind, words: MailWords): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  const known = Object.keys(kind.placeholders)
  for (const field of FIELDS) {
    const unknown = namesIn(words[field]).filter((name) => !known.includes(name))
    if (unknown.length > 0) faults[field] = unknown.map((name) => `This mail has no {${name}}.`)
  }
  const used = new Set(FIELDS.flatMap((field) => namesIn(words[field])))
  const missing = Object.entries(kind.placeholders)
    .filter(([name, { isRequired }]) => isRequired === true && !used.has(name))
    .map(([name]) => `This mail needs {${name}}.`)
  return missing.length === 0 ? faults : { ...faults, body: [...(faults['body'] ?? []), ...missing] }
}

/** Everything between braces, whether or not it is a name. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]{0,60})\}/g)].map((match) => match[1] ?? '')
}
