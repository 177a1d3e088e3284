import type { Import, Verdict } from '@guildhall/contract/imports'
import { UnstyledButton } from '@mantine/core'
import { copy, verdictText } from '#features/imports/copy.ts'
import styles from '#features/imports/imports.module.css'
import { ROW_SEARCH } from '#features/imports/row-search.ts'
import { useFilter } from '#platform/use-filter.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Fact = { label: string; count: number; verdict?: Verdict }

/** What the rows come to, or came to. */
export function ImportCounts({ one, canUndo }: { one: Import; canUndo: boolean }) {
  const { kind, counts, made, undone, kept, resumes, finished_at: at } = one
  const hasRun = at !== null
  const facts: Fact[] = [
    { label: verdictText('new', hasRun), count: hasRun ? made : counts.new, verdict: 'new' },
    { label: 'Duplicates', count: counts.duplicate, verdict: 'duplicate' },
    ...(kind === 'resumes' && hasRun ? [{ label: 'Resumes kept', count: resumes }] : []),
    { label: 'Errors', count: counts.error, verdict: 'error' },
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
        {facts.map(({ label, count, verdict }) => (
          <div key={label} className={styles['fact']}>
            <dt className={styles['quiet']}>{label}</dt>
            <dd className={styles['figure']}>
              {verdict !== undefined && count > 0 && !one.is_forgotten ? (
                <Figure label={label} count={count} verdict={verdict} />
              ) : (
                count.toLocaleString('en')
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hasRun && (
        <p className={styles['quiet']}>
          {copy.finished} <RelativeTime date={at} />.{canUndo && copy.undoWithinADay}
        </p>
      )}
    </section>
  )
}

/** A number that shows its rows below; its label is pressed with it. */
function Figure({ label, count, verdict }: Required<Fact>) {
  const { setFilter } = useFilter(ROW_SEARCH)
  return (
    <UnstyledButton
      className={cx(shared['covers'], styles['figure'], shared['accent'])}
      aria-label={copy.showRows(label, count)}
      onClick={() => setFilter({ verdict, page: undefined })}
    >
      {count.toLocaleString('en')}
    </UnstyledButton>
  )
}
