import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * A link that goes with its page takes the focus along: the keyboard and the screen reader go on at the page that came,
 * unless it begins with a field of its own.
 */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation || document.activeElement !== document.body) return
        document.getElementById('main')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
