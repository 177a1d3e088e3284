import type { Sort } from '#ui/lists/table-sort.ts'

/** Reads a text of an address, or several of them; undefined is what does not fit. */
export type Reader<Value extends {}> = (given: unknown) => Value | undefined

/** What an address may say, by its keys. The names and limits are those of the contract (`app/addresses.test.ts`). */
export type Readers = Readonly<Record<string, Reader<{}>>>

/** What was read: keys that are missing or do not fit are not there. */
export type Read<R extends Readers> = { [Key in keyof R]?: ReturnType<R[Key]> | undefined }

/** The values of an address that fit; the others are as if they were not there. */
export function readAddress<R extends Readers>(readers: R, search: Readonly<Record<string, unknown>>): Read<R>
export function readAddress(
  readers: Readers,
  search: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const read = Object.entries(readers).map(([key, reader]) => [key, reader(search[key])] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** Text of at most `max` characters, trimmed; none that a database cannot store. */
export const words =
  (max = 200): Reader<string> =>
  (given) => {
    if (typeof given !== 'string' || given.includes('\u0000') || !given.isWellFormed()) return undefined
    const text = given.trim()
    return text.length > max ? undefined : text
  }

export const oneOf =
  <const Word extends string>(known: readonly Word[]): Reader<Word> =>
  (given) =>
    known.find((word) => word === given)

/** One or more, at most `max`; one that does not fit leaves none. */
export const several =
  <Value extends {}>(item: Reader<Value>, max = 100): Reader<Value[]> =>
  (given) => {
    const all: readonly unknown[] = Array.isArray(given) ? given : [given]
    const read = all.map(item).filter((value) => value !== undefined)
    return read.length < all.length || read.length > max ? undefined : read
  }

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

export const id: Reader<string> = (given) =>
  typeof given === 'string' && UUID.test(given) ? given : undefined

/** A day that there is, YYYY-MM-DD, from the year 1 on. */
export const day: Reader<string> = (given) => {
  if (typeof given !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(given) || given < '0001') return undefined
  const at = new Date(`${given}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given) ? given : undefined
}

const number =
  (pattern: RegExp, min: number, max: number): Reader<number> =>
  (given) => {
    if (typeof given !== 'string' || !pattern.test(given)) return undefined
    const value = Number(given)
    return value < min || value > max ? undefined : value
  }

export const whole = (min: number, max: number) => number(/^-?\d{1,15}$/, min, max)

/** With at most two decimals. */
export const decimal = (max: number) => number(/^\d{1,9}(?:\.\d{1,2})?$/, 0, max)

/** The page of a list, from 1. */
export const page = whole(1, 1_000_000)

export const flag: Reader<boolean> = (given) =>
  given === 'true' ? true : given === 'false' ? false : undefined

/** `name:asc`, or `name` alone, which ascends. */
export const sortBy =
  <const Key extends string>(keys: readonly Key[]): Reader<Sort & { key: Key }> =>
  (given) => {
    if (typeof given !== 'string') return undefined
    const [name, direction = 'asc', ...rest] = given.split(':')
    const key = keys.find((known) => known === name)
    if (key === undefined || rest.length > 0 || (direction !== 'asc' && direction !== 'desc'))
      return undefined
    return { key, direction }
  }
