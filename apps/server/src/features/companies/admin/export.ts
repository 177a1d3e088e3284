import { Readable } from 'node:stream'
import type { CompanyFilter } from '@guildhall/contract/companies'
import { csvLine } from '#features/activity/service.ts'
import type { CompaniesDeps } from '#features/companies/deps.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import * as store from './store.ts'

const BATCH = 500

/** Everything that the list would show page by page, read and sent in batches; it ends with its reader. */
export async function exportCompanies(
  ctx: SignedIn,
  deps: CompaniesDeps,
  { sort = store.BY_NAME, ...filter }: CompanyFilter,
): Promise<StreamAnswer> {
  const ids = await store.ids(ctx.db, filter, sort)
  return {
    stream: Readable.from(csv(ctx, deps, { ids, sort }), { objectMode: false }),
    filename: 'Companies_List_Report.csv',
  }
}

async function* csv(
  ctx: SignedIn,
  deps: CompaniesDeps,
  { ids, sort }: { ids: readonly string[]; sort: store.Sort },
): AsyncGenerator<string> {
  yield csvLine(['Name', ...COLUMNS.map(([name]) => name), 'Projects'])
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const { rows } = await store.page(ctx.db, { ids: batch }, sort, { page: 1, pageSize: BATCH })
    const projects = await deps.projectsOf(ctx, batch)
    yield rows
      .map((row) =>
        csvLine([row.name, ...COLUMNS.map(([, cell]) => cell(row) ?? ''), String(projects.get(row.id) ?? 0)]),
      )
      .join('')
  }
}

const COLUMNS: readonly (readonly [
  name: string,
  cell: (row: store.ListedRow) => string | null | undefined,
])[] = [
  ['Type', (row) => row.type],
  ['Industry', (row) => row.industry?.name],
  ['Country', (row) => row.country?.name],
  ['Members', (row) => String(row.members)],
  ['Source', (row) => row.source],
  ['Draft', (row) => (row.is_draft ? 'Yes' : 'No')],
  ['Created', (row) => row.created_at.toISOString().slice(0, 10)],
]
