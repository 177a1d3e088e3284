import { notifyManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RefetchProvider } from './refetch.tsx'

/** The cache of what the server said, and the way to load parts of it again. */
export function DataProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <RefetchProvider refetch={(word) => loadAgain(client, word)}>{children}</RefetchProvider>
    </QueryClientProvider>
  )
}

/** Resolves once the components have what was loaded: the cache tells them a moment later. */
async function loadAgain(client: QueryClient, word: string): Promise<void> {
  await client.invalidateQueries({ queryKey: [word] })
  await new Promise<void>((resolve) => {
    notifyManager.schedule(resolve)
  })
}
