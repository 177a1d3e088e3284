import type { PaperKind } from '@guildhall/contract/compliance/papers'
import type { OwnPaper } from '@guildhall/contract/hiring/papers'
import type { SignForm } from '@guildhall/contract/hiring/signing'
import { recordEvent } from '#features/activity/service.ts'
import { currentPapers, type PaperRow } from '#features/compliance/service.ts'
import { sha256Of, textOf } from '#features/hiring/signing/paper.ts'
import { signatureOf } from '#features/hiring/signing/service.ts'
import * as signing from '#features/hiring/signing/store.ts'
import * as people from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { personalPaper, type Signer } from './paper.ts'
import * as store from './store.ts'
import { wantedBy } from './wanted.ts'

type Signed = 'nda' | 'attestation'

/** All papers of the portal as this expert sees them; one that nobody has written is not there. */
export async function papers(ctx: SignedIn, product: string): Promise<OwnPaper[]> {
  const signer = await signerOf(ctx)
  const done = await store.doneBy(ctx.db, ctx.actor.personId)
  const wanted = await wantedBy(ctx)
  return (await currentPapers(ctx.db)).map((row) => {
    const last = done.find(({ kind }) => kind === row.kind)
    return {
      ...readable(ctx, product, row, signer),
      is_done: isCurrent(ctx, row, last),
      done_at: last?.at.toISOString() ?? null,
      done_version: last?.version ?? null,
      wanted_by: wanted.get(row.kind) ?? [],
    }
  })
}

function readable(ctx: SignedIn, product: string, row: PaperRow, signer: Signer) {
  const { kind, title, version, questions } = row
  const base = { kind, title, version, year: yearOf(ctx, kind) }
  const asked = questions.map(({ question, options }) => ({ question, options }))
  if (kind === 'training') return { ...base, text: row.text, sha256: null, questions: asked }
  const text = textOf(personalPaper(product, row, signer, ctx.now.getUTCFullYear()))
  return { ...base, text, sha256: sha256Of(text), questions: [] }
}

const yearOf = ({ now }: SignedIn, kind: PaperKind) => (kind === 'attestation' ? now.getUTCFullYear() : null)

function isCurrent(ctx: SignedIn, row: PaperRow, last: store.DoneRow | undefined): boolean {
  return last !== undefined && last.version === row.version && last.year === yearOf(ctx, row.kind)
}

async function signerOf({ db, actor }: SignedIn): Promise<Signer> {
  const signer = await store.signerOf(db, actor.personId)
  if (signer === undefined) throw refuse('not_found')
  return signer
}

/** The expert signs the paper that they have read, and no other: once for each version, an attestation each year. */
export async function sign(ctx: SignedIn, product: string, kind: Signed, form: SignForm): Promise<OwnPaper> {
  const { personId } = ctx.actor
  await people.lock(ctx.db, personId)
  const own = await paperOf(ctx, product, kind)
  const { sha256 } = own
  if (sha256 === null || form.version !== own.version || form.sha256 !== sha256)
    throw refuse('agreement_changed')
  if (own.is_done) throw refuse('already_signed')
  const row = await written(ctx, kind)
  const paper = personalPaper(product, row, await signerOf(ctx), ctx.now.getUTCFullYear())
  const agreementId = await signing.insertPersonal(ctx.db, {
    personId,
    kind,
    year: own.year,
    version: own.version,
    paper,
    text: own.text,
    sha256,
    at: ctx.now,
  })
  await signing.insertSignature(ctx.db, signatureOf(ctx, { id: agreementId, sha256 }, form))
  await record(ctx, 'paper.signed', own)
  return paperOf(ctx, product, kind)
}

async function written(ctx: SignedIn, kind: PaperKind): Promise<PaperRow> {
  const row = (await currentPapers(ctx.db)).find((one) => one.kind === kind)
  if (row === undefined) throw refuse('not_found')
  return row
}

async function paperOf(ctx: SignedIn, product: string, kind: PaperKind): Promise<OwnPaper> {
  const own = (await papers(ctx, product)).find((one) => one.kind === kind)
  if (own === undefined) throw refuse('not_found')
  return own
}

/** All questions must be answered right; which ones were wrong is told, not what would be right. */
export async function takeTraining(
  ctx: SignedIn,
  product: string,
  form: { version: number; answers: readonly number[] },
): Promise<OwnPaper> {
  const row = await written(ctx, 'training')
  if (form.version !== row.version) throw refuse('training_changed')
  const wrong: Record<string, string[]> = {}
  for (const [place, { right }] of row.questions.entries()) {
    const answer = form.answers[place]
    if (answer !== right) wrong[`answers.${place}`] = [answer === undefined ? 'Choose an answer.' : WRONG]
  }
  if (Object.keys(wrong).length > 0) throw refuse('invalid', { fields: wrong })
  if (!(await store.pass(ctx.db, ctx.actor.personId, row.id, ctx.now))) throw refuse('training_taken')
  await record(ctx, 'training.passed', row)
  return paperOf(ctx, product, 'training')
}

const WRONG = 'Not right. Read the text again.'

function record(ctx: SignedIn, kind: string, { title, version }: { title: string; version: number }) {
  const { personId: id, name } = ctx.actor
  return recordEvent(ctx, {
    kind,
    subject: { kind: 'expert', id, title: name },
    differences: { paper: { from: null, to: `${title}, version ${version}` } },
  })
}
