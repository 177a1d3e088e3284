import * as z from 'zod/mini'
import { thingName } from './names.ts'
import { endpoint } from './endpoint.ts'
import { done, item, list, pageQuery } from './envelope.ts'
import { GIG_KINDS } from './gigs/kinds.ts'
import { day, idParams, listOf, moment, text, uuid } from './shapes.ts'

/** What content search finds (PRODUCT S-20). */
export const SEARCH_KINDS = [
  'expert',
  'gig',
  'person',
  'company',
  'comment',
  'attachment',
  'faq',
  'feedback',
  'announcement',
] as const
const SearchKind = z.enum(SEARCH_KINDS, { error: 'Choose from the list.' })
export type SearchKind = z.infer<typeof SearchKind>

/** At most this many matches are ranked and counted: the newest ones, and then the figures are marked as estimates. */
export const MAX_MATCHES = 1000
/** The palette shows no more of a kind. */
export const MAX_QUICK = 5
export const MAX_SAVED = 20

/** A piece of text; marked where it answers the search. Never HTML. */
const Segment = z.strictObject({ text: z.string(), marked: z.boolean() })
export type Segment = z.infer<typeof Segment>

const Named = z.strictObject({ id: uuid, name: z.string() })

export const SearchHit = z.strictObject({
  kind: SearchKind,
  id: uuid,
  title: z.array(Segment),
  snippet: z.array(Segment),
  status: z.nullable(z.string()),
  at: moment,
  at_diff: z.string(),
  author: z.nullable(Named),
  /** The project that it belongs to, or is. */
  gig: z.nullable(Named),
  /** The person that it belongs to, or is; not every one has a page for experts. */
  person: z.nullable(z.strictObject({ ...Named.shape, is_expert: z.boolean() })),
})
export type SearchHit = z.infer<typeof SearchHit>

const count = z.int().check(z.gte(0))
const FacetValue = z.strictObject({ value: z.string(), label: z.string(), count })
export type FacetValue = z.infer<typeof FacetValue>

/** How many matches each value of a filter has while the other filters stand. */
const Facets = z.strictObject({
  types: z.array(FacetValue),
  status: z.array(FacetValue),
  author: z.array(FacetValue),
})
export type SearchFacets = z.infer<typeof Facets>

/** The filters beside the keyword; the address of the page takes the same. */
export const searchFilter = {
  types: z.optional(listOf(SearchKind)),
  status: z.optional(listOf(text(40))),
  author: z.optional(listOf(uuid)),
  from: z.optional(day),
  to: z.optional(day),
}
const SearchQuery = z.strictObject({ ...pageQuery, ...searchFilter })
export type SearchQuery = z.output<typeof SearchQuery>

/** A search as it is kept: what stands in the address of the page but the number of the page. */
export const SavedQuery = z.strictObject({
  keyword: text(200),
  types: z.array(SearchKind).check(z.maxLength(SEARCH_KINDS.length)),
  status: z.array(text(40)).check(z.maxLength(100)),
  author: z.array(uuid).check(z.maxLength(100)),
  from: z.nullable(day),
  to: z.nullable(day),
})
export type SavedQuery = z.output<typeof SavedQuery>

export const SavedSearch = z.strictObject({ id: uuid, name: z.string(), query: SavedQuery })
export type SavedSearch = z.infer<typeof SavedSearch>

const SavedName = z.strictObject({ name: thingName(80) })

/** How far the index is. */
export const IndexStatus = z.strictObject({
  documents: z.array(z.strictObject({ kind: SearchKind, count })),
  total: count,
  /** Changes that are not in it yet. */
  waiting: count,
  texts: z.strictObject({ read: count, waiting: count, unreadable: count }),
  refreshed_at: z.nullable(moment),
  rebuilt_at: z.nullable(moment),
})
export type IndexStatus = z.infer<typeof IndexStatus>

const QuickPerson = z.strictObject({
  id: uuid,
  name: z.string(),
  photo: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  is_expert: z.boolean(),
  /** They have not applied yet, and this reader may remind them of it. */
  can_remind: z.boolean(),
})
export type QuickPerson = z.infer<typeof QuickPerson>

const QuickGig = z.strictObject({
  id: uuid,
  name: z.string(),
  internal_id: z.string(),
  type: z.enum(GIG_KINDS),
  status: z.string(),
})
export type QuickGig = z.infer<typeof QuickGig>

/** By a keyword, or by the ids of what was chosen before. */
const QuickQuery = z.strictObject({
  keyword: z.optional(text(200)),
  people: z.optional(listOf(uuid, MAX_QUICK)),
  gigs: z.optional(listOf(uuid, MAX_QUICK)),
})

export const SAVED_NAME_TAKEN = 'You have a saved search of this name already.'

export const searchErrors = {
  too_many_saved_searches: [409, `You can keep ${MAX_SAVED} searches. Delete one first.`],
} as const

const access = { permission: 'CAN_SEE_ADMIN_CONTENT_SEARCH_LIST' } as const
const forAdmins = { roles: ['growth_experts_admin'] } as const

export const search = {
  /** What the caller may see, best first; nothing without a keyword. */
  find: endpoint({
    method: 'GET',
    path: '/content-search',
    title: 'Search content',
    access,
    rate: 'search',
    input: { query: SearchQuery },
    ok: z.strictObject({
      ...list(SearchHit).shape,
      facets: Facets,
      /** Titles that nearly match, when nothing does. */
      suggestions: z.array(z.string()),
    }),
  }),
  saved: endpoint({
    method: 'GET',
    path: '/content-search/saved',
    title: 'List saved searches',
    access,
    rate: 'read',
    input: {},
    ok: item(z.array(SavedSearch)),
    log: false,
  }),
  save: endpoint({
    method: 'POST',
    path: '/content-search/saved',
    title: 'Save search',
    access,
    rate: 'write',
    input: { body: z.strictObject({ ...SavedName.shape, query: SavedQuery }) },
    ok: item(SavedSearch),
    status: 201,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/content-search/saved/:id',
    title: 'Rename saved search',
    access,
    rate: 'write',
    input: { params: idParams, body: SavedName },
    ok: item(SavedSearch),
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/content-search/saved/:id',
    title: 'Delete saved search',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
  status: endpoint({
    method: 'GET',
    path: '/content-search/status',
    title: 'Open the search index',
    access: forAdmins,
    rate: 'read',
    input: {},
    ok: item(IndexStatus),
    log: false,
  }),
  /** Makes every document anew, as long work. */
  rebuild: endpoint({
    method: 'POST',
    path: '/content-search/reindex',
    title: 'Rebuild search index',
    access: forAdmins,
    rate: 'export',
    input: {},
    ok: item(z.strictObject({ id: uuid })),
    status: 202,
  }),
  /** People and projects for the palette of everybody. */
  quick: endpoint({
    method: 'GET',
    path: '/search/quick',
    title: 'Find people and projects',
    access: 'signed_in',
    rate: 'search',
    input: { query: QuickQuery },
    ok: item(z.strictObject({ people: z.array(QuickPerson), gigs: z.array(QuickGig) })),
    log: false,
  }),
}
