import type { GigStatus } from '@guildhall/contract/gigs/machine'
import { may, type Standing } from '#features/gigs/policy.ts'
import type { SeenGig } from '#features/gigs/service.ts'
import { refuse } from '#platform/http/refuse.ts'

interface OneFile {
  is_deliverable: boolean
  created_by: string | null
}

/** PRODUCT 5.2 row 45: everybody who is on the gig, and the staff who see it. For others its files do not exist. */
export function requireFilesView({ standing }: SeenGig): void {
  if (!may.seeMembers(standing)) throw refuse('not_found')
}

/** What somebody handed in stays theirs to read once they are off the gig. */
export function requireFileView(seen: SeenGig, file: OneFile): void {
  if (seen.gig.was_hired && file.created_by === seen.standing.userId) return
  requireFilesView(seen)
}

/** 403 for who may never add files here, 423 and 409 for who may not now. */
export function requireUpload(seen: SeenGig): void {
  requireFilesView(seen)
  if (!may.upload(seen.standing)) throw refuse('forbidden')
  if (seen.gig.locked) throw refuse('gig_locked')
  if (seen.gig.status === 'Closed') throw refuse('wrong_state')
}

/** Own files, and those of everybody for who runs the gig. */
export function mayChange(standing: Standing, file: OneFile): boolean {
  return may.run(standing) || (may.upload(standing) && file.created_by === standing.userId)
}

/** What was submitted stays as it is while it is looked at. */
export function isFrozen(status: GigStatus, file: { is_deliverable: boolean }): boolean {
  return status === 'Closed' || (status === 'Submitted' && file.is_deliverable)
}

export function canChangeNow(seen: SeenGig, file: OneFile): boolean {
  return mayChange(seen.standing, file) && !seen.gig.locked && !isFrozen(seen.gig.status, file)
}
