import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useFilter } from '#platform/use-filter.ts'
import { toasts } from '#ui/toasts.tsx'
import { useLatest } from '#ui/use-latest.ts'
import type { PersonActions } from './components/person-actions.tsx'
import { copy } from './copy.ts'

const Search = z.object({ do: z.optional(z.enum(['request', 'roster'])) })

/** Begins what the palette was asked for, once the expert is here; a reload does not begin it again. */
export function useAskedAction(answer: ProfileAnswer | undefined, people: PersonActions): void {
  const { filter, setFilter } = useFilter(Search)
  const latest = useLatest({ people, setFilter })
  const { do: asked } = filter
  const { id, name, status } = answer?.actions.canSeeReview ? answer.data : {}
  useEffect(() => {
    if (asked === undefined || id === undefined || name === undefined) return
    const { people: now, setFilter: change } = latest.current
    change({ do: undefined }, { replace: true })
    if (now.offered(status).includes(asked)) now.start(asked, { id, name })
    else toasts.info(copy.onlyApproved)
  }, [asked, id, name, status, latest])
}
