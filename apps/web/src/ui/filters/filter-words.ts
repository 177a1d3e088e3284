import type * as z from 'zod/mini'

/** The chosen values of each filter, as the address holds them. */
export type FilterTexts = Readonly<Record<string, readonly string[]>>

const OF_EVERY_LIST = ['page', 'pageSize', 'keyword', 'sort', 'order'] as const
type OfEveryList = (typeof OF_EVERY_LIST)[number]

export function isFilterKey(key: string): boolean {
  return !OF_EVERY_LIST.some((known) => known === key)
}

export interface FilterWord<Value extends string = string> {
  label: string
  /** In the field while nothing is chosen. */
  all: string
  /** In the order in which they are offered. */
  options: readonly { value: Value; label: string }[]
}

/** The words of each filter that the query of an endpoint has: one that is forgotten does not compile. */
export type FilterWords<S extends z.ZodMiniObject> = {
  [Key in Exclude<keyof z.output<S> & string, OfEveryList>]-?: FilterWord<TextOf<z.output<S>[Key]>>
}

type TextOf<Values> = Values extends readonly (infer One extends string | number)[] ? `${One}` : string

/** The tag over a list: 'Bug +1 | 5/5 +2' (spec 002 §2); undefined without a filter. */
export function summaryOf(
  words: Readonly<Record<string, FilterWord>>,
  filter: FilterTexts,
): { text: string; full: string } | undefined {
  const parts = Object.entries(words)
    .map(([key, { options }]) =>
      options.filter(({ value }) => filter[key]?.includes(value)).map(({ label }) => label),
    )
    .filter(({ length }) => length > 0)
  if (parts.length === 0) return undefined
  return {
    text: parts.map(firstAndRest).join(' | '),
    full: parts.map((labels) => labels.join(', ')).join(' | '),
  }
}

function firstAndRest([first = '', ...rest]: readonly string[]): string {
  return rest.length > 0 ? `${first} +${rest.length}` : first
}
