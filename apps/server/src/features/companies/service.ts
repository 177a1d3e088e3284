import type { CompanyQuery } from '@guildhall/contract/companies'
import * as activity from '#features/activity/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { canSuggest, seesAllDrafts } from './policy.ts'
import * as store from './store.ts'

export type { CompaniesDeps, CompanyHolder } from './deps.ts'

export function pick({ db, actor }: SignedIn, query: CompanyQuery) {
  return store.page(db, seesAllDrafts(actor) ? null : actor.userId, query)
}

/** The companies whose names stand in a text. */
export function namedIn({ db, actor }: SignedIn, text: string) {
  return store.namedIn(db, seesAllDrafts(actor) ? null : actor.userId, text)
}

/** What a form adds: a draft, or what is there already under that name (case and accents aside). */
export async function suggest(ctx: SignedIn, name: string): Promise<store.CompanyRow> {
  if (!canSuggest(ctx.actor)) throw refuse('forbidden')
  const { company, isNew } = await draft(ctx.db, name, ctx.actor.userId)
  if (isNew) {
    const subject = { kind: 'company', id: company.id, title: company.name } as const
    await activity.recordEvent(ctx, { kind: 'company.suggested', subject })
  }
  return company
}

/** The same without asking who may: for imports, such as the employers of a parsed resume. */
export async function createDraft(db: Db, name: string, createdBy: string | null): Promise<store.CompanyRow> {
  return (await draft(db, name, createdBy)).company
}

/** The company that a resume means: one of nearly that name (PRODUCT D-22), or a draft. */
export async function match(db: Db, name: string, userId: string): Promise<store.CompanyRow> {
  return (await store.findAlike(db, name, userId)) ?? createDraft(db, name, userId)
}

/** The company of this name (case and accents aside), also by the name of one that was merged into it. */
export function named(db: Db, name: string): Promise<store.CompanyRow | undefined> {
  return store.findByName(db, name)
}

/** The company of this id; 422 at `field` when there is none. */
export async function requireCompany(db: Db, id: string, field: string): Promise<store.CompanyRow> {
  const company = await store.find(db, id)
  if (company === undefined) throw refuse('invalid', { fields: { [field]: ['Choose from the list.'] } })
  return company
}

/** The company of this id, or the one that it was merged into; 404 when there is none. */
export async function see(db: Db, id: string): Promise<store.CompanyRow> {
  const company = await store.resolve(db, id)
  if (company === undefined) throw refuse('not_found')
  return company
}

async function draft(db: Db, name: string, createdBy: string | null) {
  const known = await store.findByName(db, name)
  if (known !== undefined) return { company: known, isNew: false }
  const given = { name, is_draft: true, source: 'Profile', created_by: createdBy } as const
  const added = await store.insert(db, given)
  // Somebody else may have added it just now.
  const company = added ?? (await store.findByName(db, name))
  if (company === undefined) throw new Error(`${name} is neither new nor there already.`)
  return { company, isNew: added !== undefined }
}
