import { QueryCache } from '@tanstack/react-query'
import { failureText } from '#platform/api-error.ts'
import { toasts } from '#ui/feedback/toasts.tsx'

declare module '@tanstack/react-query' {
  interface Register {
    /** What fills a choice has no place of its own to say that it could not be loaded. */
    queryMeta: { isChoice?: true }
  }
}

/** Keeps what was read, and says in passing that a choice is empty because it could not be. */
export function readCache(): QueryCache {
  return new QueryCache({
    onError(error, { meta }) {
      if (meta?.isChoice) toasts.error(failureText(error, 'list'), { id: 'choices', isAtFoot: true })
    },
  })
}
