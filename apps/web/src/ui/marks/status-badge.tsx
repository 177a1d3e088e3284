import { Badge } from './badge.tsx'
import { statusBadge } from './status-badge-tone.ts'
import type { BadgeVariant } from './status-badge-tone.ts'

type Props = {
  status: string
  variant?: BadgeVariant
  /** Other words on the badge than the status itself. */
  label?: string
}

/** A status in its colour. */
export function StatusBadge({ status, variant = 'default', label = status }: Props) {
  return <Badge tone={statusBadge(status, variant)}>{label}</Badge>
}
