import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentUser } from '#platform/session.tsx'
import { useLatest } from '#ui/hooks/use-latest.ts'

interface Options {
  isClean: boolean
  /** True when the server holds everything. */
  save: () => Promise<boolean>
  /** Something else asks the reader already. */
  isAsking: boolean
}

/** Saves what is left before the router leaves the page; asks only when that does not work. */
export function useLeaving({ isClean, save, isAsking }: Options) {
  const latest = useLatest({ isClean, save })
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const isHere = current.pathname === next.pathname
      if (isHere || latest.current.isClean || currentUser() === null) return false
      return !(await latest.current.save())
    },
    // The tab itself is watched by useTabNotice.
    enableBeforeUnload: false,
    withResolver: true,
  })
  const isBlocked = blocker.status === 'blocked'
  useEffect(() => {
    if (isBlocked && isAsking) blocker.reset()
  }, [isBlocked, isAsking, blocker])
  return {
    isBlocked: isBlocked && !isAsking,
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
