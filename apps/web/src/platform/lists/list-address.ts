import * as z from 'zod/mini'
import { isFilterKey, type FilterTexts } from '#ui/filters/filter-words.ts'
import { sortFrom, type Sort } from '#ui/lists/table-sort.ts'

/**
 * What an address asks of a list: the request, whose texts all fit the schema of the contract, and its filter.
 * What does not fit is as if it were not there.
 */
export function readListAddress<S extends z.ZodMiniObject>(
  schema: S,
  search: Readonly<Record<string, unknown>>,
): { asked: Partial<z.input<S>>; filter: FilterTexts; none: FilterTexts } {
  const keys = Object.keys(schema.shape)
  const texts = Object.fromEntries(Object.entries(withOneSort(search)).filter(([key]) => keys.includes(key)))
  const asked = fitting(schema, texts)
  const filterKeys = keys.filter(isFilterKey)
  return {
    asked,
    filter: Object.fromEntries(filterKeys.map((key) => [key, textsOf(Reflect.get(asked, key))])),
    none: Object.fromEntries(filterKeys.map((key) => [key, []])),
  }
}

export function textIn(query: object, key: string): string {
  const value: unknown = Reflect.get(query, key)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** `sort=created_at:desc` */
export function sortIn(query: object): Sort | undefined {
  return sortFrom(textIn(query, 'sort'))
}

/** `order` is what spec 002 §2 calls the sorting of some lists: addresses with it go on working. */
function withOneSort({ order, ...search }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return order === undefined ? search : { sort: order, ...search }
}

function fitting<S extends z.ZodMiniObject>(schema: S, texts: Record<string, unknown>): Partial<z.input<S>> {
  const misfits = new Set(z.safeParse(schema, texts).error?.issues.map(({ path }) => String(path[0])))
  const fit = Object.fromEntries(Object.entries(texts).filter(([key]) => !misfits.has(key)))
  return fits(schema, fit) ? fit : {}
}

function fits<S extends z.ZodMiniObject>(
  schema: S,
  texts: Record<string, unknown>,
): texts is Record<string, unknown> & Partial<z.input<S>> {
  return z.safeParse(schema, texts).success
}

function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((one) => typeof one === 'string' || typeof one === 'number').map(String)
}
