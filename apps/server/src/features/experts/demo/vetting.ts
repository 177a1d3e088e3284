import type { Biography } from './biography.ts'
import { lastOf, type Course } from './course.ts'

interface Vetted {
  personId: string
  status: string
  biography: Biography | undefined
  course: Course
  /** Users who may have decided. */
  admins: readonly string[]
}

/** The row of experts that a status and its course bring along; all rows have the same columns. */
export function vettingOf({ personId, status, biography, course, admins }: Vetted) {
  const [first = null, second = first] = admins
  const { applied, screened, approved, rejected, suspended, invited } = course
  return {
    person_id: personId,
    status,
    status_changed_at: lastOf(course).toISOString(),
    invited_at: at(invited),
    applied_at: at(applied),
    screened_at: at(screened),
    screened_by: screened === null ? null : second,
    approved_at: at(approved),
    approved_by: approved === null ? null : first,
    rejected_at: at(rejected),
    rejected_by: rejected === null ? null : first,
    rejected_reason: rejected === null ? null : REJECTED,
    suspended_at: at(suspended),
    suspended_by: suspended === null ? null : first,
    suspended_reason: suspended === null ? null : SUSPENDED,
    reason_ids: [],
    demarcation: approved === null ? null : demarcationOf(biography),
    // Nobody has asked them yet.
    ...(biography === undefined || ['New', 'Invited'].includes(status)
      ? { is_past_fs: null, rate_type: null }
      : { is_past_fs: wasHere(biography), rate_type: biography.rateType }),
    certify_obligation: approved !== null || rejected !== null,
    is_available: true,
    rating_count: 0,
  }
}

/** What administrators note of somebody: who worked here before, who knows a field long enough to judge for it. */
function demarcationOf(biography: Biography | undefined): string | null {
  if (biography === undefined) return null
  if (wasHere(biography)) return 'Ex-Frostie'
  return biography.years > 12 ? 'Panel Member' : null
}

const wasHere = ({ years }: Biography) => years === 11

const at = (date: Date | null) => date?.toISOString() ?? null

export type Vetting = ReturnType<typeof vettingOf> & {
  invited_by: string | null
  internal_note: string | null
}

const REJECTED =
  'Your profile is incomplete. Please complete every section and submit your application again.'
const SUSPENDED = 'Agreed deliverables were not handed over in two projects.'
