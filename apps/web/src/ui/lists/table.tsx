import { Suspense, type ReactNode } from 'react'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { later } from '#ui/hooks/later.ts'
import type { Column } from './table-columns.ts'
import { CardsHead } from '#ui/lists/table/table-cards-head.tsx'
import { CardCheck, SelectAll, SelectRow } from '#ui/lists/table/table-selection.tsx'
import { Standing } from '#ui/lists/table/table-standing.tsx'
import { SortButton } from '#ui/lists/table/table-sort-button.tsx'
import { ariaSort, nextSort, sortAnnouncement } from './table-sort.ts'
import type { Sort, SortCycle } from './table-sort.ts'
import { useTableView } from '#ui/lists/table/table-view.ts'
import { useFits } from '#ui/hooks/use-fits.ts'
import { useFirstScreen } from './use-first-screen.ts'
import styles from './table.module.css'
import tableCell from '#ui/lists/table/table-cell.module.css'
import tableCards from '#ui/lists/table/table-cards.module.css'
import tableSettings from '#ui/lists/table/table-settings.module.css'

// The menu weighs more than the table: it comes behind it.
const TableSettings = later(() => import('#ui/lists/table/table-settings.tsx'), 'TableSettings')

/** Put on the link of a row's name: the whole row then leads there, other controls stay their own. */
export const rowLink = cx(shared['covers'], styles['rowLink'])

type Props<Row> = {
  /** What the list holds; a screen reader announces the table by it. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  sort?: Sort | undefined
  onSort?: (sort: Sort | undefined) => void
  cycle?: SortCycle
  /** Ids of the selected rows; with `onSelect` each row gets a checkbox. */
  selected?: string[]
  onSelect?: (ids: string[]) => void
  /** Names the checkbox of a row. */
  rowName?: (row: Row) => string
  /** On a phone each row becomes this card; without it the table stays a table. */
  card?: (row: Row, index: number) => ReactNode
  /** Old rows are on screen while new ones load. */
  reloading?: boolean
  /** The row of which something is told beside the table. */
  current?: string | undefined
  onCurrent?: (id: string) => void
  /** The name under which the columns and the density that somebody chooses are remembered on their device. */
  name?: string
}

/** In px. */
const SMALLEST_ROW = 36
const SMALLEST_CARD = 96

/** A list of one page of rows; sorting and paging are the server's, the props carry them. */
export function Table<Row>(props: Props<Row>) {
  const isMobile = useIsMobile()
  const isCards = isMobile && props.card !== undefined
  const rows = useFirstScreen(props.rows, isCards ? SMALLEST_CARD : SMALLEST_ROW)
  const drawn = { ...props, rows, isOld: rows !== props.rows }
  if (isMobile && props.card) return <Cards {...drawn} card={props.card} />
  return <Grid {...drawn} isMobile={isMobile} />
}

/** `isOld`: newer rows have come, and are still being drawn. */
type Drawn<Row> = Props<Row> & { isOld: boolean }

function Grid<Row>({ isMobile, ...props }: Drawn<Row> & { isMobile: boolean }) {
  const { rows, rowId, selected = [], sort, onSelect } = props
  const frame = useFits()
  const [view, setView] = useTableView(props.name)
  const columns = props.columns.filter(
    ({ id, hideOnMobile }) => !(isMobile && hideOnMobile) && !view.hidden.includes(id),
  )
  const sorted = columns.find((column) => column.sortKey && column.sortKey === sort?.key)
  const table = (
    <div ref={frame} className={cx(styles['frame'], props.reloading && styles['reloading'])}>
      <table className={styles['table']} aria-busy={props.reloading} data-dense={view.isDense || undefined}>
        <caption className={cx(shared['hidden'], shared['keeps-line'])}>{props.caption}</caption>
        <thead>
          <tr>
            {onSelect && <SelectAll ids={rows.map(rowId)} selected={selected} onSelect={onSelect} />}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Standing {...standing(props, columns)}>{() => gridRows(props, columns)}</Standing>
        </tbody>
      </table>
      <output className={cx(shared['hidden'], shared['keeps-line'])}>
        {sortAnnouncement(sort, sorted?.header)}
      </output>
    </div>
  )
  if (props.name === undefined || isMobile) return table
  return (
    <div className={tableSettings['place']}>
      {table}
      <Suspense>
        <TableSettings columns={choosable(props.columns)} view={view} onView={setView} />
      </Suspense>
    </div>
  )
}

