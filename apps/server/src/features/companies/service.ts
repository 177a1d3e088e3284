import type { CompanyQuery } from '@guildhall/contract/companies'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { canSuggest, seesAllDrafts } from './policy.ts'
import * as store from './store.ts'

export function pick({ db, actor }: SignedIn, query: CompanyQuery) {
  return store.page(db, seesAllDrafts(actor) ? null : actor.userId, query)
}

/** What a form adds: a draft, or what is there already under that name (case and accents aside). */
export function suggest({ db, actor }: SignedIn, name: string): Promise<store.CompanyRow> {
  if (!canSuggest(actor)) throw refuse('forbidden')
  return createDraft(db, name, actor.userId)
}

/** The same without asking who may: for imports, such as the employers of a parsed resume. */
export async function createDraft(db: Db, name: string, createdBy: string | null): Promise<store.CompanyRow> {
  const draft = { name, is_draft: true, source: 'Profile', created_by: createdBy } as const
  const company = (await store.insert(db, draft)) ?? (await store.findByName(db, name))
  if (company === undefined) throw new Error(`${name} is neither new nor there already.`)
  return company
}

/** The company that a resume means: one of nearly that name (PRODUCT D-22), or a draft. */
export async function match(db: Db, name: string, userId: string): Promise<store.CompanyRow> {
  return (await store.findAlike(db, name, userId)) ?? createDraft(db, name, userId)
}

/** The company of this id; 422 at `field` when there is none. */
export async function requireCompany(db: Db, id: string, field: string): Promise<store.CompanyRow> {
  const company = await store.find(db, id)
  if (company === undefined) throw refuse('invalid', { fields: { [field]: ['Choose from the list.'] } })
  return company
}
