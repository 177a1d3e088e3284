import type { GigForm } from '@guildhall/contract/gigs/form'
import { FOR_STAFF, isSafe } from '@guildhall/contract/gigs/rules'
import type { Standing } from '#features/gigs/policy.ts'
import type { GigRow } from '#features/gigs/store.ts'
import { refuse } from '#platform/http/refuse.ts'

/** 403 for a field that is not this editor's to change. */
export function requireFields({ isAdmin, isOwner }: Standing, form: GigForm): void {
  if (isAdmin || isOwner) return
  if (FOR_STAFF.some((field) => form[field] !== undefined)) throw refuse('forbidden')
}

/** 409 with the fields that have to wait until the gig is unpublished. */
export function requireSafe(
  gig: GigRow,
  change: GigForm,
  before: { details: Readonly<Record<string, unknown>> },
): void {
  if (gig.status !== 'Published') return
  const details = Object.entries(change.details ?? {})
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before.details[key]))
    .map(([key]) => `details.${key}`)
  const changed = [...Object.keys(change).filter((field) => field !== 'details'), ...details]
  const fields = changed.filter((field) => !isSafe(field))
  if (fields.length === 0) return
  const { message } = refuse('gig_published')
  throw refuse('gig_published', { fields: Object.fromEntries(fields.map((field) => [field, [message]])) })
}
