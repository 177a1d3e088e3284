/** The looks a status may have. */
export type BadgeTone =
  | 'primary'
  | 'success'
  | 'warning'
  | 'danger'
  | 'secondary'
  | 'light'
  | 'draft'
  | 'info'
  | 'dark'

/** 'status-tag' is the tag of member and list screens, which colours Completed differently. */
export type BadgeVariant = 'default' | 'status-tag'

const TONES: Record<string, BadgeTone> = {
  Pending: 'warning',
  Submitted: 'warning',
  Requested: 'primary',
  Invited: 'primary',
  Applied: 'primary',
  Approved: 'success',
  Completed: 'success',
  Active: 'success',
  Hired: 'success',
  Published: 'success',
  Rejected: 'danger',
  Closed: 'danger',
  Past: 'danger',
  Incomplete: 'secondary',
  Unpublished: 'secondary',
  Suspended: 'light',
  Draft: 'draft',
  New: 'info',
  Screened: 'info',
  Reviewed: 'info',
  Locked: 'dark',
}

/** The one map from a status to its look; a status it does not know is secondary. */
export function statusBadge(status: string, variant: BadgeVariant = 'default'): BadgeTone {
  if (variant === 'status-tag' && status === 'Completed') return 'primary'
  return Object.hasOwn(TONES, status) ? (TONES[status] ?? 'secondary') : 'secondary'
}
