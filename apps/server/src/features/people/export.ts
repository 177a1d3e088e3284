import { Readable } from 'node:stream'
import type { PeopleFilter, PersonKind, PersonRow } from '@guildhall/contract/people/person'
import { csvLine } from '#features/activity/service.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import type { PeopleDeps } from './deps.ts'
import { idsOf, rowsOf } from './directory.ts'

const BATCH = 500

/** Everything that the list would show page by page, read and sent in batches; it ends with its reader. */
export async function exportPeople(
  ctx: SignedIn,
  deps: PeopleDeps,
  filter: PeopleFilter,
): Promise<StreamAnswer> {
  const ids = await idsOf(ctx, deps, filter)
  return {
    stream: Readable.from(csv(ctx, deps, ids), { objectMode: false }),
    filename: 'People_List_Report.csv',
  }
}

async function* csv(
  { db, actor }: SignedIn,
  deps: PeopleDeps,
  ids: readonly string[],
): AsyncGenerator<string> {
  yield csvLine(COLUMNS.map(([name]) => name))
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await rowsOf({ db, actor }, deps, ids.slice(start, start + BATCH))
    yield rows.map((row) => csvLine(COLUMNS.map(([, cell]) => cell(row) ?? ''))).join('')
  }
}

const KINDS: Record<PersonKind, string> = {
  expert: 'Expert',
  staff: 'Staff',
  customer: 'Customer',
  contact: 'Contact',
}

const COLUMNS: readonly (readonly [name: string, cell: (row: PersonRow) => string | null | undefined])[] = [
  ['Id', (row) => row.internal_id],
  ['Name', (row) => row.name],
  ['Title', (row) => row.job_title],
  ['Company', (row) => row.company?.name],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['Location', (row) => row.location],
  ['Kind', (row) => row.kinds.map((kind) => KINDS[kind]).join('; ')],
  ['Status', (row) => row.status],
  ['Has login', (row) => (row.has_login ? 'Yes' : 'No')],
  ['Created', (row) => row.created_at.slice(0, 10)],
]
