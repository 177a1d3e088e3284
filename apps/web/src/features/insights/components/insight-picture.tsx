import { BarChart, LineChart } from '@mantine/charts'
import type { InsightRow } from '@guildhall/contract/insights'
import { INSIGHTS, type InsightName } from '@guildhall/contract/insights/catalogue'
import { useNavigate } from '@tanstack/react-router'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import '#ui/theme/styles-charts.css'
import { HeatMap } from './heat-map.tsx'
import { fittingText } from './label-text.ts'
import { inWords } from './in-words.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Props = { name: InsightName; rows: InsightRow[] }

/** Dark to light, so that the series keep apart in grey too. */
const SHADES = [
  'var(--accent-strong)',
  'var(--accent-pale)',
  'var(--warning)',
  'var(--info)',
  'var(--trace)',
] as const
const DASHES = ['0', '6 3', '2 3'] as const
const MOST_BARS = 12
/** Of a bar, in px: a picture with two of them is not two walls. */
const THICKEST = 40
const WHOLE = { allowDecimals: false } as const

/** States are no row of times: each has its name below its bar, aslant where there is no room beside each other. */
const EACH_NAMED = { interval: 0, angle: -35, textAnchor: 'end', height: 64, tickMargin: 4 } as const

/** The rows as a picture. Whoever does not see it hears what it shows, and the table says the rest. */
export function InsightPicture({ name, rows }: Props) {
  return (
    <figure className={cx(shared['flush'], shared['shrinks'])} aria-label={inWords(name, rows)}>
      <div aria-hidden>{pictureOf(name, rows)}</div>
    </figure>
  )
}

function pictureOf(name: InsightName, rows: InsightRow[]) {
  const { picture } = INSIGHTS[name]
  if (picture === 'heat') return <HeatMap rows={rows} />
  if (picture === 'lines') return <Lines name={name} rows={rows} />
  return <Bars name={name} rows={rows} />
}

function seriesOf(name: InsightName) {
  const { columns, drawn } = INSIGHTS[name]
  return drawn.map((key, index) => ({
    name: key,
    label: columns.find(([one]) => one === key)?.[1] ?? 'Count',
    color: SHADES[index] ?? SHADES[0],
    strokeDasharray: DASHES[index] ?? DASHES[0],
  }))
}

function Lines({ name, rows }: Props) {
  const series = seriesOf(name)
  return (
    <LineChart
      h={260}
      data={rows}
      dataKey="label"
      series={series}
      curveType="linear"
      connectNulls
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'bottom' }}
      lineChartProps={{ accessibilityLayer: false }}
    />
  )
}

function Bars({ name, rows }: Props) {
  const navigate = useNavigate()
  const isMobile = useIsMobile()
  const { picture } = INSIGHTS[name]
  const series = seriesOf(name)
  const isAcross = picture === 'rows'
  const shown = isAcross ? rows.slice(0, MOST_BARS) : rows
  return (
    <BarChart
      h={isAcross ? Math.max(160, shown.length * 34 + 60) : 260}
      data={shown}
      dataKey="label"
      series={series}
      type={picture === 'stacked' ? 'stacked' : 'default'}
      orientation={isAcross ? 'vertical' : 'horizontal'}
      {...(isAcross ? { yAxisProps: labelsOf(isMobile), xAxisProps: WHOLE } : { yAxisProps: WHOLE })}
      {...(name === 'projects-by-status' && { xAxisProps: EACH_NAMED })}
      {...(name === 'load' && { xAxisLabel: INSIGHTS.load.label })}
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'bottom' }}
      maxBarWidth={THICKEST}
      barChartProps={{ accessibilityLayer: false }}
      barProps={{
        isAnimationActive: false,
        cursor: 'pointer',
        onClick: (_bar, index) => {
          const href = shown[index]?.href
          if (typeof href === 'string') void navigate({ to: href })
        },
      }}
    />
  )
}

/** Beside lying bars: how wide their labels are, and how many letters of a word go into a line of that. */
function labelsOf(isMobile: boolean) {
  const [width, letters] = isMobile ? [110, 15] : [180, 26]
  return { width, tickFormatter: (label: string) => fittingText(label, letters) }
}
