import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'

type Value = string | number | readonly string[] | null | undefined

/**
 * The filter of a list page, kept in the address so that it can be shared and survives a reload.
 * `schema` is a `z.object` of optional keys over the texts in the query (lists are arrays); what does not fit
 * is left out. `setFilter` merges; null, undefined, '' and [] remove a key.
 */
export function useFilter<S extends z.ZodMiniObject>(schema: S) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = useMemo(() => readFilter(schema, search), [schema, search])
  const setFilter = useCallback(
    (change: { [K in keyof z.output<S>]?: Value }, { replace = false, resetScroll = true } = {}) =>
      void navigate({
        to: '.',
        search: (before: object) => withChange(before, change),
        replace,
        resetScroll,
      }),
    [navigate],
  )
  return { filter, setFilter }
}

/** The values of a query that fit the schema; the others are as if they were not there. */
export function readFilter<S extends z.ZodMiniObject>(
  schema: S,
  search: Readonly<Record<string, unknown>>,
): z.output<S> {
  const result = z.safeParse(schema, search)
  if (result.success) return result.data
  const misfits = new Set(result.error.issues.map((issue) => issue.path[0]))
  return z.parse(schema, Object.fromEntries(Object.entries(search).filter(([key]) => !misfits.has(key))))
}

/** A query after a change: empty values leave it. */
export function withChange(before: object, change: object): Record<string, unknown> {
  const after = { ...before, ...change }
  return Object.fromEntries(Object.entries(after).filter(([, value]) => !isEmpty(value)))
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
