import type { MailPreview, MailText, MailWords } from '@guildhall/contract/settings/mail-texts'
import { recordEvent, relativeTime, type Differences } from '#features/activity/service.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Outbox } from '#platform/mail/outbox.ts'
import { faultsOf, fill, writeMail, type MailKind } from './kind.ts'
import * as store from './store.ts'

/** What wiring.ts hands in: every feature below brings the mails that it sends. */
export interface MailTextsDeps {
  kinds: readonly MailKind[]
  /** The name of the mail that stands around every notification. */
  around: string
  product: string
  publicUrl: string
  outbox: Outbox
}

const FIELDS = ['subject', 'body', 'button', 'closing'] as const

export async function list({ db, now }: SignedIn, { kinds }: MailTextsDeps): Promise<MailText[]> {
  const rows = new Map((await store.all(db)).map((row) => [row.name, row]))
  return kinds.map((kind) => presented(kind, rows.get(kind.name), now))
}

/** Changes the words of a mail, from the version that the caller has seen. */
export async function update(
  ctx: SignedIn,
  deps: MailTextsDeps,
  name: string,
  words: MailWords,
): Promise<MailText> {
  const kind = checked(deps, name, words)
  const before = await locked(ctx, kind)
  const differences = differencesOf(written(before) ?? kind, words)
  if (Object.keys(differences).length > 0) {
    await store.put(ctx.db, { ...words, name, ...changeOf(ctx, before) })
    await record(ctx, 'mail_text.changed', kind, differences)
  }
  return one(ctx, kind)
}

/** The first words again. */
export async function reset(ctx: SignedIn, deps: MailTextsDeps, name: string): Promise<MailText> {
  const kind = requireKind(deps, name)
  const row = await locked(ctx, kind)
  const before = written(row)
  if (before !== undefined) {
    await store.reset(ctx.db, name, changeOf(ctx, row))
    await record(ctx, 'mail_text.reset', kind, differencesOf(before, kind))
  }
  return one(ctx, kind)
}

/** These words with samples in the places of the names. */
export async function preview(
  { db }: Pick<SignedIn, 'db'>,
  deps: MailTextsDeps,
  name: string,
  words: MailWords,
): Promise<MailPreview> {
  const kind = requireKind(deps, name)
  const faults = Object.values(faultsOf(kind, words)).flat()
  const filled = fill(words, samplesOf(kind))
  if (kind.isNotice !== true) return { product: deps.product, ...filled, faults }
  const around = requireKind(deps, deps.around)
  const news = { ...samplesOf(around), news: filled.subject, more: filled.paragraphs.join('\n') }
  return {
    product: deps.product,
    ...(await writeMail(db, around, news, news)),
    faults,
  }
}

/** The same as a mail to the caller. */
export async function sendTest(
  ctx: SignedIn,
  deps: MailTextsDeps,
  name: string,
  words: MailWords,
): Promise<void> {
  checked(deps, name, words)
  const { subject, paragraphs, button, closing } = await preview(ctx, deps, name, words)
  await deps.outbox.send(ctx.db, {
    to: ctx.actor.email,
    subject: `Test: ${subject}`,
    paragraphs,
    ...(button === '' ? {} : { button: { label: button, url: `${deps.publicUrl}/admin/settings/mails` } }),
    ...(closing === '' ? {} : { closing }),
  })
}

function requireKind({ kinds }: MailTextsDeps, name: string): MailKind {
  const kind = kinds.find((one) => one.name === name)
  if (kind === undefined) throw refuse('not_found')
  return kind
}

function checked(deps: MailTextsDeps, name: string, words: MailWords): MailKind {
  const kind = requireKind(deps, name)
  const fields = faultsOf(kind, words)
  if (Object.keys(fields).length > 0) throw refuse('invalid', { fields })
  return kind
}

function changeOf({ actor, now }: SignedIn, before: store.TextRow | undefined) {
  return { version: (before?.version ?? 0) + 1, changed_by: actor.userId, changed_at: now }
}

/** A text that was reset has its first words. */
function written<Row extends store.TextRow>(row: Row | undefined): Row | undefined {
  return row?.is_reset === true ? undefined : row
}

async function locked(ctx: SignedIn, kind: MailKind) {
  const row = await store.lock(ctx.db, kind.name)
  await requireSeen(ctx, row?.version ?? 0, () => one(ctx, kind))
  return row
}

async function one({ db, now }: SignedIn, kind: MailKind): Promise<MailText> {
  const rows = await store.all(db)
  return presented(
    kind,
    rows.find(({ name }) => name === kind.name),
    now,
  )
}

function presented(kind: MailKind, row: store.NamedTextRow | undefined, now: Date): MailText {
  const initial = wordsOf(kind)
  const text = written(row)
  return {
    name: kind.name,
    title: kind.title,
    occasion: kind.occasion,
    placeholders: Object.entries(kind.placeholders).map(([name, { meaning, sample, isRequired }]) => ({
      name,
      meaning,
      sample,
      is_required: isRequired ?? false,
    })),
    words: text === undefined ? initial : wordsOf(text),
    initial,
    is_notice: kind.isNotice ?? false,
    is_changed: text !== undefined,
    version: row?.version ?? 0,
    changed_by: nameOf(text),
    changed_at: text?.changed_at.toISOString() ?? null,
    changed_at_diff: text === undefined ? null : relativeTime(text.changed_at, now),
  }
}

function nameOf(row: store.NamedTextRow | undefined): string | null {
  if (row === undefined || row.first_name === null) return null
  return `${row.first_name} ${row.last_name ?? ''}`.trim()
}

function wordsOf({ subject, body, button, closing }: MailWords): MailWords {
  return { subject, body, button, closing }
}

function differencesOf(before: MailWords, after: MailWords): Differences {
  return Object.fromEntries(
    FIELDS.filter((field) => before[field] !== after[field]).map((field) => [
      field,
      { from: before[field], to: after[field] },
    ]),
  )
}

function samplesOf({ placeholders }: MailKind): Record<string, string> {
  return Object.fromEntries(Object.entries(placeholders).map(([name, { sample }]) => [name, sample]))
}

function record(ctx: SignedIn, kind: string, mail: MailKind, differences: Differences): Promise<void> {
  return recordEvent(ctx, {
    kind,
    subject: { kind: 'mail_text', id: null, title: mail.title },
    differences,
  })
}
