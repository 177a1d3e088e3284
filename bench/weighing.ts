// What weighing everybody costs the processor, without server and database: profiles mixed from the graded set.
import { fileURLToPath } from 'node:url'
import type { Facts } from '../apps/server/src/features/experts/matching/service.ts'
import { profileTerms, type Passage } from '../apps/server/src/features/experts/matching/profile-terms.ts'
import type { Brief } from '../apps/server/src/features/hiring/ranking/brief-store.ts'
import { order } from '../apps/server/src/features/hiring/ranking/order.ts'
import { weighOnce } from '../apps/server/src/features/hiring/ranking/remembering.ts'
import { weigh } from '../apps/server/src/features/hiring/ranking/scoring.ts'
import { circumstances } from '../apps/server/src/features/hiring/ranking/weighing.ts'
import { TextIndex } from '../apps/server/src/platform/meaning/term-search.ts'
import { readBriefs, readExperts, type BriefLine, type ExpertLine } from './match-files.ts'
import { markdownTable } from './report.ts'

/** How many somebody has on a list of their own. */
const OWN = 200
const SIZES = [20_000, 200_000]
const SET = (name: string) => fileURLToPath(new URL(`matching/${name}.jsonl`, import.meta.url))

const HEAD = [
  'experts, ms of the processor',
  'everybody p50',
  'p95',
  `own list of ${OWN} p50`,
  'p95',
  'another page or filter of it p50',
  'p95',
]

export async function benchWeighing(): Promise<string> {
  const rows = SIZES.map((size) => measured(size))
  return Promise.resolve(markdownTable(HEAD, rows))
}

function measured(size: number): string[] {
  const index = new TextIndex()
  const facts: Facts[] = []
  const [pick, experts] = [randomOf(7), readExperts(SET('experts'))]
  const any = () => experts[pick(experts.length)]
  for (let count = 0; count < size; count += 1) {
    const slot = index.put(String(count), profileTerms(mixed(any(), any(), any())))
    facts[slot] = factsOf(String(count).padStart(7, '0'), pick)
  }
  const matching = {
    index: () => index,
    facts: () => facts,
    version: () => 1,
    said: () => Promise.resolve(new Map()),
    refresh: () => Promise.resolve(),
  }
  const briefs = readBriefs(SET('briefs')).map(briefOf)
  const wanted = { most: 10, isWanted: () => true }
  const own = Array.from({ length: OWN }, (_, place) => place * Math.floor(size / OWN))
  const rank = (brief: Brief) => order(weigh(matching, asIs(brief)), wanted)
  const rankOwn = (brief: Brief) => order(weigh(matching, asIs(brief)), { ...wanted, among: own })
  const rankAgain = (brief: Brief) => order(weighOnce(matching, asIs(brief)), { ...wanted, among: own })
  briefs.slice(0, 6).forEach(rank)
  const everybody = briefs.map((brief) => spent(() => rank(brief)))
  const ofOwn = briefs.map((brief) => spent(() => rankOwn(brief)))
  const again = briefs.map((brief) => {
    rankAgain(brief)
    return spent(() => rankAgain(brief))
  })
  const cells = [everybody, ofOwn, again].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95)])
  const row = [size.toLocaleString('en-US'), ...cells]
  console.log(row.join(' | '))
  return row
}

function asIs(brief: Brief) {
  return circumstances(brief, new Set(), '2024-01-01')
}

/** Milliseconds of the processor. */
function spent(work: () => void): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

function quantile(times: readonly number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? 0).toFixed(1)
}

/** The title of one, the skills of another, the work of a third. */
function mixed(one?: ExpertLine, two?: ExpertLine, three?: ExpertLine): Passage[] {
  return [
    { kind: 'title', text: one?.job_title ?? '' },
    { kind: 'bio', text: one?.bio ?? '' },
    ...(two?.skills ?? []).map(({ name, level }): Passage => ({ kind: 'skill', text: name, level })),
    ...(three?.experiences ?? []).flatMap(({ role, responsibilities }): Passage[] => [
      { kind: 'job', text: role, yearsAgo: 2, years: 4 },
      { kind: 'task', text: responsibilities, yearsAgo: 2, years: 4 },
    ]),
  ]
}

function factsOf(personId: string, pick: (below: number) => number): Facts {
  return {
    personId,
    years: pick(30),
    rating: null,
    ratings: 0,
    hourly: 100 + pick(400),
    country: 'DE',
    zone: 1,
    skills: [],
    industries: [],
    segments: [],
    languages: new Map([['English', 'Fluent']]),
    employers: [],
  }
}

function briefOf(line: BriefLine): Brief {
  return {
    name: line.name,
    summary: line.summary,
    description: line.description,
    skills: [
      ...named(line.skills_required).map((one) => ({ ...one, isRequired: true })),
      ...named(line.skills_nice).map((one) => ({ ...one, isRequired: false })),
    ],
    industries: named(line.industries),
    segments: named(line.segments),
    regions: line.regions,
    country: null,
    languages: [],
    conflicts: [],
    years: line.years_min ?? null,
    rating: null,
    hourly: line.budget?.max ?? null,
    zone: 1,
    overlap: null,
    from: null,
    until: null,
  }
}

function named(names: string[]) {
  return names.map((name) => ({ id: name, name }))
}

/** The same numbers in every run. */
function randomOf(first: number): (below: number) => number {
  let seed = first
  return (below) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
}
