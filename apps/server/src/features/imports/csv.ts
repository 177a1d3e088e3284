import { Readable } from 'node:stream'
import { IMPORT_FIELDS, type ImportKind } from '@guildhall/contract/imports/fields'
import { csvLine } from '#features/activity/service.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { cellsOf } from './presenter.ts'
import * as rowStore from './row-store.ts'
import type { RowRecord } from './row-store.ts'
import { find } from './service.ts'
import type { ImportRecord } from './store.ts'

const BATCH = 500

/** Lets Excel read a file as UTF-8. */
const MARK = '\uFEFF'

/** Every row as the file has it, with what became of it; read and sent in batches. */
export async function report(ctx: SignedIn, id: string): Promise<StreamAnswer> {
  const record = await find(ctx, id)
  return {
    stream: Readable.from(lines(ctx, record), { objectMode: false }),
    filename: 'Import_Report.csv',
  }
}

async function* lines({ db }: SignedIn, record: ImportRecord): AsyncGenerator<string> {
  yield MARK + csvLine(['Row', 'Verdict', 'Reason', 'Result', ...record.headers])
  for (let last = 0; ;) {
    const rows = await rowStore.after(db, record.id, last, BATCH)
    yield rows.map((row) => line(record, row)).join('')
    if (rows.length < BATCH) return
    last = rows.at(-1)?.number ?? last
  }
}

function line(record: ImportRecord, row: RowRecord): string {
  const cells = Object.values(cellsOf(record, row))
  const { number, verdict, reason } = row
  return csvLine([String(number), capital(verdict ?? ''), reason ?? '', capital(resultOf(row)), ...cells])
}

/** As the screens say it. */
function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function resultOf({ is_settled: isSettled, verdict, undo, file_id: fileId }: RowRecord): string {
  if (undo !== null) return undo
  if (verdict === 'duplicate' && fileId !== null) return 'resume kept'
  return isSettled && verdict === 'new' ? 'created' : ''
}

/** The headers of a kind with one row that shows how it is meant. */
export function template(kind: ImportKind): StreamAnswer {
  const fields = IMPORT_FIELDS[kind]
  const text = csvLine(fields.map(({ label }) => label)) + csvLine(fields.map(({ sample }) => sample))
  return {
    stream: Readable.from([MARK + text], { objectMode: false }),
    filename: `${kind}-template.csv`,
  }
}
