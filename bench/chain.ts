// What the chain of the log costs whoever writes, and how fast it is verified.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Client } from 'pg'
import { idAt, type Entry } from '../apps/server/src/features/activity/capture/entry.ts'
import { add } from '../apps/server/src/features/activity/capture/entry-store.ts'
import { seal, takeOld } from '../apps/server/src/features/activity/chain/store.ts'
import { verifyLog } from '../apps/server/src/features/activity/chain/verifying.ts'
import type { Db } from '../apps/server/src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/db/pool.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { createSealer } from '../apps/server/src/platform/secrets/sealing.ts'
import { cpuOf } from './cpu.ts'
import { markdownTable } from './report.ts'
import { addPeople, addRows } from './rows.ts'

const ROWS = 100_000
const ROUNDS = 9
const STEP = 5000
const EVERYTHING = {
  range: { after: '00000000-0000-0000-0000-000000000000', upTo: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  months: { first: 0, last: 999_999 },
}

/** Prints what it does and gives the section of BENCH.md. */
export async function benchChain(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'database'),
    keysFolder: join(folder, 'keys'),
  })
  const db = openDatabase<DB>({ url: postgres.url })
  const owner = new Client({ connectionString: postgres.url })
  try {
    await migrate(postgres.url)
    await owner.connect()
    await addPeople(postgres.url)
    console.log(`adding ${ROWS} rows`)
    await addRows(postgres.url, ROWS)
    const cpu = await cpuOf(owner)
    const on = { db, owner, cpu }
    const rows = [
      await writing(on, { size: 1, times: 200 }),
      await writing(on, { size: 200, times: 8 }),
      await chaining(on),
      await verifying(on, postgres.url, folder),
    ]
    const head = ['without', 'with', 'ratio', 'CPU without, ms', 'CPU with, ms', 'CPU ratio']
    return markdownTable([`${ROWS.toLocaleString('en')} rows`, ...head], rows)
  } finally {
    await db.destroy()
    await owner.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Bench {
  db: Db
  owner: Client
  /** Milliseconds of the processors that the database has used. */
  cpu: () => Promise<number>
}

/** Milliseconds of one statement of the log with so many rows, in turns with and without the chain; the medians. */
async function writing({ db, owner, cpu }: Bench, { size, times }: { size: number; times: number }) {
  const found: Record<'enable' | 'disable', { wall: number[]; cpu: number[] }> = {
    enable: { wall: [], cpu: [] },
    disable: { wall: [], cpu: [] },
  }
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const side = round % 2 === 0 ? 'disable' : 'enable'
    await owner.query(`alter table activity_logs ${side} trigger note_added`)
    const [start, used] = [performance.now(), await cpu()]
    for (let time = 0; time < times; time += 1) await add(db, Array.from({ length: size }, entry), 'refuse')
    found[side].wall.push((performance.now() - start) / times)
    found[side].cpu.push(((await cpu()) - used) / times)
  }
  await owner.query('truncate activity_chain.tail')
  const name = size === 1 ? 'a write with its row, ms' : `a batch of ${size} rows, ms`
  const compared = (key: 'wall' | 'cpu') => ratio(median(found.disable[key]), median(found.enable[key]))
  return [name, ...compared('wall'), ...compared('cpu')]
}

function ratio(without: number, having: number): string[] {
  return [without.toFixed(2), having.toFixed(2), (having / without).toFixed(2)]
}

function entry(): Entry {
  const at = new Date()
  return {
    id: idAt(at),
    type: 'submit',
    action: 'edit',
    status: 'success',
    log_name: 'Change a project',
    title: 'Change a project',
    url: '/admin/projects',
    url_full_path: '/admin/projects?page=2',
    api: '/api/gigs/01a16dc8-3600-795f-9e2c-16d6481168f3',
    api_path: '/api/gigs/:id',
    api_payload: { name: 'Second-life batteries as a business', status: 'Draft' },
    status_code: 200,
    response_time: 0.012,
    is_main: true,
    user_id: '01a16dc8-3600-795f-9e2c-16d6481168f4',
    ip: '192.0.2.7',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
    device: 'Desktop',
    os: 'Windows',
    browser: 'Chrome',
    version: '141.0.0.0',
    source: 'server',
    created_at: at,
  }
}

/** Rows from before the chain are taken in and sealed: what the job behind the writers does for each row. */
async function chaining({ db, owner, cpu }: Bench): Promise<string[]> {
  const sealer = createSealer(Buffer.alloc(32))
  await owner.query(`update activity_chain.origin set old_from = '00000000-0000-0000-0000-000000000000'`)
  const [start, used] = [performance.now(), await cpu()]
  for (let hasMore = true; hasMore;) {
    hasMore = await takeOld(db, STEP)
    await seal(db, sealer, STEP)
  }
  const spent = (await cpu()) - used
  return ['rows chained in a second, by the job', '', perSecond(start), '', '', eachThousand(spent), '']
}

async function verifying({ owner, cpu }: Bench, url: string, folder: string): Promise<string[]> {
  await owner.query('vacuum analyze activity_chain.entries')
  const [start, used] = [performance.now(), await cpu()]
  const verdict = await verifyLog({ url, sealer: undefined, isOwnKey: false, anchors: folder, ...EVERYTHING })
  if (verdict.misfit !== undefined || verdict.old > 0) throw new Error(JSON.stringify(verdict))
  const spent = (await cpu()) - used
  return ['rows verified in a second', '', perSecond(start, verdict.rows), '', '', eachThousand(spent), '']
}

function perSecond(start: number, rows = ROWS): string {
  return Math.round((rows / (performance.now() - start)) * 1000).toLocaleString('en')
}

function eachThousand(milliseconds: number): string {
  return `${((milliseconds / ROWS) * 1000).toFixed(1)} for 1,000`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
