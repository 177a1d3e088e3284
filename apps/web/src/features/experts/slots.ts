import type { ComponentType } from 'react'

/** Parts of the page of an expert, as staff see it, that features below bring; `app/` plugs them in. */
export interface ExpertSlots {
  /** Beside the profile of somebody who has not submitted: how far they are, and sending it for them. */
  Application?: ComponentType<{ personId: string; name: string }>
  /** Beside the profile: when they can be called. */
  Calls?: ComponentType<{ personId: string }>
  /** Beside the profile: who could do the same. */
  Similar?: ComponentType<{ personId: string }>
  /** Asks them to join a project. */
  Request?: ComponentType<{ expert: { id: string; name: string }; onClose: () => void }>
  /** Beside the decisions, for administrators. */
  Erasure?: ComponentType<{ personId: string }>
}
