import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/insights/copy.ts'
import { fetchCsv, insightQueries, type InsightFilter } from '#features/insights/queries.ts'
import { ExportButton } from '#platform/export-button.tsx'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonBox } from '#ui/lists/skeleton-rows.tsx'
import { InsightPicture } from './insight-picture.tsx'
import { InsightTable } from './insight-table.tsx'
import { labelText } from './label-text.ts'
import styles from './insight-card.module.css'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'

/** Of pictures that are rows: how many there mostly are. */
const ROWS = { parts: 7, rows: 5 } as const

/** About as high as the picture that comes, in px: what lies below stays where it is. */
function heightOf(name: InsightName, isMobile: boolean): number {
  const { picture } = INSIGHTS[name]
  if (picture !== 'rows' && picture !== 'parts') return 270
  const [row, legend] = isMobile ? [47, 50] : [30, 30]
  return ROWS[picture] * row + legend
}

/** One picture: its title, the switch to its table, its file, and how it is counted. */
export function InsightCard({ name, filter }: { name: InsightName; filter: InsightFilter }) {
  const { title } = INSIGHTS[name]
  const query = useQuery(insightQueries.one(name, filter))
  const [isTable, setTable] = useState(false)
  const waiting = <SkeletonBox height={heightOf(name, useIsMobile())} label={copy.loading} />
  const rows = query.data?.rows ?? []
  const state = listState(query, {
    isEmpty: rows.every(({ count }) => count === 0),
    messages: { empty_data: copy.empty },
  })
  return (
    <article className={cx(shared['card'], styles['card'])} aria-label={title}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{title}</h3>
        <div className={styles['tools']}>
          <Switch
            label={copy.table}
            aria-label={`${copy.table}: ${title}`}
            checked={isTable}
            onChange={({ currentTarget }) => setTable(currentTarget.checked)}
          />
          <ExportButton name={`${name}.csv`} of={title} fetchFile={() => fetchCsv(name, filter)} />
        </div>
      </div>
      <ListStates state={state} onRefresh={() => void query.refetch()} skeleton={waiting}>
        {isTable ? (
          <InsightTable name={name} rows={rows} />
        ) : (
          <InsightPicture name={name} rows={rows.map((row) => ({ ...row, label: labelText(row.label) }))} />
        )}
      </ListStates>
      {query.data === undefined ? (
        <div className={styles['counted']} />
      ) : (
        <details className={cx(shared['note'], styles['counted'])}>
          <summary className={reach['alone']}>{copy.counted}</summary>
          <p>{query.data.definition}</p>
        </details>
      )}
    </article>
  )
}
