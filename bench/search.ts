// Content search over a million documents, asked of the real server by an administrator and by a manager.
import { performance } from 'node:perf_hooks'
import { Client } from 'pg'
import type { Side } from './load.ts'
import { markdownTable } from './report.ts'
import { signedIn, withServer, withDatabase } from './server.ts'

const DOCUMENTS = 1_000_000
const ASKED = 40
const PORT = 38_413

const QUESTIONS = [
  ['rare word (about 50 matches)', 'zanzibar'],
  ['common word (about 250,000 matches)', 'market'],
  ['two words', 'market battery'],
  ['rare and common word', 'zanzibar market'],
  ['phrase', '"battery storage"'],
  ['word being typed', 'batt'],
  ['misspelt, with suggestions', 'zanzibarr'],
] as const

/** Prints what it does and gives the section of BENCH.md. */
export async function benchSearch(): Promise<string> {
  return withDatabase(async ({ url, folder }) => {
    console.log(`adding ${DOCUMENTS} documents`)
    await addDocuments(url)
    return await withServer({ url, folder, port: PORT }, async (origin) => {
      const admin = await signedIn(origin, 'admin@demo.test')
      const manager = await signedIn(origin, 'manager@demo.test')
      const rows: string[][] = []
      for (const [name, keyword] of QUESTIONS) {
        const row = [name, ...(await times(admin, keyword)), ...(await times(manager, keyword))]
        console.log(row.join(' | '))
        rows.push(row)
      }
      return markdownTable(
        ['at 1,000,000 documents', 'admin p50, ms', 'admin p95, ms', 'manager p50, ms', 'manager p95, ms'],
        rows,
      )
    })
  })
}

/** One after the other; the first few warm up. */
async function times({ origin, headers }: Side, keyword: string): Promise<[string, string]> {
  const taken: number[] = []
  for (let turn = 0; turn < ASKED + 5; turn += 1) {
    const from = performance.now()
    const answer = await fetch(`${origin}/api/content-search?keyword=${encodeURIComponent(keyword)}`, {
      headers,
    })
    if (!answer.ok) throw new Error(`${keyword}: ${answer.status} ${await answer.text()}`)
    await answer.text()
    if (turn >= 5) taken.push(performance.now() - from)
  }
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  return [at(0.5), at(0.95)]
}

export async function addDocuments(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`insert into role_grants (role, permission)
      values ('growth_experts_manager', 'CAN_SEE_ADMIN_CONTENT_SEARCH_LIST')`)
    // Filled first, indexed afterwards, which is faster than keeping the index.
    await client.query('delete from search_changes')
    await client.query('drop index search_documents_words, search_documents_title')
    await client.query(WORD)
    await client.query(ROWS, [DOCUMENTS])
    await client.query(`set maintenance_work_mem = '512MB'`)
    await client.query(WORDS_INDEX)
    await client.query(TITLE_INDEX)
    await client.query('vacuum analyze search_documents')
  } finally {
    await client.end()
  }
}

const WORDS_INDEX =
  'create index search_documents_words on search_documents using gin (words) with (fastupdate = off)'
const TITLE_INDEX =
  'create index search_documents_title on search_documents using gin (fold(title) gin_trgm_ops) with (fastupdate = off)'

// One of 4,000 words, the low ones far more often; letters alone, so that they are stemmed as words are.
const WORD = `create function bench_word(n integer, place integer) returns text language sql volatile as $$
  select translate((floor(power(random(), 3) * 4000) + 100)::int::text, '0123456789', 'abdefghklm')
$$`

// Comments on the projects of the demo, which a manager sees by their rights, and experts, companies and questions, of 40
// words each.
const ROWS = `
  insert into search_documents (source, subject_id, kind, title, headline, body, gig_id, person_id, author_id, status, at)
  select case n % 10 when 0 then 'person' when 1 then 'company' when 2 then 'faq' else 'comment' end, gen_random_uuid(),
    case n % 10 when 0 then 'expert' when 1 then 'company' when 2 then 'faq' else 'comment' end,
    'Entry ' || n || ' about ' || bench_word(n, 0), '', text.body,
    case when n % 10 > 2 then gigs.ids[1 + n % cardinality(gigs.ids)] end,
    case when n % 10 = 0 then people.ids[1 + n / 10 % cardinality(people.ids)] end,
    null, null, now() - interval '2 years' * random()
  from generate_series(1, $1::int) n,
  (select array_agg(id order by id) as ids from gigs) gigs,
  (select array_agg(person_id order by person_id) as ids from experts) people,
  lateral (select string_agg(bench_word(n, place), ' ') || case when n % 4 = 0 then ' market' else '' end
    || case when n % 50 = 0 then ' battery storage' else '' end || case when n % 20000 = 0 then ' zanzibar' else '' end as body
    from generate_series(1, 40) place) text`
