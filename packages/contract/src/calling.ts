import type { EndpointSpec, Sent } from './endpoint.ts'

type Single = string | number | boolean | null | undefined
export type QueryValue = Single | readonly (string | number)[]

/** What a call carries, whatever its endpoint. */
export interface RawInput {
  params?: Readonly<Record<string, string | number>> | undefined
  query?: Readonly<Record<string, QueryValue>> | undefined
  body?: unknown
}

// Numbers may stand where the query holds digits; empty values are left out.
type Loose<T> = T extends string ? (string extends T ? T | number : T) : T
type LooseQuery<T> = { [K in keyof T]: Loose<T[K]> | null | undefined }

type Part<K extends string, T> = [T] extends [undefined]
  ? unknown
  : undefined extends T
    ? { [P in K]?: T }
    : { [P in K]: T }
type QueryPart<T> = [T] extends [undefined] ? unknown : { query?: Partial<LooseQuery<T>> }

/** What a call of this endpoint carries. */
export type CallInput<S extends EndpointSpec> = RawInput &
  Part<'params', Sent<S, 'params'>> &
  QueryPart<Sent<S, 'query'>> &
  Part<'body', Sent<S, 'body'>>

/** The input may be left out where nothing of it must be given. */
export type CallArguments<S extends EndpointSpec, Options> =
  Partial<CallInput<S>> extends CallInput<S>
    ? [input?: CallInput<S>, options?: Options]
    : [input: CallInput<S>, options?: Options]

/** The address of a call on its host, also for links and downloads that a browser fetches itself. */
export function urlOf({ path }: EndpointSpec, { params, query }: RawInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  return `/api${filled}${queryString(query ?? {})}`
}

/** `?a=1&b[]=x&b[]=y`: lists as `key[]`, empty values left out; '' when nothing is left (spec 000 §7). */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const parts = Object.entries(query).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? value.map((one) => part(`${key}[]`, one))
      : [part(key, value)],
  )
  const kept = parts.filter((text) => text !== '')
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

function part(key: string, value: Single): string {
  if (value === null || value === undefined || value === '') return ''
  // Brackets, colons and commas are legal in a query and read better unescaped.
  const plain = encodeURIComponent(String(value)).replaceAll('%3A', ':').replaceAll('%2C', ',')
  return `${encodeURIComponent(key).replaceAll('%5B', '[').replaceAll('%5D', ']')}=${plain}`
}
