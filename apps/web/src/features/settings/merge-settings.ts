import { mergeFields, mergeLines, type Merged, type Sides } from '#ui/forms/merge.ts'
import type { FormValues } from './use-settings-form.ts'

/** What two administrators changed at once: fields and limits one by one, lists line by line. */
export function mergeSettings(sides: Sides<FormValues>): Merged<FormValues> {
  const { values, both } = mergeFields(sides)
  const limits = mergeFields(sidesOf(sides, (side) => side.limits))
  const types = renamable(sidesOf(sides, typesOf))
  const ways = renamable(sidesOf(sides, waysOf))
  return {
    values: {
      ...values,
      limits: limits.values,
      company_types: types.map(({ line }) => line.name),
      hear_about_us: ways.map(({ line }) => line),
      was: { company_types: types.map(({ was }) => was), hear_about_us: ways.map(({ was }) => was) },
      social_links: mergeLines(
        sidesOf(sides, (side) => side.social_links),
        ({ name }) => name,
      ),
      project_types: mergeLines(
        sidesOf(sides, (side) => side.project_types),
        ({ type }) => type,
      ),
    },
    both: { ...onlyFields(both), ...underLimits(limits.both) },
  }
}

function sidesOf<Part>({ start, mine, theirs }: Sides<FormValues>, partOf: (side: FormValues) => Part) {
  return { start: partOf(start), mine: partOf(mine), theirs: partOf(theirs) }
}

/** A line, and what it was when it was loaded; null for one that was added. */
interface Row<Line> {
  was: string | null
  line: Line
}

const typesOf = ({ company_types: types, was }: FormValues): Row<{ name: string }>[] =>
  types.map((name, index) => ({ was: was.company_types[index] ?? null, line: { name } }))

const waysOf = ({ hear_about_us: ways, was }: FormValues): Row<FormValues['hear_about_us'][number]>[] =>
  ways.map((line, index) => ({ was: was.hear_about_us[index] ?? null, line }))

/** A line that the reader renamed and somebody else took away, or renamed too, is a new one. */
function renamable<Line extends { name: string }>(sides: Sides<Row<Line>[]>): Row<Line>[] {
  const stored = new Map(sides.theirs.map(({ line }) => [line.name, line.name]))
  const merged = mergeLines(sides, ({ was, line }) => was ?? line.name)
  return merged.map(({ was, line }) => ({ was: stored.get(was ?? line.name) ?? null, line }))
}

const LISTS = ['limits', 'was', 'company_types', 'hear_about_us', 'social_links', 'project_types']

function onlyFields(both: Merged<FormValues>['both']) {
  return Object.fromEntries(Object.entries(both).filter(([name]) => !LISTS.includes(name)))
}

function underLimits(both: Merged<FormValues['limits']>['both']) {
  return Object.fromEntries(Object.entries(both).map(([name, value]) => [`limits.${name}`, value]))
}
