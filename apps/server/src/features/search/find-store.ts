import { MAX_MATCHES, type SearchKind, type SearchQuery } from '@guildhall/contract/search'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Question } from './question.ts'
import { CLOSE, OPEN } from './segments.ts'
import { visibleDocuments, type Reader } from './visible.ts'
import { fullName } from '#platform/db/full-name.ts'
import { sliceOf, type PageAt } from '#platform/db/page.ts'

type Condition = RawBuilder<SqlBool>
export type Filter = Pick<SearchQuery, 'types' | 'status' | 'author' | 'from' | 'to'>

export interface Asked {
  reader: Reader
  question: Question
  filter: Filter
  now: Date
}

/** What a kind counts beside how well it matches: people look for experts and projects first. */
const WEIGHTS = sql.raw(`case d.kind when 'expert' then 1.0 when 'gig' then 1.0 when 'company' then 0.9
  when 'person' then 0.9 when 'faq' then 0.7 when 'attachment' then 0.6 else 0.5 end`)

/** A snippet is looked for in the beginning of a long text. */
const SEEN = 20_000

export interface Hit {
  source: string
  subject_id: string
  kind: SearchKind
  title: string
  headline: string
  snippet: string
  status: string | null
  at: Date
  gig: { id: string; name: string } | null
  author: { id: string; name: string } | null
  person: { id: string; name: string; is_expert: boolean } | null
}

/**
 * One page of the matches, the best first, and how many there are (at most `MAX_MATCHES`); with its rows, how all of
 * them are spread over the facets, which counts nothing that a facet itself leaves out.
 */
export async function page(db: Db, asked: Asked, at: PageAt) {
  const { question, now } = asked
  const hits = newest(asked, asked.filter, sql`source, subject_id, kind, status, author_id, at, words`)
  const rank = sql`(0.02 + ts_rank_cd(d.words, ${question}, 1)) * ${WEIGHTS}
    * (0.6 + 0.4 * exp(-greatest(0, extract(epoch from ${now}::timestamptz - d.at)) / 15552000))`
  const { rows } = await sql<Hit & { total: number; facets: Facet[] }>`
    with ${hits},
    best as (select d.source, d.subject_id, ${rank} as score, (select count(*)::int from hits) as total
      from hits d order by score desc, at desc, subject_id ${sliceOf(at)})
    select d.source, d.subject_id, d.kind, d.headline, d.status, d.at, best.total, ${shown(question)}, ${NAMES},
      (select jsonb_agg(one) from (${spread({})}) one) as facets
    from best join search_documents d using (source, subject_id)
    order by best.score desc, d.at desc, d.subject_id`.execute(db)
  const total = rows[0]?.total ?? (at.page === 1 ? 0 : await count(db, hits))
  return { rows, total, facets: rows[0]?.facets }
}

