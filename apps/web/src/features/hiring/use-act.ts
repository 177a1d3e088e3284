import { useWrite, type WriteOptions } from '#platform/use-write.ts'
import type { useErrors } from '#ui/forms/use-errors.ts'
import { useReload } from './queries.ts'

type Told = ReturnType<typeof useErrors>

/** Does something with an engagement, then a word of success; fields of a `form` say themselves what is wrong with them. */
export function useAct(onDone?: () => void, options: WriteOptions = {}) {
  const { run, ...write } = useWrite({ ...options, refetch: useReload() })
  const act = (work: () => Promise<unknown>, said: string | (() => string), form?: Pick<Told, 'tell'>) =>
    run(work, { said, onDone, ...(form && { form }) })
  return { act, ...write }
}

/** The same from a row, where nothing stands to show a failure beside. */
export function useQuickAct() {
  return useAct(undefined, { tells: 'by toast' })
}
