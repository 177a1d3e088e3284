import type { PersonKind } from '@guildhall/contract/people/person'
import { KIND_NAMES } from '#features/people/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import type { BadgeTone } from '#ui/marks/status-badge-tone.ts'
import styles from './people.module.css'

const TONES: Record<PersonKind, BadgeTone> = {
  expert: 'primary',
  staff: 'info',
  customer: 'success',
  contact: 'secondary',
}

/** What somebody is to the firm. */
export function KindTags({ kinds }: { kinds: readonly PersonKind[] }) {
  return (
    <span className={styles['tags']}>
      {kinds.map((kind) => (
        <Badge key={kind} tone={TONES[kind]} withDot={false}>
          {KIND_NAMES[kind]}
        </Badge>
      ))}
    </span>
  )
}
