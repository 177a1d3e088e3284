import { ERASURE_HOLD_DAYS, type Privacy, type PrivacyActions } from '@guildhall/contract/privacy'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { privacy } from '@guildhall/contract/privacy'
import type { Received } from '@guildhall/contract/endpoint'
import * as accounts from '#features/accounts/service.ts'
import { recordEvent } from '#features/activity/service.ts'
import { see } from '#features/experts/service.ts'
import * as people from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { PrivacyDeps } from './deps.ts'
import { blockOf, erase } from './erasing.ts'
import { ask } from './exporting.ts'
import { erasureMail } from './mails.ts'
import { actionsOf, isAdmin, isSelf, requireOpen } from './policy.ts'
import { presentErasure, presentExport, presentRow } from './presenter.ts'
import * as store from './store.ts'
import { identify, type Identity } from './traces.ts'

const DAY = 86_400_000

/** What is kept of somebody, where their exports and their erasure stand, and what the reader may do about it. */
export async function overview(
  ctx: SignedIn,
  id: string,
): Promise<{ data: Privacy; actions: PrivacyActions }> {
  const { row } = await seeToDecide(ctx, id)
  const identity = await identify(ctx.db, row.id)
  const [exports, erasure, hold, block, isRunning] = await Promise.all([
    store.exportsOf(ctx.db, row.id, ctx.actor.userId),
    store.openErasure(ctx.db, row.id),
    store.legalHold(ctx.db, row.id),
    blockOf(ctx.db, identity),
    store.isExportRunning(ctx.db, row.id),
  ])
  return {
    data: {
      person_id: row.id,
      internal_id: row.internal_id,
      name: `${row.first_name} ${row.last_name}`,
      exports: exports.map((one) => presentExport(one, ctx.now)),
      erasure: erasure === undefined ? null : presentErasure(erasure),
      blocked_by: block,
      legal_hold:
        hold === undefined || !isAdmin(ctx.actor)
          ? null
          : { reason: hold.reason, set_at: hold.set_at.toISOString() },
    },
    actions: actionsOf(ctx.actor, { id: row.id, isOpen: erasure !== undefined, isRunning, block }),
  }
}

/** Begins the archive of a person; answers the id of the long work. The password is asked for first. */
export async function exportData(
  ctx: SignedIn,
  deps: PrivacyDeps,
  { id, password }: { id: string; password: string | undefined },
): Promise<string> {
  const { row } = await seeToDecide(ctx, id)
  await accounts.confirmOwner(ctx, deps.accounts, password)
  return ctx.transaction(async (db) => {
    await people.lock(db, row.id)
    return ask({ ...ctx, db }, deps, row.id)
  })
}

/** Where the archive lies, for a minute: for whoever asked for it and nobody who looks with their eyes. */
export async function linkTo(ctx: SignedIn, { files }: PrivacyDeps, id: string): Promise<string> {
  const row = await store.findExport(ctx.db, id)
  if (row === undefined || row.requested_by !== ctx.actor.userId) throw refuse('not_found')
  if (ctx.actor.viewedBy !== null) throw refuse('forbidden')
  if (row.status !== 'ready' || row.expires_at === null || row.expires_at <= ctx.now)
    throw refuse('export_expired')
  const about = { person_id: row.person_id }
  await accounts.noteSecurityEvent(ctx.db, ctx, 'data_export_downloaded', ctx.actor.userId, about)
  return files.links.sign(row.id, ctx.now)
}

export interface Confirmed {
  id: string
  /** The code of the person, as typed. */
  typed: string
  password: string | undefined
}

