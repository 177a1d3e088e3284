import { copy } from '#features/privacy/copy.ts'
import { withdrawErasure } from '#features/privacy/queries.ts'
import { readUser } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'

/** Takes an erasure back that was asked for; `text` says it to whoever did. */
export function useWithdrawing(personId: string, text: string = copy.withdrawn) {
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['privacy'] })
  /** Resolves to whether it was taken back. */
  const withdraw = async () => {
    const isDone = await run(() => withdrawErasure(personId), { said: text })
    await readUser()
    return isDone
  }
  return { withdraw, isPending }
}
