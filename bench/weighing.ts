// What weighing everybody costs the processor, without server and database: profiles mixed from the graded set.
import { fileURLToPath } from 'node:url'
import type { Facts } from '../apps/server/src/features/experts/matching/service.ts'
import { profileTerms, type Passage } from '../apps/server/src/features/experts/matching/profile-terms.ts'
import type { Brief } from '../apps/server/src/features/hiring/ranking/brief-store.ts'
import { order } from '../apps/server/src/features/hiring/ranking/order.ts'
import { weigh } from '../apps/server/src/features/hiring/ranking/scoring.ts'
import { circumstances } from '../apps/server/src/features/hiring/ranking/weighing.ts'
import { TextIndex } from '../apps/server/src/platform/meaning/term-search.ts'
import { readBriefs, readExperts, type BriefLine, type ExpertLine } from './match-files.ts'
import { markdownTable } from './report.ts'

const SIZES = [20_000, 200_000]
const SET = (name: string) => fileURLToPath(new URL(`matching/${name}.jsonl`, import.meta.url))

export async function benchWeighing(): Promise<string> {
  const rows = SIZES.map((size) => measured(size))
  return Promise.resolve(markdownTable(['experts', 'p50, ms of the processor', 'p95, ms'], rows))
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
  const matching = { index: () => index, facts: () => facts, refresh: () => Promise.resolve() }
  const briefs = readBriefs(SET('briefs')).map(briefOf)
  const rank = (brief: Brief) => {
    const began = process.cpuUsage()
    order(weigh(matching, circumstances(brief, new Set(), '2024-01-01')), { most: 10, isWanted: () => true })
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }
  briefs.slice(0, 6).forEach(rank)
  const times = briefs.map(rank).toSorted((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(0)
  const row = [size.toLocaleString('en-US'), at(0.5), at(0.95)]
  console.log(row.join(' | '))
  return row
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
