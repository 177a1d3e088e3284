import type { ExpertRating } from '@guildhall/contract/experts/profile'
import { Rating } from '@mantine/core'
import { copy } from '#features/experts/copy.ts'
import styles from '#features/people/components/thread.module.css'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What was said, the newest first: stars, by whom, for which project, in which words. */
export function RatingList({ rows }: { rows: readonly ExpertRating[] }) {
  return (
    <ol className={styles['timeline']}>
      {rows.map((rating) => (
        <li key={rating.id} className={styles['event']}>
          <div className={cx(layout['row-wrap-4-10'], styles['head'])}>
            <div role="img" aria-label={copy.ratedOf5Of(rating.rate)}>
              <div aria-hidden inert>
                <Rating value={rating.rate} fractions={2} readOnly size="sm" color="var(--star)" />
              </div>
            </div>
            <strong>{rating.createdBy?.name ?? copy.anonymized}</strong>
            {rating.project !== null && <span className={shared['quiet']}>{rating.project}</span>}
            <RelativeTime date={rating.created_at} />
          </div>
          {rating.comment !== null && <p className={styles['text']}>{rating.comment}</p>}
        </li>
      ))}
    </ol>
  )
}
