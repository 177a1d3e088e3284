import type { ActivityType } from '@guildhall/contract/activity'

/** The filter set of the card (specification spec 000 §3); 'all', '' and [] stand for "not filtered". */
export interface ActivityFilter {
  type: ActivityType | 'all'
  status: 'success' | 'failed' | 'all'
  ip: string
  /** Days, YYYY-MM-DD. */
  start_at: string
  end_at: string
  user_id: string[]
  device: string[]
  os: string[]
  browser: string[]
}
export type FilterKey = keyof ActivityFilter

/** The filters that hold several values, one section of the card each. */
export const SECTIONS = ['user_id', 'device', 'os', 'browser'] as const
export type SectionKey = (typeof SECTIONS)[number]

export const NO_FILTER: ActivityFilter = {
  type: 'all',
  status: 'all',
  ip: '',
  start_at: '',
  end_at: '',
  user_id: [],
  device: [],
  os: [],
  browser: [],
}

type ActiveFilter = { [K in FilterKey]?: Exclude<ActivityFilter[K], 'all'> }

/** The filters that say something (PRODUCT X-09): these alone stand in the address, the query and the summary. */
export function activeFilters(filter: ActivityFilter): ActiveFilter {
  return pick(
    filter,
    keysOf(filter).filter((key) => isActive(filter[key])),
  )
}

export const hasFilters = (filter: ActivityFilter): boolean => Object.keys(activeFilters(filter)).length > 0

/** All keys of the card, so that what is not active leaves the address. */
export function addressChange(filter: ActivityFilter): { [K in FilterKey]: ActivityFilter[K] | undefined } {
  const { type, status } = filter
  return {
    ...filter,
    type: type === 'all' ? undefined : type,
    status: status === 'all' ? undefined : status,
  }
}

function isActive(value: ActivityFilter[FilterKey]): boolean {
  return value.length > 0 && value !== 'all'
}

function keysOf(filter: ActivityFilter): FilterKey[] {
  return FILTER_KEYS.filter((key) => key in filter)
}

const FILTER_KEYS: readonly FilterKey[] = [...SECTIONS, 'type', 'status', 'ip', 'start_at', 'end_at']

function pick(filter: ActivityFilter, keys: readonly FilterKey[]): ActiveFilter {
  return Object.fromEntries(keys.map((key) => [key, filter[key]]))
}
