import { useQuery } from '@tanstack/react-query'
import { privacyQueries } from '#features/privacy/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { EraseButton } from './person-erasure.tsx'

/** On the page of an expert, for administrators who look at somebody who can be erased. */
export function ExpertErasure({ personId }: { personId: string }) {
  const { canErasePeople } = useSignedIn().actions
  const { data: answer } = useQuery({ ...privacyQueries.of(personId), enabled: canErasePeople })
  if (answer === undefined || !answer.actions.canErase) return null
  return <EraseButton person={answer.data} leadsTo="/admin/experts" />
}
