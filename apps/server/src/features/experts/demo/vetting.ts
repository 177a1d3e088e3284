import type { Biography } from './biography.ts'

interface Vetted {
  personId: string
  status: string
  biography: Biography | undefined
  at: Date
  /** Users who may have decided. */
  admins: readonly string[]
}

/** The row of experts that a status brings along; all rows have the same columns. */
export function vettingOf({ personId, status, biography, at, admins }: Vetted) {
  const [first = null, second = first] = admins
  const before = (days: number) => new Date(at.getTime() - days * 86_400_000).toISOString()
  const isDecided = ['Approved', 'Suspended', 'Rejected'].includes(status)
  const wasApproved = status === 'Approved' || status === 'Suspended'
  return {
    person_id: personId,
    status,
    status_changed_at: before(20),
    applied_at: ['New', 'Incomplete', 'Invited'].includes(status) ? null : before(60),
    screened_at: isDecided || status === 'Screened' ? before(50) : null,
    screened_by: isDecided || status === 'Screened' ? second : null,
    approved_at: wasApproved ? before(45) : null,
    approved_by: wasApproved ? first : null,
    ...refusalOf(status, first, before(20)),
    reason_ids: [],
    demarcation: wasApproved && (biography?.years ?? 0) > 12 ? 'Panel Member' : null,
    rate_type: biography === undefined || ['New', 'Invited'].includes(status) ? null : biography.rateType,
    certify_obligation: isDecided,
    is_available: true,
    rating_count: 0,
  }
}
export type Vetting = ReturnType<typeof vettingOf> & {
  invited_by: string | null
  internal_note: string | null
}

function refusalOf(status: string, by: string | null, at: string) {
  const isRejected = status === 'Rejected'
  const isSuspended = status === 'Suspended'
  return {
    rejected_at: isRejected ? at : null,
    rejected_by: isRejected ? by : null,
    rejected_reason: isRejected
      ? 'Your profile is incomplete. Please complete every section and submit your application again.'
      : null,
    suspended_at: isSuspended ? at : null,
    suspended_by: isSuspended ? by : null,
    suspended_reason: isSuspended ? 'Agreed deliverables were not handed over in two projects.' : null,
  }
}
