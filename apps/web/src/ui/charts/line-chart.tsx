import { percent, roundTicks } from './measure.ts'
import { Plot } from './plot.tsx'
import { figureOf, shadeOf, type Point, type Series } from './series.ts'
import styles from './line-chart.module.css'

type Props = { points: readonly Point[]; series: readonly Series[] }

const DASHES = ['none', '6 3', '2 3'] as const

/** Series over time, the first with its ground. Where a figure is missing, the line goes on to the next. */
export function LineChart({ points, series }: Props) {
  const figures = points.flatMap((point) => series.map(({ key }) => figureOf(point, key) ?? 0))
  const ticks = roundTicks(Math.max(0, ...figures))
  const top = ticks.at(-1) ?? 1
  const lines = series.map(({ key }) => spotsOf(points, key, top))
  return (
    <Plot
      points={points}
      series={series}
      ticks={ticks}
      mark={(point) =>
        series.map(({ key }, place) => (
          <Dot
            key={key}
            figure={figureOf(point, key)}
            top={top}
            place={place}
            isAlone={lines[place]?.length === 1}
          />
        ))
      }
    >
      <svg className={styles['lines']} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles['area']} d={areaOf(lines[0] ?? [])} />
        {lines.map((line, place) => (
          <path
            key={series[place]?.key}
            className={styles['line']}
            d={pathOf(line)}
            stroke={shadeOf(place)}
            strokeDasharray={DASHES[place] ?? DASHES[0]}
          />
        ))}
      </svg>
    </Plot>
  )
}

interface DotProps {
  figure: number | null
  top: number
  place: number
  isAlone: boolean
}

/** Seen while the pointer is on its point, or always where there is no line. */
function Dot({ figure, top, place, isAlone }: DotProps) {
  if (figure === null) return null
  const style = { bottom: percent(figure, top), background: shadeOf(place) }
  return <i className={styles['dot']} data-alone={isAlone} style={style} />
}

/** Hundredths of the ground, from its upper left corner. */
type Spot = readonly [across: number, down: number]

function spotsOf(points: readonly Point[], key: string, top: number): Spot[] {
  return points.flatMap((point, place): Spot[] => {
    const figure = figureOf(point, key)
    return figure === null ? [] : [[((place + 0.5) / points.length) * 100, 100 - (figure / top) * 100]]
  })
}

const pathOf = (line: readonly Spot[]) =>
  line
    .map(([across, down], place) => `${place === 0 ? 'M' : 'L'}${across.toFixed(2)} ${down.toFixed(2)}`)
    .join('')

function areaOf(line: readonly Spot[]): string {
  const first = line[0]
  const last = line.at(-1)
  if (first === undefined || last === undefined) return ''
  return `${pathOf(line)}L${last[0].toFixed(2)} 100L${first[0].toFixed(2)} 100Z`
}
