import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { acceptNotice, completenessQuery } from './queries.ts'

/** Signs the notice; a name that is not that of the account is told, and no obstacle. */
async function sign(userId: string, name: string): Promise<void> {
  const warning = await acceptNotice(userId, name)
  if (warning !== undefined) toasts.info(warning)
}

/** The personal data notice, which stands before the first upload and the first save (PRODUCT D-19). */
export function useNotice() {
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const { data, isPending } = useQuery(completenessQuery(id))
  const [next, setNext] = useState<{ go: () => void }>()
  const asking = useWrite({ kind: 'find', tells: 'by toast' })
  const signing = useWrite({ kind: 'create', tells: 'by toast' })

  const apply = (name: string) =>
    signing.run(() => sign(id, name), {
      async onDone() {
        await queries.invalidateQueries({ queryKey: completenessQuery(id).queryKey })
        setNext(undefined)
        next?.go()
      },
    })

  /** Who is quicker than the answer waits for it: nobody signs twice. */
  const before = (go: () => void) =>
    asking.run(() => queries.ensureQueryData(completenessQuery(id)), {
      onDone: ({ data: known }) => (known.is_notice_accepted ? go() : setNext({ go })),
    })

  return {
    isAccepted: data?.data.is_notice_accepted ?? false,
    isPending,
    /** Goes on at once when the notice was accepted before, else after it is. */
    before: (go: () => void) => void before(go),
    dialog: {
      opened: next !== undefined,
      isPending: signing.isPending,
      onClose: () => setNext(undefined),
      onApply: (name: string) => void apply(name),
    },
  }
}
