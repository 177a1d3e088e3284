/** A column's sort key, as the server knows it, and its direction. */
export type Sort = { key: string; direction: 'asc' | 'desc' }

/** 'sticky': none, ascending, descending, ascending. 'three': descending is followed by none. */
export type SortCycle = 'sticky' | 'three'

/** What the next click on a column's header sorts by; another column restarts at ascending. */
export function nextSort(sort: Sort | undefined, key: string, cycle: SortCycle): Sort | undefined {
  if (sort?.key !== key) return { key, direction: 'asc' }
  if (sort.direction === 'asc') return { key, direction: 'desc' }
  return cycle === 'three' ? undefined : { key, direction: 'asc' }
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** The aria-sort of a sortable header. */
export function ariaSort(sort: Sort | undefined, key: string) {
  return sort?.key === key ? ARIA_SORT[sort.direction] : ('none' as const)
}

/** What a screen reader hears after a change of order; nothing while the list is not sorted. */
export function sortAnnouncement(sort: Sort | undefined, header: string | undefined): string {
  if (!sort || !header) return ''
  return `Sorted by ${header}, ${ARIA_SORT[sort.direction]}`
}

/** The order as an address and a query say it: `name:asc`. */
export function sortText(sort: Sort): string
export function sortText(sort: Sort | undefined): string | undefined
export function sortText(sort: Sort | undefined): string | undefined {
  return sort && `${sort.key}:${sort.direction}`
}

/** The order that a text says; undefined for none. */
export function sortFrom(text: string | undefined = ''): Sort | undefined {
  const [key = '', direction] = text.split(':')
  return key === '' ? undefined : { key, direction: direction === 'desc' ? 'desc' : 'asc' }
}
