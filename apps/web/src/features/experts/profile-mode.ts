import { oneOf } from '#platform/address-readers.ts'

/** How a profile is looked at: read, edited, or by its owner as a customer would see it. */
export const PROFILE_MODES = ['view', 'edit', 'public'] as const
export type ProfileMode = (typeof PROFILE_MODES)[number]

/** The mode in the address. */
export const PROFILE_SEARCH = { mode: oneOf(PROFILE_MODES) }

interface Asked {
  /** From the address; without one, `initial`. */
  mode: ProfileMode | undefined
  initial: ProfileMode
  isOwn: boolean
  canEdit: boolean
}

/** The mode that applies: editing only where the server allows it, the public view only of oneself. */
export function profileMode({ mode, initial, isOwn, canEdit }: Asked): ProfileMode {
  const wanted = mode ?? initial
  if (wanted === 'public') return isOwn ? 'public' : 'view'
  return wanted === 'edit' && canEdit ? 'edit' : 'view'
}
