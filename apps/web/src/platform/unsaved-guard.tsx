import { useBlocker } from '@tanstack/react-router'
import { UnsavedDialog } from '#ui/dialogs/unsaved-dialog.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'

/** Asks before a page with unsaved changes is left: inside the app by a dialog, for the tab by the browser. */
export function UnsavedGuard({ hasChanges }: { hasChanges: boolean }) {
  useUnsavedNotice(hasChanges)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => hasChanges,
    withResolver: true,
    enableBeforeUnload: false,
  })
  return <UnsavedDialog opened={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />
}