function gridRows<Row>(props: Props<Row>, columns: readonly Column<Row>[]) {
  const { rows, rowId, selected = [], current, onSelect, onCurrent } = props
  return rows.map((row, index) => (
    <tr
      key={rowId(row)}
      className={styles['row']}
      data-selected={selected.includes(rowId(row)) || undefined}
      aria-current={current === rowId(row) || undefined}
      // A shortcut for the mouse: the letters of the page go from row to row.
      onClick={(event) => !isControl(event.target) && onCurrent?.(rowId(row))}
    >
      {onSelect && <SelectRow {...selection(props, row, onSelect)} />}
      {columns.map((column) => (
        <td
          key={column.id}
          // The buttons of a row are not missed.
          className={cx(cellClass(column), !column.headerHidden && tableCell['cell'])}
        >
          {column.cell(row, index)}
        </td>
      ))}
    </tr>
  ))
}

/** A click on it means what it is, not its row. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label') !== null
}

/** What a row is about stands first and stays, and so do its actions. */
function choosable<Row>(columns: readonly Column<Row>[]) {
  return columns.slice(1).filter(({ headerHidden }) => headerHidden !== true)
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
  cycle = 'sticky',
}: Omit<Props<Row>, 'columns'> & { column: Column<Row> }) {
  const { header, sortKey, headerHidden } = column
  if (!sortKey || !onSort) {
    return (
      <th scope="col" className={cellClass(column)}>
        {headerHidden ? <span className={cx(shared['hidden'], shared['keeps-line'])}>{header}</span> : header}
      </th>
    )
  }
  const direction = ariaSort(sort, sortKey)
  const next = nextSort(sort, sortKey, cycle)
  return (
    <th scope="col" className={cellClass(column)} aria-sort={direction}>
      <SortButton direction={direction} next={ariaSort(next, sortKey)} onPress={() => onSort(next)}>
        {header}
      </SortButton>
    </th>
  )
}

function Cards<Row>(props: Drawn<Row> & { card: NonNullable<Props<Row>['card']> }) {
  const { caption, columns, rows, rowId, card, reloading, selected = [], onSelect } = props
  const { sort, onSort, cycle = 'sticky' } = props
  return (
    <>
      <CardsHead {...{ columns, selected, onSelect, sort, onSort, cycle }} ids={rows.map(rowId)} />
      <ul
        className={cx(
          shared['list'],
          layout['stack-12'],
          tableCards['cards'],
          reloading && styles['reloading'],
        )}
        aria-label={caption}
        aria-busy={reloading}
      >
        <Standing {...standing(props, columns)}>
          {() =>
            rows.map((row, index) => (
              <li key={rowId(row)} className={cx(tableCards['card'], styles['row'])}>
                {onSelect && <CardCheck {...selection(props, row, onSelect)} />}
                <div className={shared['fills']}>{card(row, index)}</div>
              </li>
            ))
          }
        </Standing>
      </ul>
    </>
  )
}

/** What the rows are drawn from, beside what they hold. */
function standing<Row>(props: Drawn<Row>, columns: readonly Column<Row>[]) {
  const { rows, reloading = false, isOld, selected = [], current = '' } = props
  return {
    rows,
    areOld: reloading || isOld,
    look: [current, ...selected, ...columns.map(({ id }) => id)].join('\n'),
  }
}

function selection<Row>(props: Props<Row>, row: Row, onSelect: (ids: string[]) => void) {
  const { rowId, rowName, selected = [] } = props
  return { id: rowId(row), name: rowName?.(row) ?? 'row', selected, onSelect }
}

function cellClass<Row>(column: Column<Row>): string {
  const numeric = column.align === 'numeric'
  return cx(
    numeric && styles['numeric'],
    column.headerHidden && tableSettings['actions'],
    column.tone === 'secondary' && styles['secondary'],
    column.spare && styles[column.spare === 'last' ? 'spareLast' : 'spare'],
  )
}
