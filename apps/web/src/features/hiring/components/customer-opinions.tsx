import type { CustomerOpinion } from '@guildhall/contract/hiring/shapes'
import { copy } from '#features/hiring/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import styles from './customer-opinions.module.css'

/** What customers said of somebody on the shortlist, for who hires: wishes first, they want an answer. */
export function CustomerOpinions({ opinions }: { opinions: readonly CustomerOpinion[] }) {
  if (opinions.length === 0) return null
  return (
    <ul className={styles['opinions']} aria-label={copy.fromTheCustomer}>
      {opinions.map(({ by, opinion, comment, wants_to_talk: wants, at }) => (
        <li key={`${by}-${at}`}>
          <p className={styles['by']}>
            <strong>{by}</strong>
            {wants && <Badge tone="warning">{copy.wantsToTalk}</Badge>}
            {opinion === 'up' && <Badge tone="success">{copy.isFor}</Badge>}
            {opinion === 'down' && <Badge tone="danger">{copy.isAgainst}</Badge>}
            <RelativeTime date={at} />
          </p>
          {comment !== null && <p className={styles['said']}>{comment}</p>}
        </li>
      ))}
    </ul>
  )
}
