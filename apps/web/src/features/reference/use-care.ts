import { useWrite } from '#platform/use-write.ts'
import { copy } from './copy.ts'

type Care<Answer> = {
  work: () => Promise<Answer>
  said: string | ((answer: Answer) => string)
  onDone?: () => void
}

/** Does something with an entry at once and says so; every list that shows it loads again. */
export function useCare() {
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: ['reference'],
    words: { not_found: copy.entryIsGone },
  })
  return { run: <Answer>({ work, ...outcome }: Care<Answer>) => void run(work, outcome), isPending }
}
