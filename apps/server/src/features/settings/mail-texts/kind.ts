import type { MailWords } from '@guildhall/contract/settings/mail-texts'
import { fillLine, fillParagraphs } from '@guildhall/contract/settings/fill-words'
import type { Db } from '#platform/db/database.ts'
import { shortened } from '#platform/shortened.ts'
import * as store from './store.ts'

/** What a `{name}` of a mail stands for. */
export interface Placeholder {
  meaning: string
  /** Stands in the preview and in test mails. */
  sample: string
  /** Without it the mail would not say what it is for. */
  isRequired?: boolean
  /** Stands out in a notification: the name of a project. */
  isBold?: boolean
  /** A day: given as YYYY-MM-DD, and written as the portal writes dates. */
  isDay?: boolean
}

/** One mail of the portal with its first words; administrators may write others. */
export interface MailKind<Name extends string = string> extends MailWords {
  /** `accounts.reset_password` */
  name: string
  title: string
  occasion: string
  placeholders: Readonly<Record<Name, Placeholder>>
  /** A notification: its mail is set around it, with button and small print of its own, and may say no more. */
  isNotice?: boolean
}

/** Declares a mail: its placeholders are what `writeMail` asks values for. */
export function mailKind<const Name extends string>(kind: MailKind<Name>): MailKind<Name> {
  return kind
}

/** Of a name in the subject of a mail, in characters. */
const LONGEST = 80

/** Mailboxes cut subjects: a name in one leaves room for what happened. */
export function shortNames<Name extends string>(values: Readonly<Record<Name, string>>): Record<Name, string>
export function shortNames(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortened(value, LONGEST)]))
}

export function hasLongNames(values: Readonly<Record<string, string>>): boolean {
  return Object.values(values).some((value) => [...value].length > LONGEST)
}

/** The words of a letter, filled: plain text that is escaped where it is set. */
export interface FilledWords {
  subject: string
  paragraphs: string[]
  button: string
  closing: string
}

/** The words that hold now, with these values in the places of the names; `heads` are those of the subject. */
export async function writeMail<Name extends string>(
  db: Db,
  kind: MailKind<Name>,
  values: Readonly<Record<Name, string>>,
  heads: Readonly<Record<Name, string>> = shortNames(values),
): Promise<FilledWords> {
  return fill(await wordsOf(db, kind), values, heads)
}

/** The words of this mail that hold now: what an administrator wrote, or the first ones. */
export async function wordsOf(db: Db, kind: MailKind): Promise<MailWords> {
  return (await store.find(db, kind.name)) ?? kind
}

/** Puts values into words. */
export function fill(
  words: MailWords,
  values: Readonly<Record<string, string>>,
  heads = values,
): FilledWords {
  return {
    subject: fillLine(words.subject, heads),
    paragraphs: fillParagraphs(words.body, values),
    button: fillLine(words.button, values),
    closing: fillLine(words.closing, values),
  }
}

const REQUIRED = 'This field is required.'
const FIELDS = ['subject', 'body', 'button', 'closing'] as const

/** What is wrong with these words for this mail, by field. */
export function faultsOf(kind: MailKind, words: MailWords): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  const known = Object.keys(kind.placeholders)
  for (const field of FIELDS) {
    const unknown = namesIn(words[field]).filter((name) => !known.includes(name))
    if (unknown.length > 0) faults[field] = unknown.map((name) => `This email has no {${name}}.`)
  }
  if (kind.isNotice !== true) {
    if (words.button === '') faults['button'] = [REQUIRED]
    if (words.body === '') faults['body'] = [REQUIRED]
  }
  const used = new Set(FIELDS.flatMap((field) => namesIn(words[field])))
  for (const [name, { isRequired }] of Object.entries(kind.placeholders)) {
    if (isRequired !== true || used.has(name)) continue
    const field = homeOf(kind, name)
    faults[field] = [...(faults[field] ?? []), `This email needs {${name}}.`]
  }
  return faults
}

/** The field that has this name in the first words of the mail; the text before the others. */
function homeOf(kind: MailKind, name: string): (typeof FIELDS)[number] {
  const has = (field: (typeof FIELDS)[number]) => namesIn(kind[field]).includes(name)
  return has('body') ? 'body' : (FIELDS.find(has) ?? 'body')
}

/** Everything between braces, whether or not it is a name. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]{0,60})\}/g)].map((match) => match[1] ?? '')
}
