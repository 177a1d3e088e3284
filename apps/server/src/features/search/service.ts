import { isStaff } from '@guildhall/contract/access'
import { MAX_MATCHES, MAX_QUICK, type SearchQuery } from '@guildhall/contract/search'
import { PAGE_SIZE } from '@guildhall/contract/envelope'
import type { SignedIn } from '#platform/http/context.ts'
import * as findStore from './find-store.ts'
import * as documentStore from './document-store.ts'
import { questionOf } from './question.ts'
import * as quickStore from './quick-store.ts'

/** What the caller may find for a keyword, how it is spread over the filters, and what else they may have meant. */
export async function find(ctx: SignedIn, query: SearchQuery) {
  const { keyword = '', page = 1, pageSize = PAGE_SIZE, ...filter } = query
  if (keyword === '') return { rows: [], facets: [], suggestions: [], total: 0, page, pageSize }
  const asked = { reader: ctx, question: questionOf(keyword), filter, now: ctx.now }
  const { rows, total, facets: spread } = await findStore.page(ctx.db, asked, { page, pageSize })
  const isNarrowed = [query.types, query.status, query.author].some((value) => value !== undefined)
  const facets = isNarrowed || spread === undefined ? await findStore.facets(ctx.db, asked) : spread
  const suggestions = facets.length === 0 ? await findStore.alike(ctx.db, ctx, keyword) : []
  return { rows, facets, suggestions, total, page, pageSize, isEstimate: total >= MAX_MATCHES }
}

interface Quick {
  keyword?: string | undefined
  people?: readonly string[] | undefined
  gigs?: readonly string[] | undefined
}

/** People and projects by their names, or again by their ids. */
export async function quick({ db, actor }: SignedIn, { keyword = '', people = [], gigs = [] }: Quick) {
  const by = (ids: readonly string[]) => (keyword === '' ? { ids } : { keyword })
  const [somebody, something] = await Promise.all([
    quickStore.people(db, actor, by(people)),
    quickStore.gigs(db, actor, by(gigs)),
  ])
  return { people: [...somebody, ...(await alsoMeant({ db, actor }, keyword, somebody))], gigs: something }
}

/** A topic is shorter than this only while it is typed. */
const SHORTEST_TOPIC = 3

/** Where names leave room: staff also find experts by what they know. */
async function alsoMeant(
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  keyword: string,
  named: readonly quickStore.PersonHit[],
): Promise<quickStore.PersonHit[]> {
  const most = MAX_QUICK - named.length
  if (most <= 0 || keyword.length < SHORTEST_TOPIC || !isStaff(actor.roles)) return []
  return quickStore.knowing(db, actor, { keyword, most, without: named.map(({ id }) => id) })
}

/** How far the index is. */
export function status({ db }: SignedIn) {
  return documentStore.status(db)
}
