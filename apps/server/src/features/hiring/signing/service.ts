import type { SignForm, TermsForm } from '@guildhall/contract/hiring/signing'
import * as gigStore from '#features/hiring/gig-store.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { tell, told } from '#features/hiring/notices.ts'
import { standingsOf } from '#features/hiring/policy.ts'
import { hasAgreement } from '#features/hiring/presenter.ts'
import { see } from '#features/hiring/service.ts'
import * as hiringStore from '#features/hiring/store.ts'
import type { EngagementRow } from '#features/hiring/store.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'
import { requireSeen } from '#platform/http/if-match.ts'
import { refuse } from '#platform/http/refuse.ts'
import { paperOf, sha256Of, textOf } from './paper.ts'
import { isNamed } from './name.ts'
import { may, requireParty } from './policy.ts'
import * as store from './store.ts'
import type { AgreementRow } from './store.ts'

type Writing = Pick<Ctx, 'db' | 'now'>

/** An agreement with all its versions, the current one first, and what the reader is to it. */
export interface Seen {
  row: EngagementRow
  standings: readonly string[]
  current: AgreementRow
  versions: readonly AgreementRow[]
}

/** 404 for whoever has no part in it, and while there is nothing to agree on. */
export async function seeAgreement(ctx: SignedIn, product: string, id: string): Promise<Seen> {
  const row = await see(ctx, id)
  const standings = standingsOf(ctx.actor, row)
  if (standings.length === 0 || !hasAgreement(row)) throw refuse('not_found')
  const found = await store.versionsOf(ctx.db, id)
  // Hires from before agreements had versions get their first one when somebody looks.
  const versions =
    found.length > 0 ? found : await ctx.transaction((db) => first({ db, now: ctx.now }, product, row))
  const [current] = versions
  if (current === undefined) throw refuse('not_found')
  return { row, standings, current, versions }
}

async function first(ctx: Writing, product: string, row: EngagementRow): Promise<AgreementRow[]> {
  await addVersion(ctx, product, row)
  return store.versionsOf(ctx.db, row.id)
}

/** Fixes what is agreed on now as the next version; nothing happens where it says the same as the one before. */
export async function addVersion(ctx: Writing, product: string, row: EngagementRow): Promise<void> {
  const [before] = await store.versionsOf(ctx.db, row.id)
  const gig = await gigStore.agreed(ctx.db, row.gig_id)
  if (gig === undefined) throw refuse('not_found')
  const version = (before?.version ?? 0) + 1
  const parties = await hiringStore.parties(ctx.db, row.id)
  const paper = paperOf({ product, row, gig, parties, at: ctx.now, version })
  const text = textOf(paper)
  await store.insertVersion(ctx.db, {
    engagementId: row.id,
    version,
    paper,
    text,
    sha256: sha256Of(text),
    at: ctx.now,
  })
}

/** The expert signs the version that they have read, and no other. */
export async function sign(
  ctx: SignedIn,
  product: string,
  id: string,
  form: SignForm,
): Promise<{ seen: Seen; signed: AgreementRow }> {
  await see(ctx, id)
  await hiringStore.lock(ctx.db, id)
  const before = await seeAgreement(within(ctx), product, id)
  requireParty('sign', before)
  const { row, current } = before
  if (!(await isOf(ctx, current, form))) throw refuse('agreement_changed')
  if (!may('sign', before)) throw refuse('already_signed')
  await store.insertSignature(ctx.db, signatureOf(ctx, current, form))
  await tell(ctx, row, told.signed(row))
  const seen = await seeAgreement(within(ctx), product, id)
  return { seen, signed: seen.current }
}

/** The evidence of a signature: who, what, when and from where. */
export function signatureOf(
  ctx: SignedIn,
  { id, sha256 }: Pick<AgreementRow, 'id' | 'sha256'>,
  { typed_name: typed }: SignForm,
): store.NewSignature {
  const { userId, name, sessionId } = ctx.actor
  return {
    agreementId: id,
    sha256,
    signer: { id: userId, name, sessionId },
    typedName: typed,
    nameDiffers: !isNamed(typed, name),
    ip: ctx.request.ip,
    userAgent: ctx.request.userAgent,
    at: ctx.now,
  }
}

async function isOf(ctx: SignedIn, current: AgreementRow, { version, sha256 }: SignForm): Promise<boolean> {
  if (version !== current.version) return false
  return sha256 === current.sha256 || store.isFileOf(ctx.db, current.id, sha256)
}

/** In a write the transaction is there already. */
function within(ctx: SignedIn): SignedIn {
  return { ...ctx, transaction: (work) => work(ctx.db) }
}

/** Both sides agree on more time: the agreement gets a new version, which the expert is asked to sign. */
export async function changeTerms(
  ctx: SignedIn,
  product: string,
  id: string,
  form: TermsForm,
): Promise<AgreementRow> {
  const found = await see(ctx, id)
  const gig = await gigs.hold(ctx, found.gig_id, { isKnown: true })
  await hiringStore.lock(ctx.db, id)
  const seen = await seeAgreement(within(ctx), product, id)
  requireParty('changeTerms', seen)
  gigs.requireUnlocked(gig)
  const { row, current } = seen
  await requireSeen(ctx, row.version)
  const { ends_on: endsOn = row.ends_on, hours_planned: hours = row.hours_planned } = form
  if (endsOn === row.ends_on && hours === row.hours_planned) return current
  await requireTerms(ctx, row, endsOn, hours)
  await hiringStore.update(ctx.db, id, { ends_on: endsOn, hours_planned: hours, updated_at: ctx.now })
  const changed = await see(ctx, id)
  await addVersion(ctx, product, changed)
  await tell(ctx, changed, told.termsChanged(changed))
  return (await seeAgreement(within(ctx), product, id)).current
}

async function requireTerms(ctx: SignedIn, row: EngagementRow, endsOn: string | null, hours: number | null) {
  if (endsOn !== null && row.starts_on !== null && endsOn < row.starts_on)
    throw refuse('invalid', { fields: { ends_on: ['The end is before the start.'] } })
  if (hours === null) return
  const worked = await store.minutesWorked(ctx.db, row.id)
  if (worked <= hours * 60) return
  const text = `${Math.ceil(worked / 60)} hours are written down already.`
  throw refuse('hours_below_worked', { fields: { hours_planned: [text] } })
}
