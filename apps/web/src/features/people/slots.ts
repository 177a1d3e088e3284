import type { ComponentType } from 'react'

/** Parts of the page of a person whose features stand below. */
export interface PeopleSlots {
  /** Invites a contact to apply as an expert. */
  Invite: ComponentType<{
    onClose: () => void
    initial: { first_name: string; last_name: string; email: string }
  }>
}
