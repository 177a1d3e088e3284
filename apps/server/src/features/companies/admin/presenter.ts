import { isRole, isStaff } from '@guildhall/contract/access'
import type { CompanyOption } from '@guildhall/contract/companies'
import { COMPANY_SIZES, COMPANY_SOURCES } from '@guildhall/contract/companies/form'
import {
  CompanyEvent,
  type Address,
  type CompanyActions,
  type CompanyDetails,
  type CompanyMember,
} from '@guildhall/contract/companies/shapes'
import type { EventRow, MemberRow } from './history-store.ts'
import type { CompanyRecord, ListedRow } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

/** A row of the list of the administrators. */
export function presentRow(row: ListedRow, projects: number, actions: CompanyActions): CompanyOption {
  const { id, name, is_draft, members } = row
  return { id, name, is_draft, details: { ...factsOf(row), members, projects, actions } }
}

export function presentDetails(row: CompanyRecord): CompanyDetails {
  const { id, name, is_draft, website, segments, state, city, currency, description } = row
  return {
    id,
    name,
    is_draft,
    ...factsOf(row),
    website,
    segments,
    state,
    city,
    address: addressOf(row),
    size: known(COMPANY_SIZES, row.size),
    revenue: row.revenue === null ? null : Number(row.revenue),
    currency,
    description,
    parent: row.parent,
    children: row.children,
    created_by: row.creator,
    merged: row.merged,
    members_total: row.members,
    version: row.version,
  }
}

/** A city that is a state of its own is named once. */
function addressOf({ city, state, country }: Pick<CompanyRecord, 'city' | 'state' | 'country'>): Address {
  const names = [city, state, country].flatMap((part) => (part === null ? [] : [part.name]))
  return {
    city_name: city?.name ?? null,
    state_name: state?.name ?? null,
    country_name: country?.name ?? null,
    standard_address: names.length === 0 ? null : [...new Set(names)].join(', '),
  }
}

function factsOf(
  row: Pick<ListedRow, 'type' | 'source' | 'industry' | 'country' | 'logo_id' | 'created_at' | 'updated_at'>,
) {
  return {
    type: row.type,
    source: known(COMPANY_SOURCES, row.source) ?? 'Admin',
    industry: row.industry,
    country: row.country,
    logo: row.logo_id === null ? null : `/api/company-logos/${row.logo_id}`,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentMember(
  { photo_file: photo, roles, is_expert: isExpert, ...member }: MemberRow,
  { canSeeContacts }: { canSeeContacts: boolean },
): CompanyMember {
  const { id, name, job_title, status } = member
  return {
    id,
    name,
    email: canSeeContacts ? member.email : null,
    job_title,
    status,
    kind: isStaff(roles.filter(isRole)) ? 'staff' : kindOf(roles, isExpert),
    photo: photoUrl(photo),
  }
}

function kindOf(roles: readonly string[], isExpert: boolean): CompanyMember['kind'] {
  if (isExpert) return 'expert'
  return roles.includes('growth_experts_customer') ? 'customer' : 'contact'
}

export function presentEvent(row: EventRow): CompanyEvent {
  const differences = CompanyEvent.shape.differences.safeParse(row.differences)
  return {
    id: row.id,
    kind: row.kind,
    title: row.subject_title,
    actor_name: row.actor_name,
    created_at: row.created_at.toISOString(),
    differences: differences.success ? differences.data : null,
  }
}

/** What the table allows is what the contract knows. */
function known<Value extends string>(values: readonly Value[], stored: string | null): Value | null {
  return values.find((value) => value === stored) ?? null
}
