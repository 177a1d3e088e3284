import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { copy } from '#features/insights/copy.ts'
import { fetchCsv, insightQueries, type InsightFilter } from '#features/insights/queries.ts'
import { ExportButton } from '#platform/export-button.tsx'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { later } from '#ui/hooks/later.ts'
import { SkeletonBox } from '#ui/lists/skeleton-rows.tsx'
import { InsightTable } from './insight-table.tsx'
import { labelText } from './label-text.ts'
import styles from './insight-card.module.css'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'

const InsightPicture = later(() => import('./insight-picture.tsx'), 'InsightPicture')

// As high as most of the pictures: what lies below stays where it is.
const WAITING = <SkeletonBox height={260} label={copy.loading} />

/** One picture: its title, the switch to its table, its file, and how it is counted. */
export function InsightCard({ name, filter }: { name: InsightName; filter: InsightFilter }) {
  const { title } = INSIGHTS[name]
  const query = useQuery(insightQueries.one(name, filter))
  const [isTable, setTable] = useState(false)
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
      <ListStates state={state} onRefresh={() => void query.refetch()} skeleton={WAITING}>
        {isTable ? (
          <InsightTable name={name} rows={rows} />
        ) : (
          <Suspense fallback={WAITING}>
            <InsightPicture name={name} rows={rows.map((row) => ({ ...row, label: labelText(row.label) }))} />
          </Suspense>
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
