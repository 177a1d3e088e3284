import type { CloseReason } from '@guildhall/contract/hiring/shapes'
import type { ExpertProject } from '@guildhall/contract/experts/profile'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import { sql } from 'kysely'
import type { SignedIn } from '#platform/http/context.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { outcomeOf } from '#features/hiring/presenter.ts'
import { containing } from '#features/hiring/store.ts'
import { fullName } from '#platform/db/full-name.ts'
import { sliceOf } from '#platform/db/page.ts'

interface Row {
  gig_id: string
  name: string
  status: string
  close_reason: CloseReason | null
  owner_id: string | null
  owner: string | null
  approver_id: string | null
  approver: string | null
  approved_at: Date | null
  created_at: Date
  assigned_at: Date | null
  rate: string | null
  rate_type: string | null
  currency: string
  total: number
}

interface Query {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
}

/** The provider's projects of an expert (spec 001 §2.7): one row a project, of those that this reader may see. */
export async function projectsOf(
  ctx: SignedIn,
  expert: { personId: string; isOwn: boolean; canSeeRate: boolean },
  { page = 1, pageSize = PAGE_SIZE, keyword = '' }: Query,
) {
  const { rows } = await sql<Row>`select latest.*, gigs.name, count(*) over () as total,
      owner.id as owner_id, ${fullName('owner_person')} as owner,
      approval.actor_id as approver_id, approval.created_at as approved_at,
      coalesce(${fullName('approver_person')}, approval.actor_name) as approver
    from (select distinct on (gig_id) gig_id, status, close_reason, created_at, assigned_at, rate,
        rate_type, currency
      from engagements where person_id = ${expert.personId}
      order by gig_id, (status <> 'Closed') desc, (assigned_at is not null) desc, created_at desc) latest
    join gigs on gigs.id = latest.gig_id
    left join users owner on owner.id = gigs.owner_id
    left join people owner_person on owner_person.id = owner.person_id
    left join lateral (select actor_id, actor_name, created_at from domain_events
      where subject_id = gigs.id and kind = 'gig.approved' order by created_at desc limit 1) approval on true
    left join users approver on approver.id = approval.actor_id
    left join people approver_person on approver_person.id = approver.person_id
    where ${gigs.visible(ctx.actor)} and gigs.name_key like ${containing(keyword)}
    order by coalesce(latest.assigned_at, latest.created_at) desc, latest.gig_id
    ${sliceOf({ page, pageSize })}`.execute(ctx.db)
  const total = rows[0]?.total ?? 0
  return pageOf(
    rows.map((row) => present(row, expert)),
    { page, pageSize, total, emptyText: 'Not provided' },
  )
}

function present(row: Row, { isOwn, canSeeRate }: { isOwn: boolean; canSeeRate: boolean }): ExpertProject {
  return {
    id: row.gig_id,
    title: row.name,
    status: statusOf(row, isOwn),
    createdBy: named(row.owner_id, row.owner),
    created_at: row.created_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    approvedBy: named(row.approver_id, row.approver),
    assigned_at: row.assigned_at?.toISOString() ?? null,
    ...(canSeeRate && row.rate !== null
      ? { rate: Number(row.rate), rate_type: row.rate_type, currency: row.currency }
      : { rate: null, rate_type: null, currency: null }),
  }
}

/**
 * As the card of the project says it to the expert themselves: Applied and Reviewed are one (PRODUCT 5.4), and what ended
 * says how. For everybody a completed hire is not just Closed.
 */
function statusOf(row: Row, isOwn: boolean): string {
  if (row.close_reason === 'completed') return 'Completed'
  if (!isOwn) return row.status
  return outcomeOf(row) ?? (row.status === 'Applied' || row.status === 'Reviewed' ? 'In review' : row.status)
}

function named(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name }
}
