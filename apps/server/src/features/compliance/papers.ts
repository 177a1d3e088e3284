import {
  PAPERS,
  PAPER_TITLES,
  type Paper,
  type PaperForm,
  type PaperKind,
} from '@guildhall/contract/compliance/papers'
import { recordEvent } from '#features/activity/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ComplianceDeps } from './deps.ts'
import * as store from './paper-store.ts'

/** All texts of the portal, those that nobody has written yet too. */
export async function papers({ db, now }: SignedIn): Promise<Paper[]> {
  const rows = await store.currentPapers(db)
  const done = await store.doneOf(db, now.getUTCFullYear())
  return PAPERS.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return row === undefined ? unwritten(kind) : presented(row, done.get(kind) ?? 0)
  })
}

function unwritten(kind: PaperKind): Paper {
  const title = PAPER_TITLES[kind]
  return { kind, version: 0, title, text: '', questions: [], made_at: null, made_by: null, done: 0 }
}

function presented(row: store.PaperRow, done: number): Paper {
  const { kind, version, title, text, questions, made_at: at, made_by } = row
  return { kind, version, title, text, questions, made_at: at.toISOString(), made_by, done }
}

/** Writes the next version of a text: whoever has signed or passed the one before is asked again. */
export async function write(
  ctx: SignedIn,
  deps: ComplianceDeps,
  kind: PaperKind,
  form: PaperForm,
): Promise<Paper> {
  const { title, text, questions = [], replaces } = form
  if (kind === 'training' && questions.length === 0)
    throw refuse('invalid', { fields: { questions: ['Write at least one question.'] } })
  const before = (await store.currentPapers(ctx.db)).find((one) => one.kind === kind)
  if (replaces !== (before?.version ?? 0)) throw refuse('stale')
  const row = { kind, version: replaces + 1, title, text, questions: kind === 'training' ? questions : [] }
  if (!(await store.insertPaper(ctx.db, row, { userId: ctx.actor.userId, at: ctx.now })))
    throw refuse('stale')
  await recordEvent(ctx, {
    kind: 'compliance.paper_written',
    subject: { kind: 'requirement', id: ctx.actor.userId, title: PAPER_TITLES[kind] },
    differences: { version: { from: before?.version ?? null, to: row.version } },
  })
  if (before !== undefined) await deps.onRenewed(ctx, kind)
  const written = (await papers(ctx)).find((one) => one.kind === kind)
  if (written === undefined) throw refuse('not_found')
  return written
}
