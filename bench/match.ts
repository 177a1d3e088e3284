// `npm run match -- --experts FILE --briefs FILE --out run.tsv`: ranks the experts for each brief by the product's own
// ranking, in a database that is thrown away. A line of the answer is brief, expert, rank, score.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { users } from '../apps/server/src/features/accounts/given.ts'
import { openMatching, type Matching } from '../apps/server/src/features/experts/matching/service.ts'
import { order } from '../apps/server/src/features/hiring/ranking/order.ts'
import { scoresFor } from '../apps/server/src/features/hiring/ranking/service.ts'
import { seedReference } from '../apps/server/src/features/reference/seed.ts'
import type { Db } from '../apps/server/src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/db/pool.ts'
import type { DB } from '../apps/server/src/platform/db/tables.gen.ts'
import { installJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { readBriefs, readExperts } from './match-files.ts'
import { addBrief, addExperts, listsOf } from './match-network.ts'

const MOST = 100
/** Months: the briefs of the graded sets rule out who left a company in conflict within two years. */
const COOLING_OFF = '24'

const { values } = parseArgs({
  options: { experts: { type: 'string' }, briefs: { type: 'string' }, out: { type: 'string' } },
})
const { experts, briefs, out } = values
if (experts === undefined || briefs === undefined || out === undefined) {
  console.error('usage: npm run match -- --experts FILE --briefs FILE --out run.tsv')
  process.exitCode = 2
} else {
  await inScratch(async (db) => writeFile(out, await rankAll(db, experts, briefs)))
}

async function rankAll(db: Db, expertsFile: string, briefsFile: string): Promise<string> {
  const lists = listsOf(db)
  const ids = await addExperts(db, lists, readExperts(expertsFile))
  const [owner] = await users(db, [{ roles: ['growth_experts_manager'] }])
  const matching = openMatching()
  const lines: string[] = []
  for (const brief of readBriefs(briefsFile)) {
    const gigId = await addBrief(db, lists, owner?.id ?? '', brief)
    for (const [index, { person, score }] of (await rank(db, matching, gigId)).entries()) {
      lines.push([brief.id, ids.get(person) ?? person, index + 1, score].join('\t'))
    }
  }
  return `${lines.join('\n')}\n`
}

async function rank(db: Db, matching: Matching, gigId: string): Promise<{ person: string; score: string }[]> {
  const scores = await scoresFor({ db, now: new Date() }, matching, gigId)
  const { best } = order(scores, { most: MOST, isWanted: () => true })
  return best.map(({ facts, score }) => ({ person: facts.personId, score: score.toFixed(4) }))
}

async function inScratch(work: (db: Db) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-match-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'database'),
    keysFolder: join(folder, 'keys'),
    testing: true,
  })
  try {
    await migrate(postgres.url)
    await installJobs(postgres.url)
    const db = openDatabase<DB>({ url: postgres.url })
    await seedReference(db)
    await sql`insert into settings (key, value) values ('limit.cooling_off_months', ${COOLING_OFF}::jsonb)`.execute(
      db,
    )
    await work(db)
    await db.destroy()
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
