import { rateText } from '@guildhall/contract/money'
import type {
  Contacts,
  Known,
  Pay,
  Profile,
  ProfileActions,
  ProfileAnswer,
  Shown,
  ShowsExpert,
} from '@guildhall/contract/experts/profile'
import { eachPlain } from '@guildhall/contract/people/plain-fields'
import { relativeTime } from '#features/activity/service.ts'
import type { View } from './policy.ts'
import type { PersonRow } from './store.ts'
import { photoUrl } from '#platform/files/photo-url.ts'

/**
 * A person as their reader sees them. Each kind of reader has a list of parts: what is not on it is left out. Of the
 * projects that they work on or are asked for only those in `seenGigs` are named (PRODUCT D-08).
 */
export function present(
  { gigs, ...row }: PersonRow,
  view: View,
  now: Date,
  seenGigs: readonly string[] = [],
): ProfileAnswer {
  const known = { ...row, gigs: gigs.map((gig) => ({ ...gig, isSeen: seenGigs.includes(gig.id) })) }
  return { data: { ...shown(known), ...forAudience(known, view, now) }, actions: actionsOf(view) }
}

type ShownRow = Omit<PersonRow, 'gigs'> & { gigs: (PersonRow['gigs'][number] & { isSeen: boolean })[] }

function forAudience(row: ShownRow, view: View, now: Date): Partial<Profile> {
  switch (view.audience) {
    case 'self':
      return {
        ...expert(row),
        ...known(row, now, 'self'),
        ...pay(row, view),
        ...resume(row, view),
        ...own(row),
        ...demarcation(row, view),
      }
    case 'staff':
      return {
        ...expert(row),
        ...known(row, now, 'staff'),
        ...pay(row, view),
        ...resume(row, view),
        ...demarcation(row, view),
      }
    case 'public':
      return { ...expert(row), ...(view.canSeeContacts && mailAndPhone(row)) }
    case 'basic':
      return view.canSeeContacts ? { ...contacts(row), location: row.location, status: statusOf(row) } : {}
  }
}

function shown(row: ShownRow): Shown {
  return {
    id: row.id,
    user_id: row.user_id,
    internal_id: row.internal_id,
    name: `${row.first_name} ${row.last_name}`,
    first_name: row.first_name,
    last_name: row.last_name,
    photo: photoUrl(row.photo_file),
    is_default_img: row.photo_file === null,
    is_expert: row.is_expert,
    job_title: row.job_title,
    bio: row.bio,
    version: row.version,
  }
}

function expert(row: ShownRow): ShowsExpert {
  const isHired = row.gigs.some(({ status }) => status === 'Hired')
  return {
    location: row.location,
    years_of_experience: row.years_of_experience,
    languages_spoken: row.languages_spoken,
    rating: row.rating_average === null ? null : Number(row.rating_average),
    ratings: row.rating_count ?? 0,
    availability: isHired ? 'Active' : 'Available',
    availability_label: isHired ? 'In a project' : 'Available',
    is_available: (row.is_available ?? true) && !row.is_locked_out,
    expert_since: row.is_expert ? moment(row.approved_at) : null,
  }
}

function contacts(row: ShownRow): Contacts {
  const { linked_in_url, twitter_handle } = row
  return { ...mailAndPhone(row), linked_in_url, twitter_handle }
}

function mailAndPhone(row: ShownRow): Pick<Contacts, 'email' | 'phone' | 'country_code'> {
  const { phone_country_iso: iso, phone_country_code: code, phone_number: number } = row
  const phone =
    iso === null || code === null || number === null ? null : { number, country_code: code, country: { iso } }
  return { email: row.email, phone, country_code: phone?.country_code ?? null }
}

function known(row: ShownRow, now: Date, audience: 'self' | 'staff'): Known {
  return {
    ...contacts(row),
    ...gigs(row, audience),
    ...refusals(row, now),
    // That somebody has looked at the application already is not for the applicant (PRODUCT 5.3.2).
    status: audience === 'self' && row.status === 'Screened' ? 'Pending' : statusOf(row),
    status_date: moment(
      audience === 'self' && row.status === 'Screened' ? row.applied_at : row.status_changed_at,
    ),
    created_at: row.created_at.toISOString(),
    ...eachPlain((field) => row[field]),
    nationality: row.nationality,
    hear_about_us: row.hear_about_us,
    referral_name: row.referral_name,
    is_past_fs: row.is_past_fs,
    certify_obligation: row.certify_obligation ?? false,
    is_signature: row.is_signature,
  }
}

