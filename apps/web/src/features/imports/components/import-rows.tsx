import { VERDICTS, type Import, type ImportRow } from '@guildhall/contract/imports'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { copy, verdictText } from '#features/imports/copy.ts'
import styles from '#features/imports/imports.module.css'
import { importQueries } from '#features/imports/queries.ts'
import { ROW_SEARCH } from '#features/imports/row-search.ts'
import { listState } from '#platform/list-state.ts'
import { toPage, useFilter } from '#platform/use-filter.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table } from '#ui/lists/table.tsx'
import '#ui/theme/styles-dropdowns.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { givenIn, Outcome, Values } from './import-row.tsx'
import shared from '#ui/theme/shared.module.css'

/** The rows of the file: a preview first, then with what would come, or came, of each. */
export function ImportRows({ one }: { one: Import }) {
  const { filter, setFilter } = useFilter(ROW_SEARCH)
  const { verdict, page = 1 } = filter
  const isPreview = one.status === 'ready'
  const stamp = ['checking', 'running', 'undoing'].includes(one.status) ? 'at work' : one.status
  const query = useQuery(importQueries.rows(one.id, { page, verdict }, stamp))
  const rows = query.data?.data ?? []
  const state = listState(query, {
    isEmpty: rows.length === 0,
    isSearching: verdict !== undefined,
    toFirst: page > 1 ? () => setFilter({ page: undefined }) : undefined,
    messages: { empty_data: copy.noRows },
  })
  const title = isPreview ? copy.preview : copy.rows
  return (
    <section aria-labelledby="rows" className={styles['section']}>
      <div className={styles['head']}>
        <h2 id="rows" className={shared['heading']}>
          {title}
        </h2>
        {!isPreview && (
          <Select
            aria-label={copy.verdict}
            placeholder={copy.anyVerdict}
            clearable
            clearButtonProps={{ 'aria-label': copy.anyVerdict }}
            comboboxProps={{ keepMounted: false }}
            data={VERDICTS.map((value) => ({ value, label: verdictText(value, one.finished_at !== null) }))}
            value={verdict ?? null}
            onChange={(value) => setFilter({ verdict: value, page: undefined })}
          />
        )}
      </div>
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={6} columns={3} />}
      >
        <Table
          caption={title}
          columns={isPreview ? columnsOf(rows) : [VERDICT, ...columnsOf(rows)]}
          rows={rows}
          rowId={({ number }) => String(number)}
          card={card}
        />
        {query.data && <Pagination {...query.data.pagination} onPage={(next) => setFilter(toPage(next))} />}
      </ListStates>
    </section>
  )
}

/** The columns of the file in which something stands. */
function columnsOf(rows: readonly ImportRow[]): Column<ImportRow>[] {
  return givenIn(rows).map((header) => ({
    id: `of ${header}`,
    header,
    cell: ({ values }) => <Value text={values[header] ?? ''} />,
  }))
}

function Value({ text }: { text: string }) {
  if (text === '') return null
  return (
    <span className={cx(shared['clamped'], styles['value'])} title={text}>
      {text}
    </span>
  )
}

const VERDICT: Column<ImportRow> = {
  id: 'verdict',
  header: 'Verdict',
  cell: (row) => <Outcome row={row} />,
}

const card = (row: ImportRow) => <RowCard row={row} />

function RowCard({ row }: { row: ImportRow }) {
  return (
    <div className={cx(shared['shrinks'], layout['stack-6'], layout['starts'])}>
      {row.verdict !== null && <Outcome row={row} />}
      <Values row={row} />
    </div>
  )
}
