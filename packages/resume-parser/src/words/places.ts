/** Cities, regions and countries by name, for "does this text name a place?". Built once, on first use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iso31662 } from 'iso-3166'
import { fold } from './fold.ts'
import { UNSPACED } from '#parser/read/scripts.ts'
import { COMPANY, ROLE, SCHOOL } from './vocabulary.ts'
import { CITY_NAMES, COUNTRY_NAMES, REGION_NAMES } from './place-names.ts'

const LOCALES = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it', 'pl', 'tr', 'ar', 'he', 'zh', 'ja']
const REMOTE =
  /^(?:remote|remoto|teletrabajo|home ?office|a distance|teletravail|telelavoro|thuiswerken|da remoto|a distancia|hybrid|remote work|fully remote|worldwide|hibrido|hybride|ibrido)$/

type Gazetteer = {
  cities: Set<string>
  /** Of fewer than 8,000 people: their names are often words or surnames too, and count only beside other evidence. */
  towns: Set<string>
  regions: Set<string>
  regionCodes: Set<string>
  countries: Map<string, string>
}

let gazetteer: Gazetteer | null = null

export function loadPlaces(): Gazetteer {
  gazetteer ??= build()
  return gazetteer
}

function build(): Gazetteer {
  const [cities = '', towns = ''] = readFileSync(join(import.meta.dirname, 'towns.txt'), 'utf8').split('\n\n')
  // The districts of Great Britain are towns.
  const regions = new Set([
    ...iso31662.filter(({ code }) => !code.startsWith('GB-')).map((region) => fold(region.name)),
    ...listed(REGION_NAMES),
  ])
  const withCodes = iso31662.filter((region) => /^(?:US|CA|AU|BR|MX|IT)-/.test(region.code))
  const regionCodes = new Set(withCodes.map((region) => region.code.slice(3)))
  return {
    cities: new Set([...cities.split('\n'), ...listed(CITY_NAMES)]),
    towns: new Set(towns.split('\n')),
    regions,
    regionCodes,
    countries: countryNames(),
  }
}

const listed = (text: string): string[] => text.split(/[,\n]/).map(fold).filter(Boolean)

const NO_COUNTRY = new Set(['EU', 'UN', 'EZ', 'XA', 'XB', 'ZZ', 'QO'])

function countryNames(): Map<string, string> {
  const countries = new Map<string, string>()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => !NO_COUNTRY.has(code))
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = names.of(code)
      if (name) countries.set(fold(name), code)
    }
  }
  for (const [code, names] of Object.entries(COUNTRY_NAMES))
    for (const name of listed(names)) countries.set(name, code)
  return countries
}

export function countryCode(text: string): string | null {
  return loadPlaces().countries.get(fold(text).replace(/^(?:the|la|le|el|die|der|a|o|il) /, '')) ?? null
}

export const isRemote = (text: string): boolean => REMOTE.test(fold(text))

const POSTCODE =
  /(?<![\d-])\d{3} \d{2}(?![\d-])|(?<![\d-])\d{2}-\d{3}(?![\d-])|(?<!\d)\d{4} ?[A-Z]{2}(?![\p{L}\d])|(?<![\p{L}\d])[A-Z]\d{2} ?[A-Z\d]{4}(?![\p{L}\d])|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])|(?<![\p{L}\d])[A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])|(?<![\p{L}\d])(?:[A-Z]{1,2}-?)?\d{4,6}(?:-\d{3,4})?(?!\d)/gu
const FILLER =
  /\b(?:greater|metropolitan|area|region|raum|grossraum|agglomeration|province of|provincia di|provincia de|y alrededores|e dintorni|et peripherie|en omgeving|und umgebung|metropolregion)\b/gi

/** How surely a text is a place and nothing else, 0..1. */
export function placeScore(raw: string, unknownTowns: 'count' | 'do not count' = 'count'): number {
  const text = raw.replace(/(?<=\p{L}{2})\.$/u, '')
  const clean = text
    .replace(POSTCODE, ', ')
    .replace(FILLER, ' ')
    .replace(/\((?:remote|hybrid|remoto|on-site)[^)]*\)/i, '')
    .trim()
  if (clean.length < 2 || clean.length > 70 || /[.:;!?]\s|@|\d{3}|:/.test(clean)) return 0
  if (isRemote(clean)) return 0.9
  const parts = clean
    .split(/\s*[,،、/|()·–-]\s+|\s*[,،、/|()·]\s*|\s[–-]\s/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0 || parts.length > 4) return 0
  const scores = parts.map(partScore)
  const known = scores.filter((score) => score > 0).length
  const best = Math.max(...scores)
  if (known === parts.length) return parts.length > 1 ? Math.min(1, best + 0.15) : best
  return unknownTowns === 'count' && isTownInRegion(parts) ? 0.7 : 0
}

/** An unknown town before a known region or country. */
function isTownInRegion(parts: string[]): boolean {
  const [town = '', ...rest] = parts
  const { regions, regionCodes, countries } = loadPlaces()
  const last = rest.at(-1) ?? ''
  const isRegion = countries.has(fold(last)) || regions.has(fold(last)) || regionCodes.has(last)
  return (
    isRegion &&
    parts.length <= 3 &&
    /^\p{Lu}[\p{L}'’ -]+$/u.test(town) &&
    town.split(' ').length <= 3 &&
    COMPANY.count(town) + ROLE.count(town) + SCHOOL.count(town) === 0
  )
}

function partScore(part: string): number {
  const { cities, towns, regions, regionCodes, countries } = loadPlaces()
  const key = fold(part)
  if (!/^[\p{Lu}\p{Lo}'0-9]/u.test(part) && !/^(?:s-|den |the |la |l')/.test(part)) return 0
  if (countries.has(key)) return 0.9
  if (isRemote(key)) return 0.9
  if (cities.has(key)) return key.length > 3 || UNSPACED.test(key) ? 0.8 : 0.5
  if (towns.has(key)) return 0.55
  if (regions.has(key)) return 0.75
  if (/^[A-Z]{2}$/.test(part) && (regionCodes.has(part) || countries.get(key) !== undefined)) return 0.7
  if (/^[A-Z]{2}$/.test(part)) return 0.4
  const coded = /^(.+) [A-Z]{2}$/.exec(part)?.[1]
  if (coded && (regions.has(fold(coded)) || cities.has(fold(coded)))) return 0.75
  const river =
    /^(.+?)[ -](?:am|im|an der|in der|bei|ob der|sur|upon|on|sul|del|aan de[nr]?|do|da|de)[ -]/i.exec(
      part,
    )?.[1]
  if (river && cities.has(fold(river))) return 0.72
  if (/^\p{Script=Han}{1,6}[市区県都府町村省縣]$/u.test(part)) return 0.75
  const halves = part.split('-')
  if (halves.length === 2 && halves.every((half) => cities.has(fold(half)))) return 0.7
  const bare = key.replace(/^(?:greater|city of|ciudad de|cidade de|raum|the) /, '')
  return cities.has(bare) || regions.has(bare) ? 0.7 : 0
}
