import { ListError } from '#ui/lists/list-states.tsx'
import { ApiError } from './api-error.ts'
import { listState } from './list-state.ts'

type Load = Parameters<typeof listState>[0] & { refetch: () => Promise<unknown> }

/**
 * For a part of a page that shows nothing until its call has answered: that it failed, and the way to try again. What the
 * reader has no part in is no failure.
 */
export function PartFailure({ load }: { load: Load }) {
  const isMissing = load.error instanceof ApiError && load.error.status === 404
  if (load.error === null || isMissing || load.data !== undefined) return null
  return <ListError state={listState(load, { isEmpty: true })} onRefresh={() => void load.refetch()} isPart />
}
