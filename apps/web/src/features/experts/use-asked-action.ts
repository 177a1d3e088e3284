import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { useEffect } from 'react'
import { oneOf } from '#platform/address-readers.ts'
import { useFilter } from '#platform/use-filter.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { useLatest } from '#ui/hooks/use-latest.ts'
import type { PersonActions } from './components/person-actions.tsx'
import { copy } from './copy.ts'
import type { Decisions } from './vetting/use-decisions.tsx'

const SEARCH = { do: oneOf(['request', 'roster', 'remind']) }

/** Begins what the palette was asked for, once the expert is here; a reload does not begin it again. */
export function useAskedAction(
  answer: ProfileAnswer | undefined,
  { people, decisions }: { people: PersonActions; decisions: Decisions },
): void {
  const { filter, setFilter } = useFilter(SEARCH)
  const latest = useLatest({ people, decisions, setFilter })
  const { do: asked } = filter
  const { id, name, status = null } = answer?.actions.canSeeReview ? answer.data : {}
  const canRemind = answer?.actions.canRemind === true
  useEffect(() => {
    if (asked === undefined || id === undefined || name === undefined) return
    const { people: now, decisions: deciding, setFilter: change } = latest.current
    change({ do: undefined }, { replace: true })
    if (asked === 'remind') {
      if (canRemind) deciding.start('remind', { id, name, status })
      else toasts.info(copy.nothingToRemind)
      return
    }
    if (now.offered(status).includes(asked)) now.start(asked, { id, name })
    else toasts.info(copy.onlyApproved)
  }, [asked, id, name, status, canRemind, latest])
}
