import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ask } from '#ui/dialogs/asking.tsx'
import { isLoss, useHasUnsaved, type Move } from '#ui/dialogs/unsaved.ts'
import { later } from '#ui/hooks/later.ts'

const UnsavedDialog = later(() => import('#ui/dialogs/unsaved-dialog.tsx'), 'UnsavedDialog')

/** Asks before what is unsaved on a page is left inside the app (`use-unsaved-notice.ts`). */
export function UnsavedGuard() {
  const { history } = useRouter()
  const hasUnsaved = useHasUnsaved()
  // `useBlocker` would do the same, and every page would weigh more.
  useEffect(() => {
    if (hasUnsaved) return history.block({ blockerFn: staysFor, enableBeforeUnload: false })
  }, [history, hasUnsaved])
  return null
}

async function staysFor(move: Move): Promise<boolean> {
  if (!isLoss(move)) return false
  const isLeft = await ask<boolean>((answer) => (
    <UnsavedDialog opened onStay={() => answer(false)} onLeave={() => answer(true)} />
  ))
  return isLeft !== true
}
