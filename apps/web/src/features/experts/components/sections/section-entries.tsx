import { copy } from '#features/experts/copy.ts'
import type { Entry } from '#features/experts/queries.ts'
import { groupsOf, type EntryView, type Section } from '#features/experts/section.ts'
import { EntryActions, type EntryActs } from '#features/experts/components/entry-actions.tsx'
import { DottedFacts } from '#ui/text/dotted-facts.tsx'
import { SeeMore } from '#ui/text/see-more.tsx'
import type { ReactNode } from 'react'
import styles from './section-entries.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** The list is this long before it scrolls by itself (specification spec 001 §9). */
const UNCAPPED = 5

type Props<Row extends Entry> = {
  section: Section<Row>
  rows: readonly Row[]
  /** Left out for a reader who may only read. */
  actsOn?: ((row: Row) => EntryActs) | undefined
  /** What hangs on an entry. */
  renderBelow?: ((row: Row) => ReactNode) | undefined
}

/** The entries of a section in its look. */
export function SectionEntries<Row extends Entry>(props: Props<Row>) {
  const { section, rows } = props
  if (section.look === 'pills') return <Levels {...props} />
  const isCapped = section.look === 'timeline' && rows.length > UNCAPPED
  const scrolling = isCapped
    ? { role: 'group', tabIndex: 0, 'aria-label': `All entries of ${section.title}` }
    : {}
  return (
    <div className={isCapped ? styles['capped'] : undefined} {...scrolling}>
      <ul className={cx(shared['list'], styles[section.look])}>
        {rows.map((row) => (
          <LongEntry key={row.id} row={row} {...props} />
        ))}
      </ul>
    </div>
  )
}

function LongEntry<Row extends Entry>({ section, row, actsOn, renderBelow }: Props<Row> & { row: Row }) {
  const view = section.view(row)
  return (
    <li className={cx(shared['shrinks'], styles['entry'])} data-current={view.isCurrent || undefined}>
      <div className={cx(layout['tops'], styles['head'])}>
        <div className={cx(shared['fills'], shared['breaks'])}>
          <p className={cx(shared['flush'], shared['strong'])}>{view.title}</p>
          <DottedFacts facts={view.line ?? [view.facts]} className={cx(shared['note'], styles['facts'])} />
          {view.note && <p className={cx(shared['note'], shared['flush'], styles['facts'])}>{view.note}</p>}
        </div>
        <EntryActions title={view.title} acts={actsOn?.(row)} />
      </div>
      {view.text && (
        <div className={styles['text']}>
          <SeeMore text={view.text} />
        </div>
      )}
      {renderBelow?.(row)}
    </li>
  )
}

/** Short entries: those of one level together, where the section has levels that order it. */
function Levels<Row extends Entry>({ section, rows }: Props<Row>) {
  const views = rows.map((row) => ({ id: row.id, ...section.view(row) }))
  const groups = groupsOf(section, views)
  if (groups === undefined) return <Pills views={views} />
  return (
    <dl className={cx(shared['flush'], styles['levels'])}>
      {groups.map(({ level, views: some }) => (
        <div key={level ?? ''}>
          <dt>{level ?? copy.noLevel}</dt>
          <dd>
            <Pills views={some.map(({ id, title }) => ({ id, title }))} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Pills({ views }: { views: readonly (EntryView & { id: string })[] }) {
  return (
    <ul className={cx(shared['list'], layout['wrap-6'])}>
      {views.map(({ id, title, facts }) => (
        <li key={id} className={cx(layout['inline-row'], styles['pill'])}>
          <span>
            {title}
            {facts && <span className={shared['quiet']}> · {facts}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
