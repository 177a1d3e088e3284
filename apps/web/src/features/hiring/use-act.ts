import { useSubmit } from '#platform/use-submit.ts'
import { toasts } from '#ui/toasts.tsx'
import { useReload } from './queries.ts'

/**
 * Does something with an engagement: pending meanwhile, then a word of success. Everything loads again
 * in any case: what was refused has most often been changed by somebody else.
 */
export function useAct(onDone?: () => void) {
  const { isPending, failure, submit, clear } = useSubmit('update')
  const reload = useReload()
  async function act(work: () => Promise<unknown>, success: string | (() => string)): Promise<void> {
    if (await submit(work)) {
      const text = typeof success === 'string' ? success : success()
      if (text !== '') toasts.success(text)
      onDone?.()
    }
    await reload()
  }
  return { act, isPending, failure, clear }
}

/** The same from a row, where nothing stands to show a failure beside. */
export function useQuickAct() {
  const { isPending, submit } = useSubmit('update')
  const reload = useReload()
  async function act(work: () => Promise<unknown>, success: string): Promise<void> {
    let message = ''
    const isDone = await submit(async () => {
      try {
        await work()
      } catch (error) {
        message = error instanceof Error && error.message !== '' ? error.message : SORRY
        throw error
      }
    })
    if (isDone) toasts.success(success)
    else toasts.error(message)
    await reload()
  }
  return { act, isPending }
}

const SORRY = 'Something went wrong, try again later.'
