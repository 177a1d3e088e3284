import { DeliverableList } from './deliverable-list.tsx'

/** What is owed on a project, and what became of it (NEXT N3). */
export function WorkTab({ gig }: { gig: { id: string } }) {
  return <DeliverableList gigId={gig.id} />
}
