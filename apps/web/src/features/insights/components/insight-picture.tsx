import type { InsightRow } from '@guildhall/contract/insights'
import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { ColumnChart } from '#ui/charts/column-chart.tsx'
import { Legend } from '#ui/charts/legend.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { RowBars } from '#ui/charts/row-bars.tsx'
import type { Series } from '#ui/charts/series.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import { HeatMap } from './heat-map.tsx'
import { inWords } from './in-words.ts'

type Props = { name: InsightName; rows: InsightRow[] }

const MOST_ROWS = 12

/** The rows as a picture. Whoever does not see it hears what it shows, and the table says the rest. */
export function InsightPicture({ name, rows }: Props) {
  const { picture, title } = INSIGHTS[name]
  const series = seriesOf(name)
  const isSaid = series.length === 1 && title.toLowerCase().includes(series[0]?.label.toLowerCase() ?? '')
  const isRead = picture === 'rows' || picture === 'parts'
  return (
    <figure className={cx(shared['flush'], shared['shrinks'])} aria-label={inWords(name, rows)}>
      {!isSaid && <Legend series={series} />}
      {isRead ? (
        <RowBars points={rows.slice(0, MOST_ROWS)} series={series} isStacked={picture === 'parts'} />
      ) : (
        <div aria-hidden>{drawn(name, rows)}</div>
      )}
    </figure>
  )
}

function drawn(name: InsightName, rows: InsightRow[]) {
  const { picture, label } = INSIGHTS[name]
  if (picture === 'heat') return <HeatMap rows={rows} />
  if (picture === 'lines') return <LineChart points={rows} series={seriesOf(name)} />
  return <ColumnChart points={rows} series={seriesOf(name)} title={name === 'load' ? label : undefined} />
}

function seriesOf(name: InsightName): Series[] {
  const { columns, drawn: keys } = INSIGHTS[name]
  return keys.map((key) => ({ key, label: columns.find(([one]) => one === key)?.[1] ?? 'Count' }))
}
