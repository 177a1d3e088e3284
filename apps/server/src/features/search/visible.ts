import { isStaff, type Permission } from '@guildhall/contract/access'
import type { SearchKind } from '@guildhall/contract/search'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { readable as announced } from '#features/announcements/service.ts'
import { visibleExperts } from '#features/experts/lists/service.ts'
import { visibleFiles } from '#features/experts/files/service.ts'
import { readable } from '#features/faqs/service.ts'
import { discussedGigs, visibleGigs } from '#features/gigs/service.ts'
import type { SignedIn } from '#platform/http/context.ts'

export type Reader = Pick<SignedIn, 'db' | 'actor'>
type Condition = RawBuilder<SqlBool>

/**
 * Which rows of `search_documents d` this reader may find: of each kind what its own list or page would show them,
 * asked of the living tables (D-08). A document whose subject has changed since is found again when it is up to date.
 */
export function visibleDocuments(reader: Reader): Condition {
  const kinds = Object.entries(KINDS).flatMap(([kind, rule]) => {
    const condition = rule(reader)
    return condition === null ? [] : [sql`(d.kind = ${sql.lit(kind)} and ${condition})`]
  })
  if (kinds.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`((${sql.join(kinds, sql` or `)}) and ${IS_CURRENT})`
}

export const IS_CURRENT = sql<SqlBool>`not exists (select from search_changes changed
  where changed.source = d.source and changed.subject_id = d.subject_id)`

const ALL = sql<SqlBool>`true`

/** null: none of this kind. */
const KINDS: Record<SearchKind, (reader: Reader) => Condition | null> = {
  expert: ({ actor }) =>
    sql<SqlBool>`d.person_id in (select e.person_id from experts e where ${visibleExperts(actor)})`,
  gig: ({ actor }) => sql<SqlBool>`d.gig_id in (select gigs.id from gigs where ${visibleGigs(actor)})`,
  person: (reader) => may(reader, 'CAN_SEE_ADMIN_PEOPLE_LIST'),
  company: (reader) => may(reader, 'CAN_SEE_ADMIN_COMPANIES_LIST'),
  comment: ({ actor }) => sql<SqlBool>`d.gig_id in (select gigs.id from gigs where ${discussedGigs(actor)})`,
  attachment: ({
    actor,
  }) => sql<SqlBool>`(d.subject_id in (select files.id from files where ${visibleFiles(actor)})
    ${isStaff(actor.roles) ? sql`or d.gig_id in (select gigs.id from gigs where ${visibleGigs(actor)})` : sql``})`,
  faq: (reader) => may(reader, 'CAN_MANAGE_SETTINGS') ?? sql<SqlBool>`d.subject_id in (${readable(reader)})`,
  feedback: (reader) => may(reader, 'CAN_SEE_ADMIN_FEEDBACK'),
  announcement: (reader) => sql<SqlBool>`d.subject_id in (${announced(reader)})`,
}

function may({ actor }: Reader, permission: Permission): Condition | null {
  return actor.permissions.includes(permission) ? ALL : null
}
