import type { ExpertRow, RowActions } from '@guildhall/contract/experts/lists'
import { EXPERT_STATUSES } from '@guildhall/contract/experts/machine'
import { relativeTime } from '#features/activity/service.ts'
import type { Reader, Subject } from '#features/experts/policy.ts'
import { rateText } from '@guildhall/contract/money'
import { vettingActionsOf } from '#features/experts/vetting/policy.ts'
import type { Row } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

/** A row as its reader may see it, with what they may do to it. */
export function present(row: Row, reader: Reader, now: Date): ExpertRow {
  return {
    id: row.id,
    user_id: row.user_id,
    internal_id: row.internal_id,
    name: `${row.first_name} ${row.last_name}`,
    photo: photoUrl(row.photo_file),
    is_default_img: row.photo_file === null,
    job_title: row.job_title,
    location: row.location,
    email: row.email,
    ...times(row, now),
    availability: row.is_hired ? 'Active' : 'Available',
    is_available: row.is_available,
    expert_gig_status: row.gig_status,
    current_gig: row.current_gig,
    hear_about_us: row.hear_about_us,
    ...pay(row),
    industry_segments: row.segments,
    industries: row.industries,
    skills: row.skills,
    languages: row.languages,
    years_of_experience: row.years_of_experience,
    rating: row.rating_average === null ? null : Number(row.rating_average),
    ratings: row.rating_count,
    actions: actionsOf(row, reader),
  }
}

function times(row: Row, now: Date) {
  return {
    status: statusOf(row.status),
    status_date: row.status_changed_at.toISOString(),
    created_at: row.created_at.toISOString(),
    applied_at: row.applied_at?.toISOString() ?? null,
    approved_at: row.approved_at?.toISOString() ?? null,
    reminded_at: row.reminded_at?.toISOString() ?? null,
    date: row.date.toISOString(),
    date_diff: relativeTime(row.date, now),
  }
}

/** What the reader may not see is left out; null means that nothing was agreed. */
function pay(row: Row): Pick<ExpertRow, 'bill_rate' | 'rate_type' | 'rate_display'> {
  if (!row.sees_rate) return {}
  const rate = row.rate === null ? null : Number(row.rate)
  return { bill_rate: rate, rate_type: row.rate_type, rate_display: rateText(row.rate_type, rate) }
}

function actionsOf(row: Row, reader: Reader): RowActions {
  const subject: Subject = {
    id: row.id,
    user_id: row.user_id,
    is_expert: true,
    status: row.status,
    is_locked_out: row.is_locked_out,
    may_resubmit: false,
    roles: row.roles,
    invited_by: row.invited_by,
    manager_ids: row.manager_ids,
    hired_by_ids: row.hired_by_ids,
    shown_to: [],
  }
  return vettingActionsOf(reader, subject)
}

function statusOf(name: string): ExpertRow['status'] {
  const status = EXPERT_STATUSES.find((one) => one === name)
  if (status === undefined) throw new Error(`${name} is no status of an expert`)
  return status
}
