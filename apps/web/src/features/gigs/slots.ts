import type { Gig, GigActions } from '@guildhall/contract/gigs/gig'
import type { OUTCOMES } from '@guildhall/contract/gigs/moves'
import type { ComponentType } from 'react'

/** What a tab of the page of a project gets. */
export interface GigTabProps {
  gig: Gig
  actions: GigActions
}

export interface Outcome {
  id: string
  outcome: (typeof OUTCOMES)[number]
}

/** Parts of the pages of projects that features below bring; `app/` plugs them in. */
export interface GigSlots {
  /** Of lists and of the page: keeps a project among the favorites. */
  Heart?: ComponentType<{ projectId: string; name: string }>
  /** The engagements of a project, for those who run it; the shortlist for its customers. */
  Experts?: ComponentType<GigTabProps>
  /** What is owed, booked and written down once somebody is hired. */
  Work?: ComponentType<GigTabProps>
  /** What an expert has to do with the project: apply, accept, decline. Stands above the tabs. */
  Engagement?: ComponentType<GigTabProps>
  /** In the closing dialog: what becomes of those who are hired. */
  Outcomes?: ComponentType<{ gigId: string; onChange: (outcomes: Outcome[]) => void }>
}
