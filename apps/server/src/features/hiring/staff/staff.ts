import { isStaff } from '@guildhall/contract/access'
import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import type { HiredExpert, StaffMember } from '@guildhall/contract/hiring/staff'
import * as experts from '#features/experts/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { ratingsOfOwner } from '#features/hiring/ratings/ratings.ts'
import * as store from './staff-store.ts'
import type { HiredRow, StaffRow } from './staff-store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

/** What is told of answers reaches back so far. */
const DAYS_BACK = 90
const DAY = 86_400_000

/** A manager or an administrator as this reader may know them; 404 for everybody else (PRODUCT 5.2 row 13a). */
export async function staffMember(ctx: SignedIn, id: string): Promise<StaffMember> {
  const { row, canSeeContacts } = await see(ctx, id)
  return {
    ...shown(row),
    ...(canSeeContacts ? contacts(row) : {}),
    ...(ctx.actor.roles.includes('growth_experts_admin') ? { figures: await figures(ctx, row) } : {}),
  }
}

/** Whom they have hired, for admins. */
export async function staffExperts(
  ctx: SignedIn,
  id: string,
  { page = 1, pageSize = PAGE_SIZE }: { page?: number | undefined; pageSize?: number | undefined },
) {
  const { user_id: userId } = (await see(ctx, id)).row
  const { rows, total } = await store.hired(ctx.db, userId, {
    page,
    pageSize,
  })
  return pageOf(rows.map(hiredExpert), { page, pageSize, total, emptyText: 'Nobody was hired yet.' })
}

/** What experts say of them, for staff and for themselves. */
export async function staffRatings(
  ctx: SignedIn,
  id: string,
  query: { page?: number | undefined; pageSize?: number | undefined },
) {
  const { user_id: userId } = (await see(ctx, id)).row
  if (!isStaff(ctx.actor.roles)) throw refuse('forbidden')
  return ratingsOfOwner(ctx, userId, query)
}

/** Whoever may see the person: one policy for all paths to somebody. */
async function see(ctx: SignedIn, id: string): Promise<{ row: StaffRow; canSeeContacts: boolean }> {
  const row = await store.find(ctx.db, id)
  if (row === undefined) throw refuse('not_found')
  const { view } = await experts.meet(ctx, { runsGigOf }, row.id)
  return { row, canSeeContacts: view.canSeeContacts }
}

/** Whether a user runs a project that the caller sees. */
export function runsGigOf({ db, actor }: SignedIn, userId: string): Promise<boolean> {
  return store.runsOneOf(db, userId, gigs.visible(actor))
}

function shown(row: StaffRow) {
  return {
    id: row.id,
    user_id: row.user_id,
    internal_id: row.internal_id,
    kind: row.is_admin ? ('admin' as const) : ('manager' as const),
    name: `${row.first_name} ${row.last_name}`,
    photo: photoUrl(row.photo_file),
    job_title: row.job_title,
    bio: row.bio,
  }
}

function contacts(row: StaffRow) {
  const { phone_country_iso: iso, phone_country_code: code, phone_number: number } = row
  const isWhole = iso !== null && code !== null && number !== null
  return {
    email: row.email,
    phone: isWhole ? { number, country_code: code, country: { iso } } : null,
    linked_in_url: row.linked_in_url,
    twitter_handle: row.twitter_handle,
    location: row.location,
  }
}

async function figures({ db, now }: SignedIn, { user_id: userId }: StaffRow) {
  const since = new Date(now.getTime() - DAYS_BACK * DAY)
  const row = await store.figures(db, userId, since)
  if (row === undefined) throw new Error('Counting gave no row.')
  const { response_hours: hours } = row
  return { ...row, response_hours: hours === null ? null : Math.round(hours * 10) / 10 }
}

function hiredExpert(row: HiredRow): HiredExpert {
  return {
    id: row.id,
    expert: {
      id: row.person_id,
      name: `${row.first_name} ${row.last_name}`,
      photo: photoUrl(row.photo_file),
      job_title: row.job_title,
    },
    gig: { id: row.gig_id, name: row.gig_name },
    is_active: row.is_active,
    hired_at: row.assigned_at.toISOString(),
  }
}
