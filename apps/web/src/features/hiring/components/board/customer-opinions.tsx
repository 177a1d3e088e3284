import type { CustomerOpinion } from '@guildhall/contract/hiring/shapes'
import { Button } from '@mantine/core'
import { copy } from '#features/hiring/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './customer-opinions.module.css'

type Props = {
  opinions: readonly CustomerOpinion[]
  /** Answers a wish; absent where nobody can be called. */
  onCall: ((wish: CustomerOpinion) => void) | undefined
}

/** What customers said of somebody on the shortlist, for who hires: wishes first, they want an answer. */
export function CustomerOpinions({ opinions, onCall }: Props) {
  if (opinions.length === 0) return null
  return (
    <ul className={cx(layout['stack-10'], styles['opinions'])} aria-label={copy.fromTheCustomer}>
      {opinions.map((one) => {
        const { by, by_id: id, opinion, comment, wants_to_talk: wants, at } = one
        return (
          <li key={id}>
            <p className={cx(layout['row-wrap'], styles['by'])}>
              <strong>{by}</strong>
              {wants && <Badge tone="warning">{copy.wantsToTalk}</Badge>}
              {opinion === 'up' && <Badge tone="success">{copy.isFor}</Badge>}
              {opinion === 'down' && <Badge tone="danger">{copy.isAgainst}</Badge>}
              <RelativeTime date={at} />
              {wants && onCall && (
                <Button
                  variant="subtle"
                  size="compact-xs"
                  aria-label={copy.proposeCallFor(by)}
                  onClick={() => onCall(one)}
                >
                  {copy.proposeCall}
                </Button>
              )}
            </p>
            {comment !== null && <p className={styles['said']}>{comment}</p>}
          </li>
        )
      })}
    </ul>
  )
}
