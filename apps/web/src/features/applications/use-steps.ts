import type { CompletenessAnswer } from '@guildhall/contract/applications/completeness'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import type { StepHandle } from '#features/experts/components/steps/step-handle.ts'
import { readUser, useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { completenessQuery } from './queries.ts'
import { PLACES, resumedAt, STEP_SEARCH, type Place, type Steps } from './wizard-steps.ts'

interface Options {
  personId: string
  known: CompletenessAnswer['data']
  /** The step that stands open. */
  handle: RefObject<StepHandle | null>
}

/** Where the reader is in the wizard, and the check that stands before each change of the step. */
export function useSteps({ personId, known, handle }: Options) {
  const queries = useQueryClient()
  const { filter, setFilter } = useFilter(STEP_SEARCH)
  const [first] = useState(() => resumedAt(known.steps))
  const place = filter.step ?? first
  /** From where somebody wanted to go on too early. */
  const [refused, setRefused] = useState<Place>()
  const [isLeaving, setLeaving] = useState(false)
  useStatus()

  function jump(to: Place): void {
    setRefused(undefined)
    setFilter({ step: to })
  }

  /** Whether the step lacks something, as the server knows it now. */
  async function isLacking(): Promise<boolean> {
    const { data } = await queries.fetchQuery({ ...completenessQuery(personId), staleTime: 0 })
    return lacksAt(place, data.steps).length > 0
  }

  /** Saves the step, and goes on when it lacks nothing; back is always open once it is saved. */
  async function go(to: Place): Promise<void> {
    setLeaving(true)
    try {
      const isAhead = PLACES.indexOf(to) > PLACES.indexOf(place)
      const isSaved = (await handle.current?.save({ isComplete: isAhead })) ?? true
      if (!isSaved) return
      if (isAhead && (await isLacking())) setRefused(place)
      else jump(to)
    } finally {
      setLeaving(false)
    }
  }

  const lacks = { texts: lacksAt(place, known.steps), isAsked: refused === place }
  return { place, go, jump, lacks, isLeaving }
}

function lacksAt(place: Place, steps: Steps): readonly string[] {
  return steps.find(({ step }) => step === place)?.errors ?? []
}

/** The first save makes a New expert an Incomplete one: the session hears of it when the wizard is left. */
function useStatus(): void {
  const { expert_status: status } = useSignedIn()
  useEffect(() => {
    if (status !== 'New') return
    return () => void readUser().catch(() => undefined)
  }, [status])
}
