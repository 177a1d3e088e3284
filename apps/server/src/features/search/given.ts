import type { SavedQuery } from '@guildhall/contract/search'
import type { Db } from '#platform/db/database.ts'
import * as store from './saved-store.ts'

const EVERYTHING: SavedQuery = { keyword: '', types: [], status: [], author: [], from: null, to: null }

/** A search that somebody keeps. */
export async function savedSearch(
  db: Db,
  {
    userId,
    name,
    query,
    at = new Date(),
  }: { userId: string; name: string; query: Partial<SavedQuery>; at?: Date },
): Promise<void> {
  await store.insert(db, { userId, name, query: { ...EVERYTHING, ...query }, at })
}

/** What the administrators of the demo network look for again and again. */
export async function demo(
  db: Db,
  { accounts, now }: { accounts: readonly { id: string; email: string }[]; now: Date },
): Promise<void> {
  const searches: [name: string, query: Partial<SavedQuery>][] = [
    ['Storage projects', { keyword: 'storage', types: ['gig'] }],
    ['Approved in logistics', { keyword: 'logistics', types: ['expert'], status: ['Approved'] }],
    ['Talk about rates', { keyword: 'rate or rates', types: ['comment', 'feedback', 'faq'] }],
  ]
  for (const { id } of accounts.filter(({ email }) => email === 'admin@demo.test')) {
    for (const [name, query] of searches) await savedSearch(db, { userId: id, name, query, at: now })
  }
}
