import type { Import, Mapping } from '@guildhall/contract/imports'
import { IMPORT_FIELDS } from '@guildhall/contract/imports/fields'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/imports/copy.ts'
import styles from '#features/imports/imports.module.css'
import { importQueries } from '#features/imports/queries.ts'
import { Collapsible } from '#ui/layout/collapsible.tsx'
import '#ui/theme/styles-dropdowns.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { one: Import; mapping: Mapping; onMap: (header: string, field: string | null) => void }

const EXAMPLES = 3

/** What each column of the file is, with what stands in it; once the rows are checked it steps back. */
export function ColumnMapping(props: Props) {
  if (props.one.status === 'checked')
    return (
      <Collapsible title={copy.mapTitle}>
        <div className={layout['stack-16']}>
          <Columns {...props} />
        </div>
      </Collapsible>
    )
  return (
    <section
      aria-labelledby="columns"
      className={cx(shared['card'], shared['shrinks'], layout['stack-16'], styles['card'])}
    >
      <h2 id="columns" className={shared['heading']}>
        {copy.mapTitle}
      </h2>
      <Columns {...props} />
    </section>
  )
}

function Columns({ one, mapping, onMap }: Props) {
  const rows =
    useQuery(importQueries.rows(one.id, { page: 1, verdict: undefined }, one.status)).data?.data ?? []
  const fields = IMPORT_FIELDS[one.kind].map(({ key, label }) => ({ value: key, label }))
  return (
    <>
      <p className={styles['quiet']}>{copy.mapIntro}</p>
      <ul className={cx(layout['stack-12'], shared['list'])} aria-label={copy.mapTitle}>
        {one.headers.map((header) => (
          <li key={header} className={styles['column']}>
            <div className={cx(shared['shrinks'], layout['stack-2'], styles['words'])}>
              <strong className={cx(shared['medium'], shared['breaks'])}>{header}</strong>
              <span className={styles['quiet']} title={examplesOf(rows, header)}>
                {examplesOf(rows, header)}
              </span>
            </div>
            <Select
              aria-label={copy.fieldOf(header)}
              placeholder={copy.leaveOut}
              data={fields}
              value={mapping[header] ?? null}
              clearable
              clearButtonProps={{ 'aria-label': `${copy.leaveOut}: ${header}` }}
              comboboxProps={{ keepMounted: false }}
              onChange={(field) => onMap(header, field)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The first things that stand in a column. */
function examplesOf(rows: readonly { values: Record<string, string> }[], header: string): string {
  const found = rows.map(({ values }) => values[header] ?? '').filter((value) => value !== '')
  return found.length === 0 ? 'Empty in the first rows' : found.slice(0, EXAMPLES).join(' · ')
}
