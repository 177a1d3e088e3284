// Writes the places and languages of the reference catalogue from well-kept packages: `npm run catalogue`.
// The other lists of the catalogue are written by hand. Run it after an update of those packages and look at the changes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import languages from 'iso-639-1'
import { countryRows } from './reference/countries.ts'
import { placeRows } from './reference/places.ts'
import { townNames } from './reference/towns.ts'

const folder = join(import.meta.dirname, '../apps/server/src/features/reference/catalogue')

const countries = countryRows()
const { states, cities, coverage } = placeRows(countries.map(({ iso }) => iso))
const nameOf = new Map(countries.map(({ iso, nicename }) => [iso, nicename]))

write(
  'countries',
  countries.map(({ iso, name, nicename, phonecode, also }) => [iso, name, nicename, phonecode, also]),
)
write(
  'states',
  states.map(({ key, country, name }) => [key, name || (nameOf.get(country) ?? country)]),
)
write(
  'cities',
  cities.map(({ state, id, name }) => [state, id, name]),
)
write('languages', languageRows())
writeTowns()
process.stdout.write(
  `${countries.length} countries, ${states.length} states, ${cities.length} cities; ${coverage}.\n`,
)

/** Languages of ISO 639-1 that people speak, and some that it does not know. */
function languageRows(): [string, string][] {
  const dead = new Set(['ae', 'cu', 'pi', 'ie', 'io', 'vo', 'sh'])
  const living = languages.getAllCodes().filter((code) => !dead.has(code))
  const named: [string, string][] = living.map((code) => [code, languages.getName(code)])
  const others = [
    'American Sign Language',
    'British Sign Language',
    'Cantonese',
    'Cebuano',
    'Filipino',
    'Hawaiian',
    'Hmong',
    'Mandarin',
    'Taiwanese Hokkien',
  ]
  return [...named, ...others.map((name): [string, string] => ['', name])].toSorted(([, a], [, b]) =>
    a.localeCompare(b, 'en'),
  )
}

/** For the resume parser: the cities in the first part, the towns in the second. */
function writeTowns(): void {
  const { cities: large, towns } = townNames()
  const file = join(import.meta.dirname, '../packages/resume-parser/src/words/towns.txt')
  writeFileSync(file, `${large.join('\n')}\n\n${towns.join('\n')}\n`)
}

function write(name: string, rows: (string | number)[][]): void {
  const lines = rows.map((cells) =>
    cells.map((cell) => String(cell).replaceAll(/\s+/g, ' ').trim()).join('\t'),
  )
  writeFileSync(join(folder, `${name}.tsv`), `${lines.join('\n')}\n`)
}
