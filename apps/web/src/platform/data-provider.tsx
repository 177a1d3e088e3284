import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RefetchProvider } from './refetch.tsx'

/** The cache of what the server said, and the way to load parts of it again. */
export function DataProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <RefetchProvider refetch={(word) => client.invalidateQueries({ queryKey: [word] })}>
        {children}
      </RefetchProvider>
    </QueryClientProvider>
  )
}
