import type { ImportRow } from '@guildhall/contract/imports'
import { Link } from '@tanstack/react-router'
import { copy, VERDICT_FACES, verdictText } from '#features/imports/copy.ts'
import styles from '#features/imports/imports.module.css'
import { Badge } from '#ui/marks/badge.tsx'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { cx } from '#ui/theme/class-names.ts'

/** What stands in a row, column by column. */
export function Values({ row }: { row: ImportRow }) {
  return (
    <dl className={cx(layout['wraps'], styles['values'])} aria-label={copy.rowNumber(row.number)}>
      {givenIn([row]).map((header) => (
        <div key={header}>
          <dt>{header}</dt>
          <dd>{row.values[header]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The columns in which something stands, in the order of the file. */
export function givenIn(rows: readonly ImportRow[]): string[] {
  const all = new Set(rows.flatMap(({ values }) => Object.keys(values)))
  return [...all].filter((header) => rows.some(({ values }) => (values[header] ?? '') !== ''))
}

const PATHS = { expert: '/experts/', person: '/people/', company: '/companies/' } as const

/** What would come, or came, of a row. */
export function Outcome({ row: { verdict, reason, made, undo } }: { row: ImportRow }) {
  if (verdict === null) return null
  return (
    <div className={cx(shared['shrinks'], layout['stack-6'], layout['starts'])}>
      {undo === 'undone' ? (
        <Badge tone="secondary">{copy.undone}</Badge>
      ) : (
        <Badge tone={VERDICT_FACES[verdict].tone}>{verdictText(verdict, made !== null)}</Badge>
      )}
      {reason !== null && <span className={styles['reason']}>{reason}</span>}
      {made !== null && undo !== 'undone' && (
        <Link to={`${PATHS[made.kind]}${made.id}`} className={cx(shared['link'], reach['alone'])}>
          {copy.openKind(made.kind)}
        </Link>
      )}
    </div>
  )
}
