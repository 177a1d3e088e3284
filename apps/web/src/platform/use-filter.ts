import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { readAddress, type Readers } from './address-readers.ts'

type Value = string | number | readonly string[] | null | undefined

interface Going {
  /** Takes the place of this entry of the history. */
  replace?: boolean
  resetScroll?: boolean
}

/**
 * The filter of a list page, kept in the address so that it can be shared and survives a reload; what does not fit its
 * reader is left out. `setFilter` merges; null, undefined, '' and [] remove a key.
 */
export function useFilter<R extends Readers>(readers: R) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const filter = useMemo(() => readAddress(readers, search), [readers, search])
  const setFilter: (change: { [K in keyof R]?: Value }, going?: Going) => void = useAddressChange()
  return { filter, setFilter }
}

/** Merges a change into the query of this page's address. */
export function useAddressChange() {
  const navigate = useNavigate()
  return useCallback(
    (change: object, going?: Going) =>
      void navigate({ to: '.', search: (before: object) => withChange(before, change), ...going }),
    [navigate],
  )
}

/** The change that turns to a page of a list; the first has no number in the address. */
export function toPage(page: number): { page: string | undefined } {
  return { page: page > 1 ? String(page) : undefined }
}

/** A query after a change: empty values leave it. */
export function withChange(before: object, change: object): Record<string, unknown> {
  const after = { ...before, ...change }
  return Object.fromEntries(Object.entries(after).filter(([, value]) => !isEmpty(value)))
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
