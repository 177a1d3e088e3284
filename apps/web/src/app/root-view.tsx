import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useConfig } from '#platform/session.tsx'
import { LoadingBar } from '#ui/feedback/loading-bar.tsx'
import { LeavingLock } from './leaving-lock.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { pageTitle } from './page-title.ts'
import { useShownInstead } from './title-instead.ts'

/** What stands around every page: the title of the window, the loading bar, the bar of a lost connection. */
export function RootView() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  useWindowTitle()
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <OfflineBar />
      <Outlet />
      <LeavingLock />
    </>
  )
}

function useWindowTitle(): void {
  const { product } = useConfig()
  const instead = useShownInstead()
  const own = useRouterState({ select: ({ matches }) => pageTitle(matches) })
  const title = instead ?? own
  useEffect(() => {
    document.title = title === undefined ? product : `${title} · ${product}`
  }, [title, product])
}