/** Of an expert their vetting; of anybody else whether they have yet to accept their invitation (spec 002 §2). */
function statusOf(row: ShownRow): string | null {
  return row.status ?? (row.is_invited ? 'Invited' : null)
}

const BEST_FIRST = ['Hired', 'Reviewed', 'Applied', 'Requested', 'Closed']

function gigs(
  { gigs: reported }: ShownRow,
  audience: 'self' | 'staff',
): Pick<Known, 'gig_status' | 'latestGig' | 'requestedGig'> {
  const best = BEST_FIRST.find((status) => reported.some((one) => one.status === status)) ?? null
  const newest = (status: string) => {
    const gig = reported.find((one) => one.status === status && one.isSeen)
    return gig === undefined ? null : { id: gig.id, title: gig.title }
  }
  return {
    // That somebody has reviewed their application is not for the expert (PRODUCT 5.4).
    gig_status: audience === 'self' && best === 'Reviewed' ? 'Applied' : best,
    latestGig: newest('Hired'),
    requestedGig: newest('Requested'),
  }
}

type Refusals = Pick<Known, 'reasons' | Extract<keyof Known, `rejected${string}` | `suspended${string}`>>

/** The banner of a refusal stands only as long as its status. */
function refusals(row: ShownRow, now: Date): Refusals {
  const isRejected = row.status === 'Rejected'
  const isSuspended = row.status === 'Suspended'
  return {
    rejectedBy: isRejected ? somebody(row.rejected_by, row.rejected_by_name) : null,
    rejected_reason: isRejected ? row.rejected_reason : null,
    rejected_at: isRejected ? moment(row.rejected_at) : null,
    rejected_at_diff: isRejected ? ago(row.rejected_at, now) : null,
    suspendedBy: isSuspended ? somebody(row.suspended_by, row.suspended_by_name) : null,
    suspended_reason: isSuspended ? row.suspended_reason : null,
    suspended_at: isSuspended ? moment(row.suspended_at) : null,
    suspended_at_diff: isSuspended ? ago(row.suspended_at, now) : null,
    reasons: isRejected || isSuspended ? row.reasons : [],
  }
}

function pay(row: ShownRow, view: View): Pay | undefined {
  if (!view.canSeeRate) return undefined
  const rate = row.rate === null ? null : Number(row.rate)
  return { rate, rate_type: row.rate_type, rate_display: rateText(row.rate_type, rate) }
}

function resume(
  { resume_id: id }: ShownRow,
  view: View,
): Pick<Profile, 'resume_file_name' | 'resume_status'> | undefined {
  if (view.files !== 'all') return undefined
  return { resume_file_name: id, resume_status: id === null ? null : 'Uploaded' }
}

function own(row: ShownRow): Pick<Profile, 'is_linkedIn' | 'force_change_password' | 'pending_email'> {
  return {
    is_linkedIn: row.is_linked_in,
    force_change_password: row.force_change_password ?? false,
    pending_email: row.pending_email,
  }
}

function demarcation(row: ShownRow, view: View): Pick<Profile, 'demarcation'> {
  return view.canSetDemarcation
    ? { demarcation: DEMARCATION.find((one) => one === row.demarcation) ?? null }
    : {}
}

const DEMARCATION = ['Fresh Graduate', 'Ex-Frostie', 'Panel Member'] as const

function actionsOf(view: View): ProfileActions {
  return {
    canEdit: view.canEdit,
    canSeeContacts: view.canSeeContacts,
    canSeeRate: view.canSeeRate,
    canSetDemarcation: view.canSetDemarcation,
    canSeeProjects: view.canSeeProjects,
    canSeeFiles: view.files !== null,
    canSeeAgreements: view.files === 'all',
    canScreen: view.canScreen,
    canApprove: view.canApprove,
    canReject: view.canReject,
    canSuspend: view.canSuspend,
    canReconsider: view.canReconsider,
    canRemind: view.canRemind,
    canSeeReview: view.canSeeReview,
  }
}

function somebody(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null || name === null ? null : { id, name }
}

function moment(at: Date | null): string | null {
  return at === null ? null : at.toISOString()
}

function ago(at: Date | null, now: Date): string | null {
  return at === null ? null : relativeTime(at, now)
}
