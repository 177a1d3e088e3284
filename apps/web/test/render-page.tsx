import { QueryClient } from '@tanstack/react-query'
import { DataProvider } from '#platform/calls/data-provider.tsx'
import {
  createMemoryHistory,
  createRouter,
  ErrorComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import type { AuthUser } from '@guildhall/contract/accounts'
import { queryString } from '@guildhall/contract/calling'
import { parseQuery } from '#platform/lists/query-string.ts'
import { publicPages, rootRoute, shellRoute, signedInPages } from '#platform/root-routes.ts'
import { signedIn } from '#platform/session.tsx'
import { ToastArea, toasts } from '#ui/feedback/toasts.tsx'
import { render } from './render.tsx'

const NothingHere = () => <p>Nothing here</p>

type Options = { routes: readonly AnyRoute[]; path: string; as: AuthUser }

/** Opens a page of a feature at an address, for somebody who is signed in. `address()` tells where they are. */
export function renderPage({ routes, path, as }: Options) {
  signedIn(as)
  // Toasts outlive a page, and only a few show at a time.
  toasts.closeAll()
  // Without what the portal puts around a page: an earlier test may have built all of it.
  for (const route of [rootRoute, shellRoute, publicPages, signedInPages])
    route.update({ component: Outlet, errorComponent: ErrorComponent, notFoundComponent: NothingHere })
  const below = (parent: AnyRoute) => routes.filter(({ options }) => options.getParentRoute() === parent)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      shellRoute.addChildren([
        publicPages.addChildren(below(publicPages)),
        signedInPages.addChildren(below(signedInPages)),
      ]),
    ]),
    history,
    parseSearch: parseQuery,
    stringifySearch: queryString,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <DataProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastArea />
    </DataProvider>,
  )
  return { ...view, address: () => history.location.href }
}
