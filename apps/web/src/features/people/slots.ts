import type { ComponentType } from 'react'
import type { CreateOption } from '#ui/lists/use-selection.ts'

/** Parts of the page of a person whose features stand below. */
export interface PeopleSlots {
  /** Invites a contact to apply as an expert. */
  Invite: ComponentType<{
    onClose: () => void
    initial: { first_name: string; last_name: string; email: string }
  }>
  /** Their data, and the end of it; for administrators. */
  Privacy: ComponentType<{ id: string; leadsTo: '/people' }>
  /** Adds the company that the form of a person misses. */
  addCompany: CreateOption
}
