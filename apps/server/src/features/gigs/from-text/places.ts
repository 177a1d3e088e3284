import { countriesOf } from '#features/experts/matching/service.ts'
import { thesaurus } from '#platform/meaning/thesaurus.ts'
import type { ReadSentence } from './lists.ts'
import type { Said } from './figures.ts'

interface Region {
  id: string
  name: string
}

/** Names that people give to regions of the catalogue; where two stand both are meant. */
const OTHER_NAMES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bE\.?U\.?\b|\bEuropean?\b|\beuropäisch|\beuropéen|\beurop[ea]\w*\b/i, ['Europe']],
  [/\bU\.?S\.?(?:A\.?)?\b(?! ?(?:dollars?|\$))|\bUnited States\b|\bstateside\b/, ['North America']],
  [/\bU\.?K\.?\b|\bBritain\b|\bBritish\b|\bEngland\b/, ['United Kingdom and Ireland']],
  [/\bLATAM\b|\bSouth America\b|\bLatin America|\bAmérica Latina\b|\bLateinamerika\b/i, ['Latin America']],
  [/\bAPAC\b|\bAsia\b|\bAsien\b|\bAsie\b/, ['Asia-Pacific']],
  [/\bMENA\b/, ['Middle East', 'North Africa']],
  [/\bScandinavian?\b|\bSkandinavien\b/i, ['Nordics']],
  [/\bGerman[- ]speaking (?:countries|markets?|region|Europe)\b|\bD-?A-?CH\b/i, ['DACH']],
  [/\bBenelux\b/i, ['Western Europe']],
  [/\bIberian?\b/i, ['Southern Europe']],
  [/\bAfrican?\b|\bAfrika\b|\bAfrique\b/i, ['North Africa', 'Sub-Saharan Africa']],
  [/\bASEAN\b/, ['Southeast Asia']],
  [
    /\bworldwide\b|\baround the world\b|\bany (?:country|region)\b|\b(?:country|region|location) is secondary\b/i,
    ['Global'],
  ],
]
/** Who writes says where they are themselves. */
const OWN = /^(?:we|i)(?: are|'re| am|'m) an? /i
const SURE = 0.6

/** The regions that a text means, by their names or by those of countries, in the order of the text. */
export function regionsIn(
  regions: readonly Region[],
  sentences: readonly ReadSentence[],
): (Said<string> & Region)[] {
  const found = new Map<string, Said<string> & Region>()
  for (const sentence of sentences) {
    if (OWN.test(sentence.text)) continue
    for (const name of namesIn(sentence, regions)) {
      const region = regions.find((one) => one.name === name)
      if (region !== undefined && !found.has(region.id)) {
        found.set(region.id, { ...region, value: region.id, sentence: sentence.text })
      }
    }
  }
  return [...found.values()]
}

function namesIn(sentence: ReadSentence, regions: readonly Region[]): string[] {
  const named = regions.filter(({ name }) => name !== 'Global' && sentence.text.includes(name))
  const meant = OTHER_NAMES.filter(([pattern]) => pattern.test(withoutNames(sentence.text, named)))
  const isWestern = named.some(({ name }) => name.endsWith('Europe'))
  const places = countriesIn(sentence).flatMap((iso) => narrowest(iso, regions) ?? [])
  const others = meant.flatMap(([, names]) => names).filter((name) => !(isWestern && name === 'Europe'))
  return [...named.map(({ name }) => name), ...others, ...places]
}

function withoutNames(text: string, named: readonly Region[]): string {
  return named.reduce((left, { name }) => left.replaceAll(name, ' '), text)
}

/** The smallest region with this country. */
function narrowest(iso: string, regions: readonly Region[]): string | undefined {
  return regions
    .flatMap(({ name }) => {
      const countries = countriesOf(name)
      return countries?.has(iso) === true ? [{ name, size: countries.size }] : []
    })
    .toSorted((a, b) => a.size - b.size)[0]?.name
}

/** Countries by any of their names and adjectives, in all languages of the thesaurus. */
function countriesIn({ terms, text }: ReadSentence): string[] {
  const codes = countryConcepts()
  return [...terms].flatMap(([term, weight]) => {
    const iso = weight >= SURE && term.startsWith('#') ? codes.get(Number(term.slice(1))) : undefined
    return iso === undefined || isLanguage(text, iso) || isContinent(text, iso) ? [] : [iso]
  })
}

/** "Latin America" is not where the other America is. */
function isContinent(text: string, iso: string): boolean {
  return (
    iso === 'US' &&
    /\b(?:Latin|South|Central|North) America/.test(text) &&
    !/\b(?:USA?|United States)\b/.test(text)
  )
}

/** "German" is a language where somebody speaks it. */
function isLanguage(text: string, iso: string): boolean {
  const spoken = SPOKEN.get(iso)
  return spoken !== undefined && spoken.test(text) && !new RegExp(countryName(iso), 'i').test(text)
}

const SPOKEN = new Map(
  Object.entries({
    DE: 'German|deutsch',
    FR: 'French|français',
    ES: 'Spanish|español',
    PT: 'Portuguese|portugu',
    IT: 'Italian|italiano',
    NL: 'Dutch',
    CN: 'Chinese',
    JP: 'Japanese',
    PL: 'Polish',
    TR: 'Turkish',
  }).map(([iso, names]) => [
    iso,
    new RegExp(
      `(?:${names})\\S*(?:[- ](?:speak|native|language|fluen|proficien|is\\b|or\\b|must\\b|should\\b|required\\b|at least\\b)|\\.|,|$)|(?:speak\\w*|fluen\\w*|native|in) (?:in )?(?:${names})`,
      'i',
    ),
  ]),
)

function countryName(iso: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(iso) ?? iso
}

let concepts: ReadonlyMap<number, string> | undefined

/** The concepts of the thesaurus that are countries. */
function countryConcepts(): ReadonlyMap<number, string> {
  concepts ??= new Map(
    [...isoCodes()].flatMap(([name, iso]) => {
      const concept = thesaurus().named(name)
      return concept === undefined ? [] : [[concept.id, iso] as const]
    }),
  )
  return concepts
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const RENAMED: readonly (readonly [string, string])[] = [
  ['Turkey', 'TR'],
  ['Czech Republic', 'CZ'],
]

function isoCodes(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = new Map(RENAMED)
  for (const iso of LETTERS.flatMap((a) => LETTERS.map((b) => a + b))) {
    const name = names.of(iso)
    if (name !== undefined) codes.set(name, iso)
  }
  return codes
}