/** An administrator erases at once; whoever asks for themselves may take it back for a while. */
export async function askToErase(ctx: SignedIn, deps: PrivacyDeps, { id, typed, password }: Confirmed) {
  const { row } = await seeToDecide(ctx, id)
  if (typed !== row.internal_id) {
    throw refuse('invalid', { fields: { confirm: [`Type ${row.internal_id} to confirm.`] } })
  }
  await accounts.confirmOwner(ctx, deps.accounts, password)
  return ctx.transaction(async (db) => {
    const inside = { ...ctx, db }
    await people.lock(db, row.id)
    if (isSelf(ctx.actor, row.id)) return request(inside, deps, await identify(db, row.id))
    await erase(inside, deps, row.id)
    await accounts.noteSecurityEvent(db, ctx, 'person_erased', ctx.actor.userId, { person_id: row.id })
    return presentErasure({ status: 'done', requested_at: ctx.now, due_at: ctx.now, settled_at: ctx.now })
  })
}

async function request(ctx: SignedIn, deps: PrivacyDeps, identity: Identity) {
  const { db, actor, now } = ctx
  const block = await blockOf(db, identity)
  if (block !== null) throw refuse(block)
  if ((await store.openErasure(db, identity.personId)) !== undefined) throw refuse('erasure_open')
  const due = new Date(now.getTime() + ERASURE_HOLD_DAYS * DAY)
  const asked = { requested_at: now, due_at: due, settled_at: null, status: 'open' }
  await store.insertErasure(db, { person_id: identity.personId, requested_by: actor.userId, ...asked })
  await accounts.setErasureDue(db, actor.userId, due)
  await accounts.noteSecurityEvent(db, ctx, 'erasure_requested', actor.userId)
  const account = await accounts.current(ctx)
  await deps.accounts.outbox.send(db, erasureMail(deps.accounts.site, account, due))
  return presentErasure(asked)
}

/** They stay, or an administrator has agreed with them that they do. */
export async function withdraw(ctx: SignedIn, id: string): Promise<void> {
  const { row } = await seeToDecide(ctx, id)
  await people.lock(ctx.db, row.id)
  const withdrawn = { status: 'withdrawn', settled_at: ctx.now } as const
  if (!(await store.settleErasure(ctx.db, row.id, withdrawn))) throw refuse('wrong_state')
  const { login } = await identify(ctx.db, row.id)
  if (login !== null) await accounts.setErasureDue(ctx.db, login.id, null)
  await accounts.noteSecurityEvent(ctx.db, ctx, 'erasure_withdrawn', ctx.actor.userId, { person_id: row.id })
}

/** Keeps the data of a person, for as long as a law asks for it. */
export async function setHold(ctx: SignedIn, id: string, reason: string | null): Promise<void> {
  const { row } = await see(ctx, id)
  await people.lock(ctx.db, row.id)
  const before = await store.legalHold(ctx.db, row.id)
  // Whoever lifts a hold goes by its reason: it is not replaced unread.
  if (reason !== null && before !== undefined && before.reason !== reason) throw refuse('hold_set')
  if (reason === null) await store.liftHold(ctx.db, row.id)
  else await store.putHold(ctx.db, { person_id: row.id, reason, set_by: ctx.actor.userId, set_at: ctx.now })
  if ((before !== undefined) !== (reason !== null)) {
    const title = `${row.first_name} ${row.last_name}`
    const kind = reason === null ? 'user.hold_lifted' : 'user.hold_set'
    await recordEvent(ctx, { kind, subject: { kind: 'user', id: row.id, title } })
  }
  const details = { person_id: row.id, is_set: reason !== null }
  await accounts.noteSecurityEvent(ctx.db, ctx, 'legal_hold_changed', ctx.actor.userId, details)
}

type Query = Received<typeof privacy.erasures, 'query'>

export async function erasures(ctx: SignedIn, { page = 1, pageSize = PAGE_SIZE, status, keyword }: Query) {
  const { rows, total } = await store.erasurePage(ctx.db, { status, keyword }, { page, pageSize })
  return { rows: rows.map(presentRow), page, pageSize, total }
}

/** 404 for whom the reader does not see, 403 for whom they see and nothing more. */
async function seeToDecide(ctx: SignedIn, id: string) {
  const seen = await see(ctx, id)
  requireOpen(ctx.actor, seen.row.id)
  return seen
}
