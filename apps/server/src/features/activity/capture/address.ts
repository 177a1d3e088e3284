import { keptQuery, REMOVED } from './payload.ts'

export interface Address {
  path: string
  /** The path with what is kept of the query. */
  fullPath: string
  query: Record<string, unknown> | null
}

// Query keys of our own pages that hold ids, enums and numbers. What somebody typed into a search box is not kept.
const PAGE_QUERY = [
  'tab',
  'type',
  'status',
  'step',
  'view',
  'user_id',
  'gig_id',
  'browser',
  'device',
  'os',
  'start_at',
  'end_at',
]
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A page address as the log keeps it: always a path of ours, whatever origin or scheme was sent. */
export function pageAddress(sent: string | null | undefined): Address | null {
  if (sent === null || sent === undefined || sent === '') return null
  return addressOf(sent, PAGE_QUERY)
}

/** A called path as the log keeps it, with the query keys of `keep`. */
export function addressOf(sent: string, keep: readonly string[]): Address | null {
  const url = URL.parse(sent, 'http://page.invalid')
  if (url === null || !url.pathname.startsWith('/')) return null
  const path = url.pathname.split('/').map(plainSegment).join('/').slice(0, 2000)
  const kept = keptQuery(queryOf(url.searchParams), keep)
  return { path, fullPath: kept === null ? path : `${path}?${written(kept)}`.slice(0, 2000), query: kept }
}

// Ids and words stay. Long runs of letters and digits are what tokens look like; an @ is an address of somebody.
function plainSegment(segment: string): string {
  if (UUID.test(segment)) return segment
  if (segment.length > 100 || /@|%40/i.test(segment)) return REMOVED
  const looksSecret = segment.length >= 20 && /\d/.test(segment) && /^[\w.~+-]+$/.test(segment)
  return looksSecret ? REMOVED : segment
}

function queryOf(search: URLSearchParams): Record<string, unknown> {
  const names = new Set([...search.keys()].map((name) => name.replace(/\[\]$/, '')))
  return Object.fromEntries(
    [...names].map((name) => {
      const values = [...search.getAll(name), ...search.getAll(`${name}[]`)]
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

function written(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item))
    else search.append(name, String(value))
  }
  return search.toString()
}
