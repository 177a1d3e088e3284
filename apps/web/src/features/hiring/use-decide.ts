import { useState } from 'react'
import { acts, type DecisionBody } from './queries.ts'
import { useAct } from './use-act.ts'

export interface Candidate {
  id: string
  name: string
  version: number
}

export interface Refused extends Omit<Candidate, 'version'> {
  message: string | null
}

/** Decides about several at once; who had to stay as they were is named with the reason. */
export function useDecide(gigId: string, candidates: readonly Candidate[], onDone: () => void) {
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const { act, isPending, failure } = useAct(undefined)
  const decide = (form: Omit<DecisionBody, 'ids' | 'versions'>, said: (count: number) => string) => {
    let count = 0
    return act(
      async () => {
        const { data } = await acts.decide(gigId, {
          ...form,
          ids: candidates.map(({ id }) => id),
          versions: Object.fromEntries(candidates.map(({ id, version }) => [id, version])),
        })
        const left = data.flatMap(({ id, refused: message }) =>
          message === null
            ? []
            : [{ id, message, name: candidates.find((one) => one.id === id)?.name ?? '' }],
        )
        count = data.length - left.length
        setRefused(left)
        if (left.length === 0) onDone()
      },
      () => (count === 0 ? '' : said(count)),
    )
  }
  return { decide, refused, isPending, failure }
}
