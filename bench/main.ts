// `npm run bench [-- activity | log | gigs | ranking | weighing | search | erasure | chain | work | imports | insight | bulk | readers | scale | plans | web | start | costs | resumes]`: measures, prints and writes the tables of BENCH.md.
import { benchActivity } from './activity.ts'
import { benchBulk } from './bulk.ts'
import { benchChain } from './chain.ts'
import { benchCosts } from './costs.ts'
import { benchErasure } from './erasure.ts'
import { benchGigs } from './gigs.ts'
import { benchLog } from './log.ts'
import { benchImports } from './imports.ts'
import { benchInsight } from './insight.ts'
import { benchPlans } from './plans.ts'
import { benchRanking } from './ranking.ts'
import { benchReaders } from './readers.ts'
import { putSection } from './report.ts'
import { benchResumes } from './resumes.ts'
import { benchScale } from './scale.ts'
import { benchSearch } from './search.ts'
import { benchStart } from './start.ts'
import { benchWeb } from './web.ts'
import { benchWeighing } from './weighing.ts'
import { benchWork } from './work.ts'

const PARTS: Record<string, () => Promise<string | undefined>> = {
  activity: benchActivity,
  log: benchLog,
  gigs: benchGigs,
  ranking: benchRanking,
  weighing: benchWeighing,
  search: benchSearch,
  erasure: benchErasure,
  web: benchWeb,
  start: benchStart,
  costs: benchCosts,
  chain: benchChain,
  work: benchWork,
  imports: benchImports,
  insight: benchInsight,
  bulk: benchBulk,
  readers: benchReaders,
  scale: benchScale,
  plans: async () => printed(await benchPlans()),
  // Its tables are long and many: they are printed, BENCH.md quotes them.
  resumes: async () => {
    await benchResumes()
    return undefined
  },
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in PARTS))
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. Parts: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const table = await measure()
  if (table === undefined) continue
  console.log(`\n${table}\n`)
  await putSection(name, table)
}

/** What BENCH.md does not keep. */
function printed(table: string): undefined {
  console.log(`\n${table}\n`)
}
