import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useConfig } from '#platform/session.tsx'
import { useGivenTitle } from '#platform/window-title.ts'
import { LoadingBar } from '#ui/feedback/loading-bar.tsx'
import { LeavingLock } from './leaving-lock.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { pageTitle } from './page-title.ts'

/** What stands around every page: the title of the window, the loading bar, the bar of a lost connection. */
export function RootView() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  useNamedWindow()
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <OfflineBar />
      <Outlet />
      <LeavingLock />
    </>
  )
}

function useNamedWindow(): void {
  const { product } = useConfig()
  const given = useGivenTitle()
  const own = useRouterState({ select: ({ matches }) => pageTitle(matches) })
  const title = given ?? own
  useEffect(() => {
    document.title = title === undefined ? product : `${title} · ${product}`
  }, [title, product])
}
