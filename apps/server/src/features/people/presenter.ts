import { STAFF_ROLES } from '@guildhall/contract/access'
import type { PersonDetails, PersonKind, PersonSummary } from '@guildhall/contract/people/person'
import type * as directory from './directory-store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

/** What somebody is to the firm. */
export function kindsOf({ expert_status: expert, roles, user_id: userId }: directory.Row): PersonKind[] {
  const kinds: PersonKind[] = []
  if (expert !== null) kinds.push('expert')
  if (STAFF_ROLES.some((role) => roles.includes(role))) kinds.push('staff')
  if (roles.includes('growth_experts_customer')) kinds.push('customer')
  return userId === null && expert === null ? ['contact'] : kinds
}

export function nameOf({
  first_name: first,
  last_name: last,
}: Pick<directory.Row, 'first_name' | 'last_name'>) {
  return `${first} ${last}`
}

export function presentSummary(row: directory.Row): PersonSummary {
  const { company_id: companyId, company_name: companyName } = row
  return {
    id: row.id,
    user_id: row.user_id,
    internal_id: row.internal_id,
    name: nameOf(row),
    photo: photoUrl(row.photo_file),
    job_title: row.job_title,
    company: companyId === null || companyName === null ? null : { id: companyId, name: companyName },
    email: row.email,
    phone: phoneText(row),
    location: row.location,
    kinds: kindsOf(row),
    status: row.status,
    has_login: row.has_login,
    created_at: row.created_at.toISOString(),
  }
}

export function phoneText({ phone_country_code: code, phone_number: number }: directory.Row): string | null {
  return code === null || number === null ? null : `${code} ${number}`
}

type Merged = Awaited<ReturnType<typeof directory.merged>>

export function presentDetails(
  row: directory.Row,
  { gigs, merged }: { gigs: PersonDetails['gigs']; merged: Merged },
): PersonDetails {
  const { phone_country_iso: iso, phone_country_code: code, phone_number: number } = row
  return {
    ...presentSummary(row),
    first_name: row.first_name,
    last_name: row.last_name,
    phone_parts:
      iso === null || code === null || number === null
        ? null
        : { number, country_code: code, country: { iso } },
    linked_in_url: row.linked_in_url,
    twitter_handle: row.twitter_handle,
    bio: row.bio,
    nationality: row.nationality,
    gigs,
    merged: merged.map(({ merged_id: id, merged_at: at, ...one }) => ({
      ...one,
      id,
      merged_at: at.toISOString(),
    })),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }
}
