import { useWrite, type WriteOptions } from '#platform/use-write.ts'
import { useReload } from './queries.ts'

/** Does something with an engagement, then a word of success. */
export function useAct(onDone?: () => void, options: WriteOptions = {}) {
  const { run, ...write } = useWrite({ ...options, refetch: useReload() })
  const act = (work: () => Promise<unknown>, said: string | (() => string)) => run(work, { said, onDone })
  return { act, ...write }
}

/** The same from a row, where nothing stands to show a failure beside. */
export function useQuickAct() {
  return useAct(undefined, { tells: 'by toast' })
}
