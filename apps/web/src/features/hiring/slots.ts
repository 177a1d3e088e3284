import type { ComponentType } from 'react'

/** What a call that a customer wished for begins with. */
export interface WishedCall {
  gigId: string
  engagementId: string
  expert: { id: string; name: string }
  title: string
  /** The login of the customer. */
  guestId: string
}

/** Parts of the lists of engagements that features below bring; `app/` plugs them in. */
export interface HiringSlots {
  /** Proposes a call, with what is known filled in. */
  Call?: ComponentType<WishedCall & { onClose: () => void }>
  /** Keeps a project among the favorites. */
  Heart?: ComponentType<{ projectId: string; name: string }>
}
