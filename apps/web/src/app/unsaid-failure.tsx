import { Button } from '@mantine/core'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { copy } from '#app/copy.ts'
import { ApiError } from '#platform/api-error.ts'
import { FootBar } from '#ui/feedback/foot-bar.tsx'

/** The faces of failures come with the parts that failed, sometimes a moment later. */
const PATIENCE_MS = 400

/**
 * The word for parts of a page that failed to load and do not say so themselves: without it they would look as if there
 * were nothing. What a part says with an alert of its own is not said twice.
 */
export function UnsaidFailure() {
  const cache = useQueryClient().getQueryCache()
  const failed = useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () =>
      cache
        .findAll({ predicate: isMissed })
        .map(({ queryHash }) => queryHash)
        .join('\n'),
  )
  const [unsaid, setUnsaid] = useState('')
  useEffect(() => {
    if (failed === '') return undefined
    const timer = setTimeout(() => {
      if (document.querySelector('[role="alert"]:not(:empty)') === null) setUnsaid(failed)
    }, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [failed])
  const retry = () => {
    for (const query of cache.findAll({ predicate: isMissed })) void query.fetch().catch(() => undefined)
  }
  return (
    <FootBar>
      {failed !== '' && unsaid === failed && (
        <>
          {copy.partMissing}
          <Button variant="default" size="compact-sm" onClick={retry}>
            {copy.refresh}
          </Button>
        </>
      )}
    </FootBar>
  )
}

/** What somebody who sees the page waits for. What the reader has no part in is no failure. */
function isMissed(query: Query): boolean {
  const { status, data, error } = query.state
  if (status !== 'error' || data !== undefined || !query.isActive()) return false
  if (query.meta?.isChoice) return false
  return !(error instanceof ApiError && [401, 403, 404].includes(error.status))
}
