import type { InsightQuery } from '@guildhall/contract/insights'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { visibleOwnGigs } from '#features/gigs/service.ts'
import type { Actor } from '#platform/http/context.ts'
import { seesAll } from './policy.ts'

type Rows = RawBuilder<SqlBool>

/** What is counted: as far as the reader sees, and as the filters say. */
export interface Scope {
  /** Of `gigs`, under its own name. */
  gigs: Rows
  /** The same of events by the column that names their project. */
  ofGig: (gigId: RawBuilder<unknown>) => Rows
  /** Of experts by the column that names them. */
  experts: (personId: RawBuilder<unknown>) => Rows
  seesAll: boolean
}

export function scopeOf(actor: Actor, query: InsightQuery): Scope {
  const { industry_id: industries = [], type: kinds = [], owner_id: owners = [] } = query
  const seen = seesAll(actor) ? sql<SqlBool>`gigs.deleted_at is null` : visibleOwnGigs(actor)
  const wanted = [
    seen,
    ...(kinds.length > 0 ? [sql`gigs.type = any(${kinds}::text[])`] : []),
    ...(owners.length > 0
      ? [sql`(gigs.owner_id = any(${owners}::uuid[]) or gigs.co_owner_ids && ${owners}::uuid[])`]
      : []),
    ...(industries.length > 0
      ? [sql`gigs.id in (select gig_id from gig_industries where industry_id = any(${industries}::uuid[]))`]
      : []),
  ]
  const gigs = sql<SqlBool>`(${sql.join(wanted, sql` and `)})`
  return {
    gigs,
    ofGig: (gigId) =>
      // Of nearly all projects it is cheaper to leave out the few that are deleted than to look up each.
      seesAll(actor) && wanted.length === 1
        ? sql<SqlBool>`${gigId} is not null and not exists (
            select from gigs where gigs.id = ${gigId} and gigs.deleted_at is not null)`
        : sql<SqlBool>`${gigId} in (select id from gigs where ${gigs})`,
    experts: (personId) =>
      industries.length === 0
        ? sql<SqlBool>`true`
        : // `is true` keeps it a set that is read once, however often it is asked.
          sql<SqlBool>`(${personId} in (
            select person_id from expert_industries where industry_id = any(${industries}::uuid[]))) is true`,
    seesAll: seesAll(actor),
  }
}
