import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api-error.ts'
import { readCache } from '#platform/calls/read-cache.ts'

/** The cache of what the server said. A refusal is an answer and not tried again; silence is, once. */
export const queryClient = new QueryClient({
  queryCache: readCache(),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 1 && (!(error instanceof ApiError) || error.status === 0 || error.status === 503),
    },
    mutations: { retry: false },
  },
})
