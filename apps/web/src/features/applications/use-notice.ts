import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { useSignedIn } from '#platform/session.tsx'
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
  const [isSigning, setSigning] = useState(false)
  const isAccepted = data?.data.is_notice_accepted ?? false

  async function apply(name: string): Promise<void> {
    setSigning(true)
    try {
      await sign(id, name)
      await queries.invalidateQueries({ queryKey: completenessQuery(id).queryKey })
      setNext(undefined)
      next?.go()
    } catch (error) {
      toasts.error(failureText(error, 'create'))
    } finally {
      setSigning(false)
    }
  }

  return {
    isAccepted,
    isPending,
    /** Goes on at once when the notice was accepted before, else after it is. */
    before: (go: () => void) => (isAccepted ? go() : setNext({ go })),
    dialog: {
      opened: next !== undefined,
      isPending: isSigning,
      onClose: () => setNext(undefined),
      onApply: (name: string) => void apply(name),
    },
  }
}
