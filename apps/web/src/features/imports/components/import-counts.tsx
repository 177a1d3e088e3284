import type { Import } from '@guildhall/contract/imports'
import { copy } from '#features/imports/copy.ts'
import styles from '#features/imports/imports.module.css'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What the rows come to, or came to. */
export function ImportCounts({ one }: { one: Import }) {
  const { kind, counts, made, undone, kept, resumes, finished_at: at, undo_until: until } = one
  const hasRun = at !== null
  const facts = [
    { label: hasRun ? 'Made' : 'New', count: hasRun ? made : counts.new },
    { label: 'Duplicates', count: counts.duplicate },
    ...(kind === 'resumes' && hasRun ? [{ label: 'Resumes kept', count: resumes }] : []),
    { label: 'Errors', count: counts.error },
    ...(undone + kept > 0
      ? [
          { label: 'Undone', count: undone },
          { label: 'Kept', count: kept },
        ]
      : []),
  ]
  return (
    <section
      className={cx(shared['card'], shared['shrinks'], layout['stack-16'], styles['card'])}
      aria-label={copy.result}
    >
      <dl className={cx(layout['wraps'], styles['counts'])}>
        {facts.map(({ label, count }) => (
          <div key={label}>
            <dt className={styles['quiet']}>{label}</dt>
            <dd className={styles['figure']}>{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {hasRun && (
        <p className={styles['quiet']}>
          {copy.finished} <RelativeTime date={at} />.
          {one.status === 'done' && until !== null && copy.undoWithinADay}
        </p>
      )}
    </section>
  )
}
