import type { Segment } from '@guildhall/contract/search'
import styles from './results.module.css'

/** A text with marks where it answers the search; pieces, so that nothing in it is ever read as markup. */
export function MarkedText({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) =>
    marked ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name and never move
      <mark key={index} className={styles['mark']}>
        {text}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same
      <span key={index}>{text}</span>
    ),
  )
}
