import { percent, roundTicks } from './measure.ts'
import { Plot } from './plot.tsx'
import { figureOf, shadeOf, type Point, type Series } from './series.ts'
import styles from './column-chart.module.css'

interface Props {
  points: readonly Point[]
  series: readonly Series[]
  title?: string | undefined
}

/** A column for each point, its series on top of each other. */
export function ColumnChart({ points, series, title }: Props) {
  const ticks = roundTicks(Math.max(0, ...points.map((point) => sumOf(point, series))))
  const top = ticks.at(-1) ?? 1
  const mark = (point: Point) => columnOf(point, series, percent(sumOf(point, series), top))
  return <Plot points={points} series={series} ticks={ticks} title={title} mark={mark} />
}

function columnOf(point: Point, series: readonly Series[], height: string) {
  return (
    <div className={styles['column']} style={{ height }}>
      {series.map(({ key }, place) => (
        <div key={key} style={{ flexGrow: figureOf(point, key) ?? 0, background: shadeOf(place) }} />
      ))}
    </div>
  )
}

function sumOf(point: Point, series: readonly Series[]): number {
  return series.reduce((sum, { key }) => sum + (figureOf(point, key) ?? 0), 0)
}
