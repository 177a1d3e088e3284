import type { useRouter } from '@tanstack/react-router'
// What holds for every page and dialog, and nothing waits for.
import '#ui/dialogs/when-pressed-away.ts'
import '#ui/fields/tell-of-cut.ts'

/**
 * A link that goes with its page takes the focus along: the keyboard and the screen reader go on at the page that came,
 * unless it begins with a field of its own.
 * @returns what ends it
 */
export function goOnInPages(router: ReturnType<typeof useRouter>): () => void {
  return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation || document.activeElement !== document.body) return
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