/** For a page behind the last one, which has no row to tell it. */
async function count(db: Db, hits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`with ${hits} select count(*)::int as total from hits`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** So many of the newest documents say how common the matches are. */
const SAMPLE = 1000

/**
 * `hits`: the newest matches, at most `MAX_MATCHES`. Common ones are met soon on the way from the newest document to
 * older ones; rare ones stand in the index of the words, which knows no order. The planner cannot tell how far it would
 * have to walk, a sample can: walking reads `MAX_MATCHES` / share of the hits, the index the share of the matching words.
 */
function newest(asked: Asked, filter: Filter, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const isHit = sql<SqlBool>`${matching(asked)} and ${within(filter)}`
  const hits = (isWalk: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select ${columns} from search_documents d where ${isWalk} and ${isHit}
      order by ${order} desc limit ${sql.lit(MAX_MATCHES)})`
  return sql`sample as materialized (
      select (count(*) filter (where d.words @@ ${asked.question})) * (count(*) filter (where ${isHit})) as found,
        count(*) * count(*) as most
      from (select * from search_documents order by at desc limit ${sql.lit(SAMPLE)}) d),
    way as materialized (select found > ${sql.lit(MAX_MATCHES)} * most / greatest(1, (select reltuples from pg_class
      where oid = 'search_documents'::regclass)) as is_walk from sample),
    hits as materialized (${hits(sql`(select is_walk from way)`, sql`at`)}
      union all ${hits(sql`not (select is_walk from way)`, sql`at + interval '0'`)})`
}

const options = (more: string) => sql.lit(`StartSel="${OPEN}", StopSel="${CLOSE}", ${more}`)

function shown(question: Question) {
  return sql`ts_headline('public.search_stems', d.title, ${question}, ${options('HighlightAll=true')}) as title,
    ts_headline('public.search_stems', left(concat_ws(' · ', nullif(d.headline, ''), nullif(d.body, '')), ${sql.lit(SEEN)}),
      ${question}, ${options('MaxWords=20, MinWords=10, MaxFragments=2, FragmentDelimiter=" … "')}) as snippet`
}

const NAMES = sql`
  (select jsonb_build_object('id', g.id, 'name', g.name) from gigs g where g.id = d.gig_id) as gig,
  (select jsonb_build_object('id', u.id, 'name', ${fullName('p')})
    from users u join people p on p.id = u.person_id where u.id = d.author_id) as author,
  (select jsonb_build_object('id', p.id, 'name', ${fullName('p')},
      'is_expert', exists (select from experts e where e.person_id = p.id))
    from people p where p.id = d.person_id) as person`

export interface Facet {
  facet: 'types' | 'status' | 'author'
  value: string
  label: string
  count: number
}

/** Most authors that a search names. */
const AUTHORS = 8

/** How many matches each value has while the other filters stand. */
export async function facets(db: Db, asked: Asked): Promise<Facet[]> {
  const { types, status, author, ...dates } = asked.filter
  const { rows } = await sql<Facet>`
    with ${newest(asked, dates, sql`kind, status, author_id, at`)}
    ${spread({ types, status, author })}`.execute(db)
  return rows
}

/** The facets of `hits`, each with the filters of the others. */
function spread({ types, status, author }: Filter): RawBuilder<unknown> {
  return sql`(select 'types' as facet, kind as value, kind as label, count(*)::int as count
      from hits d where ${within({ status, author })} group by kind order by 4 desc, 2)
    union all (select 'status', status, status, count(*)::int
      from hits d where status is not null and ${within({ types, author })} group by status order by 4 desc, 2)
    union all (select 'author', author_id::text, ${fullName('p')}, count(*)::int
      from hits d join users u on u.id = author_id join people p on p.id = u.person_id
      where ${within({ types, status })} group by author_id, p.id order by 4 desc, 3 limit ${sql.lit(AUTHORS)})`
}

/** Titles that are spelt nearly like this, of what the reader may see. */
export async function alike(db: Db, reader: Reader, keyword: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from (select title, max(word_similarity(fold(${keyword}), fold(title))) as likeness
      from search_documents d where fold(${keyword}) <% fold(title) and ${visibleDocuments(reader)}
      group by title) found order by likeness desc, length(title), title limit 3`.execute(db)
  return rows.map(({ title }) => title)
}

function matching({ reader, question }: Pick<Asked, 'reader' | 'question'>): Condition {
  return sql<SqlBool>`d.words @@ ${question} and ${visibleDocuments(reader)}`
}

function within({ types, status, author, from, to }: Filter): Condition {
  const conditions = [
    ...(types === undefined ? [] : [sql`d.kind = any(${types})`]),
    ...(status === undefined ? [] : [sql`d.status = any(${status})`]),
    ...(author === undefined ? [] : [sql`d.author_id = any(${author}::uuid[])`]),
    ...(from === undefined ? [] : [sql`d.at >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`d.at < ${to}::date + 1`]),
  ]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
