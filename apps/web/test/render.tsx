import { QueryClient } from '@tanstack/react-query'
import { DataProvider } from '#platform/calls/data-provider.tsx'
import { render as renderInto } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { reportCaught } from '#platform/calls/report-caught.ts'
import { ToastArea } from '#ui/feedback/toasts.tsx'
import { UiProvider } from '#ui/theme/ui-provider.tsx'

/** Renders inside the theme, with a user who types and clicks. Transitions are off. */
export function render(children: ReactNode) {
  const user = userEvent.setup()
  return { user, ...renderInto(children, { wrapper: TestTheme, onCaughtError: reportCaught }) }
}

/** Renders a part that asks the server, with a cache of its own and the place where toasts appear. */
export function renderWithData(children: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <DataProvider client={client}>
      <ToastArea />
      {children}
    </DataProvider>,
  )
}

/** From here on the window is as wide as a phone. Call it before rendering. */
export function onPhone() {
  window.innerWidth = 390
}

function TestTheme({ children }: { children: ReactNode }) {
  return <UiProvider env="test">{children}</UiProvider>
}
