import {
  SavedQuery,
  SEARCH_KINDS,
  type IndexStatus,
  type SavedSearch,
  type SearchFacets,
  type SearchHit,
} from '@guildhall/contract/search'
import * as z from 'zod/mini'
import { relativeTime } from '#features/activity/service.ts'
import type { Facet, Hit } from './find-store.ts'
import type { status } from './document-store.ts'
import { segmentsOf } from './segments.ts'
import type { SavedRow } from './saved-store.ts'

const Kind = z.enum(SEARCH_KINDS)

const FEEDBACK_TITLES: Record<string, string> = {
  bug: 'Bug report',
  suggestion: 'Suggestion',
  others: 'Feedback',
}

export function presentHit(hit: Hit, now: Date): SearchHit {
  return {
    kind: hit.kind,
    id: hit.subject_id,
    title: titleOf(hit),
    snippet: segmentsOf(hit.snippet),
    status: hit.status,
    at: hit.at.toISOString(),
    at_diff: relativeTime(hit.at, now),
    author: hit.author,
    gig: hit.gig,
    person: hit.person,
  }
}

/** Comments and messages have no title of their own. */
function titleOf({ kind, title, headline, gig }: Hit): SearchHit['title'] {
  if (kind === 'comment') return [{ text: gig?.name ?? 'Comment', marked: false }]
  if (kind === 'feedback') return [{ text: FEEDBACK_TITLES[headline] ?? 'Feedback', marked: false }]
  return segmentsOf(title)
}

export function presentFacets(rows: readonly Facet[]): SearchFacets {
  const of = (facet: Facet['facet']) =>
    rows.filter((row) => row.facet === facet).map(({ value, label, count }) => ({ value, label, count }))
  return { types: of('types'), status: of('status'), author: of('author') }
}

export function presentSaved({ id, name, query }: SavedRow): SavedSearch {
  return { id, name, query: SavedQuery.parse(query) }
}

export function presentStatus(row: Awaited<ReturnType<typeof status>>): IndexStatus {
  const documents = row.documents.map(({ kind, count }) => ({ kind: Kind.parse(kind), count }))
  const texts = (name: string) => row.texts.find((one) => one.status === name)?.count ?? 0
  return {
    documents: documents.toSorted((a, b) => SEARCH_KINDS.indexOf(a.kind) - SEARCH_KINDS.indexOf(b.kind)),
    total: documents.reduce((sum, { count }) => sum + count, 0),
    waiting: row.waiting,
    texts: { read: texts('read'), waiting: texts('waiting'), unreadable: texts('unreadable') },
    refreshed_at: row.refreshed_at?.toISOString() ?? null,
    rebuilt_at: row.rebuilt_at?.toISOString() ?? null,
  }
}
