import type { GigTabProps } from '#features/gigs/slots.ts'
import { DeliverableList } from './deliverable-list.tsx'

/** What is owed on a project, and what became of it (NEXT N3). */
export function WorkTab({ gig }: GigTabProps) {
  return <DeliverableList gigId={gig.id} />
}
