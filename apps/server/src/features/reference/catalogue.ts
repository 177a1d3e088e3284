import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReasonKind, type ItemList } from '@guildhall/contract/reference'
import * as z from 'zod/mini'
import { programFiles } from '#platform/program-files.ts'
import { stableId } from './stable-id.ts'

const folder = programFiles.catalogue

// Counts up when the same files have to be written to the tables in another way.
const FORMAT = '1'

/** A checksum of the files that the lists come from. */
export async function catalogueVersion(): Promise<string> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.md')).toSorted(byCharacters)
  const texts = await Promise.all(names.map(read))
  return createHash('sha256').update(FORMAT).update(texts.join('\u0000')).digest('hex')
}

/** The reference lists of this release as rows. */
export async function readCatalogue() {
  const industries = taxonomy(await read('industries.txt'))
  return {
    items: [
      ...ordered(await read('ordered.json')),
      ...named('tags', cellsOf(await read('tags.tsv')), 'ordered'),
      ...named('languages', cellsOf(await read('languages.tsv'))),
      ...named('nationalities', cellsOf(await read('nationalities.tsv'))),
      ...named('skills', unnumbered(linesOf(await read('skills.txt')))),
      ...schoolsOf(await read('schools.tsv')),
      ...industries.items,
    ],
    segments: industries.segments,
    reasons: reasonsOf(await read('reasons.json')),
    countries: countriesOf(await read('countries.tsv')),
    states: statesOf(await read('states.tsv')),
    cities: citiesOf(await read('cities.tsv')),
  }
}
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

export interface CatalogueItem {
  id: string
  list: ItemList
  name: string
  code: string | null
  position: number | null
}

function read(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8')
}

function byCharacters(a: string, b: string): number {
  return a < b ? -1 : 1
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

function cellsOf(text: string): string[][] {
  return linesOf(text).map((line) => line.split('\t'))
}

/** Rows of code and name; the code, where there is one, makes the id. */
function named(list: ItemList, rows: string[][], order?: 'ordered'): CatalogueItem[] {
  return rows.map(([code = '', name = ''], index) => ({
    id: stableId(list, code || name),
    list,
    name,
    code: code || null,
    position: order === undefined ? null : index,
  }))
}

/** Names without a code. */
function unnumbered(names: string[]): string[][] {
  return names.map((name) => ['', name])
}

/** Name and short name; the short name is no key, two schools may share it. */
function schoolsOf(text: string): CatalogueItem[] {
  return cellsOf(text).map(([name = '', short = '']) => ({
    id: stableId('schools', name),
    list: 'schools',
    name,
    code: short || null,
    position: null,
  }))
}

const Names = z.array(z.string())
const Ordered = z.strictObject({
  employment_types: Names,
  degree_types: Names,
  talent_types: Names,
  categories: Names,
  regions: Names,
  person_titles: Names,
})

function ordered(text: string): CatalogueItem[] {
  const lists = Ordered.parse(JSON.parse(text))
  const rows = (list: keyof typeof lists) => named(list, unnumbered(lists[list]), 'ordered')
  return [
    ...rows('employment_types'),
    ...rows('degree_types'),
    ...rows('talent_types'),
    ...rows('categories'),
    ...rows('regions'),
    ...rows('person_titles'),
  ]
}

/** Lines `Industry`, and below it, indented, `Segment 1: segment 2 | segment 2`. */
function taxonomy(text: string) {
  const items: CatalogueItem[] = []
  const segments: {
    id: string
    industry_id: string
    segment_1: string
    segment_2: string
    position: number
  }[] = []
  for (const line of linesOf(text)) {
    if (!line.startsWith(' ')) items.push(...named('industries', [['', line]]))
    const industryId = items.at(-1)?.id ?? ''
    const [first = '', rest = ''] = line.startsWith(' ') ? line.trim().split(': ') : []
    for (const second of rest.split(' | ').filter(Boolean)) {
      const id = stableId('segments', industryId, first, second)
      segments.push({
        id,
        industry_id: industryId,
        segment_1: first,
        segment_2: second,
        position: segments.length,
      })
    }
  }
  return { items, segments }
}

const Reasons = z.record(
  ReasonKind,
  z.array(
    z.strictObject({
      name: z.string(),
      allow_resubmit: z._default(z.boolean(), false),
      default_text: z._default(z.nullable(z.string()), null),
      text_required: z._default(z.boolean(), false),
    }),
  ),
)

function reasonsOf(text: string) {
  return Object.entries(Reasons.parse(JSON.parse(text))).flatMap(([kind, reasons]) =>
    reasons.map((reason, position) => ({
      id: stableId('reasons', kind, reason.name),
      kind,
      position,
      ...reason,
    })),
  )
}

function countriesOf(text: string) {
  return cellsOf(text).map(([iso = '', name = '', nicename = '', phonecode = '', also = '']) => ({
    id: stableId('countries', iso),
    iso,
    name,
    nicename,
    also,
    phonecode: phonecode === '' ? null : Number(phonecode),
  }))
}

/** The key of a state is its code, or `CC~Name` where ISO 3166-2 has none. */
function statesOf(text: string) {
  return cellsOf(text).map(([key = '', name = '']) => ({
    id: stableId('states', key),
    country_id: stableId('countries', key.slice(0, 2)),
    name,
    code: key.includes('~') ? null : key,
  }))
}

function citiesOf(text: string) {
  return cellsOf(text).map(([state = '', id = '', name = '']) => ({
    id: stableId('cities', id),
    state_id: stableId('states', state),
    name,
  }))
}
