import { ActionIcon } from '@mantine/core'
import IconPencil from '~icons/pencil'
import IconTrash from '~icons/trash'
import type { ReactNode } from 'react'
import { copy } from '#features/experts/copy.ts'
import type { Entry } from '#features/experts/queries.ts'
import type { EntryView, Section } from '#features/experts/section.ts'
import { SeeMore } from '#ui/text/see-more.tsx'
import styles from './section-entries.module.css'

/** The list is this long before it scrolls by itself (specification spec 001 §9). */
const UNCAPPED = 5

export type EntryEditing<Row> = { edit: (row: Row) => void; remove: (row: Row) => void }

type Props<Row extends Entry> = {
  section: Section<Row>
  rows: readonly Row[]
  /** Left out for a reader who may only read. */
  editing?: EntryEditing<Row> | undefined
  /** What hangs on an entry. */
  renderBelow?: ((row: Row) => ReactNode) | undefined
}

/** The entries of a section in its look. */
export function SectionEntries<Row extends Entry>(props: Props<Row>) {
  const { section, rows } = props
  if (section.look === 'pills') return <Pills {...props} />
  const isCapped = section.look === 'timeline' && rows.length > UNCAPPED
  const scrolling = isCapped
    ? { role: 'group', tabIndex: 0, 'aria-label': `All entries of ${section.title}` }
    : {}
  return (
    <div className={isCapped ? styles['capped'] : undefined} {...scrolling}>
      <ul className={styles[section.look]}>
        {rows.map((row) => (
          <LongEntry key={row.id} row={row} {...props} />
        ))}
      </ul>
    </div>
  )
}

function LongEntry<Row extends Entry>({ section, row, editing, renderBelow }: Props<Row> & { row: Row }) {
  const view = section.view(row)
  return (
    <li className={styles['entry']} data-current={view.isCurrent || undefined}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <p className={styles['title']}>{view.title}</p>
          {view.facts && <p className={styles['facts']}>{view.facts}</p>}
          {view.note && <p className={styles['facts']}>{view.note}</p>}
        </div>
        <EntryActions row={row} view={view} editing={editing} />
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

function Pills<Row extends Entry>({ section, rows, editing }: Props<Row>) {
  return (
    <ul className={styles['pills']}>
      {rows.map((row) => {
        const view = section.view(row)
        return (
          <li key={row.id} className={styles['pill']}>
            <span>
              {view.title}
              {view.facts && <span className={styles['level']}> · {view.facts}</span>}
            </span>
            <EntryActions row={row} view={view} editing={editing} />
          </li>
        )
      })}
    </ul>
  )
}

type ActionProps<Row> = { row: Row; view: EntryView; editing: EntryEditing<Row> | undefined }

export function EntryActions<Row>({ row, view: { title }, editing }: ActionProps<Row>) {
  if (editing === undefined) return null
  return (
    <span className={styles['actions']}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={copy.editTitle(title)}
        onClick={() => editing.edit(row)}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={copy.deleteTitle(title)}
        onClick={() => editing.remove(row)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}
