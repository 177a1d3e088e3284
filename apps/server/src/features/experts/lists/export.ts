import { Readable } from 'node:stream'
import { EXPERTS_PAGE_SIZE, type ExpertRow } from '@guildhall/contract/experts/lists'
import { csvLine } from '#features/activity/service.ts'
import type { Reader } from '#features/experts/policy.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { filterOf, rowsOf, sortOf } from './service.ts'
import * as store from './store.ts'

const BATCH = 500
const NAME = 'Experts_List_Report'

type Query = Parameters<typeof sortOf>[0] & {
  format?: 'csv' | 'json' | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

/** Everything that the list would show page by page, or one page of it when it was asked for; read and sent in batches; it ends with its reader. */
export async function exportExperts({ db, actor, now }: SignedIn, query: Query): Promise<StreamAnswer> {
  const ids = await store.ids(
    db,
    { reader: actor, filter: filterOf(query), now },
    sortOf(query),
    pageOf(query),
  )
  const batches = rowsInBatches(db, actor, ids, now)
  if (query.format === 'json') {
    const stream = Readable.from(json(batches), { objectMode: false })
    return { stream, filename: `${NAME}.json`, type: 'application/json' }
  }
  return { stream: Readable.from(csv(batches), { objectMode: false }), filename: `${NAME}.csv` }
}

function pageOf({ page, pageSize }: Query) {
  if (page === undefined && pageSize === undefined) return undefined
  return { page: page ?? 1, pageSize: pageSize ?? EXPERTS_PAGE_SIZE }
}

async function* rowsInBatches(
  db: Db,
  reader: Reader,
  ids: readonly string[],
  now: Date,
): AsyncGenerator<ExpertRow[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    yield await rowsOf(db, reader, ids.slice(start, start + BATCH), now)
  }
}

async function* csv(batches: AsyncIterable<ExpertRow[]>): AsyncGenerator<string> {
  yield csvLine(COLUMNS.map(([name]) => name))
  for await (const rows of batches) {
    yield rows.map((row) => csvLine(COLUMNS.map(([, cell]) => String(cell(row) ?? '')))).join('')
  }
}

/** An array, one row a line. */
async function* json(batches: AsyncIterable<ExpertRow[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of batches) {
    for (const row of rows) {
      yield (
        separator +
          JSON.stringify(Object.fromEntries(COLUMNS.map(([name, cell]) => [name, cell(row) ?? null])))
      )
      separator = ',\n'
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

type Cell = string | number | null | undefined

/** A rate that the reader may not see is an empty cell, in a column that all exports have. */
const COLUMNS: readonly (readonly [name: string, cell: (row: ExpertRow) => Cell])[] = [
  ['Id', (row) => row.internal_id],
  ['Name', (row) => row.name],
  ['Title', (row) => row.job_title],
  ['Email', (row) => row.email],
  ['Status', (row) => row.status],
  ['Status date', (row) => row.status_date.slice(0, 10)],
  ['Applied', (row) => row.applied_at?.slice(0, 10)],
  ['Approved', (row) => row.approved_at?.slice(0, 10)],
  ['Availability', (row) => row.availability],
  ['Industries', (row) => row.industries.join('; ')],
  ['Segments', (row) => row.industry_segments.map((one) => `${one.segment_1} · ${one.segment_2}`).join('; ')],
  ['Skills', (row) => row.skills.map(({ name }) => name).join('; ')],
  ['Languages', (row) => row.languages.map(({ name }) => name).join('; ')],
  ['Location', (row) => row.location],
  ['Years of experience', (row) => row.years_of_experience],
  ['Rate in USD', (row) => row.bill_rate],
  ['Rate type', (row) => row.rate_type],
  ['Rating', (row) => row.rating],
]
