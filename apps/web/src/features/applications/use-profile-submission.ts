import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { copy } from './copy.ts'
import { completenessQuery, submitProfile } from './queries.ts'
import { useLeaving } from './use-leaving.ts'

class Incomplete extends Error {}

/** SUBMIT APPLICATION: what the server says of it stands in `message`, beside what is missing. */
export function useProfileSubmission(personId: string) {
  const queries = useQueryClient()
  const leave = useLeaving()
  const [isDone, setDone] = useState(false)
  const { run, isPending, failure } = useWrite({
    kind: 'create',
    textOf: (error) => (error instanceof Incomplete ? copy.incomplete : undefined),
    refetch: ['experts'],
  })

  /** Asks first: what is missing stands in the answer, by step. A profile that comes back is not asked again. */
  async function requireComplete(): Promise<void> {
    const { data } = await queries.fetchQuery({ ...completenessQuery(personId), staleTime: 0 })
    if (!data.is_complete && data.can_submit_from === null) throw new Incomplete()
  }

  const submit = () =>
    run(
      async () => {
        await requireComplete()
        await submitProfile(personId)
      },
      {
        said: copy.submitted,
        onDone() {
          setDone(true)
          leave()
        },
      },
    )

  return { submit, message: failure, isPending: isPending || isDone }
}
