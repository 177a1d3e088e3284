import type { RadarDetails } from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { ScatterChart } from '@mantine/charts'
import '#ui/styles-charts.css'

type Props = { companies: RadarDetails['companies']; refs: Gig['refs'] }

/** The companies by growth and innovation. The table below says the same in figures. */
export function RadarChart({ companies, refs }: Props) {
  const scored = companies.flatMap(({ company_id: id, growth_score: growth, innovation_score: innovation }) =>
    growth === null || innovation === null ? [] : [{ id, growth, innovation }],
  )
  if (scored.length === 0) return null
  const series = scored.map(({ id, growth, innovation }, index) => ({
    name: refs.companies.find((one) => one.id === id)?.name ?? 'Not provided',
    color: COLORS[index % COLORS.length] ?? 'indigo.6',
    data: [{ growth, innovation }],
  }))
  return (
    <div aria-hidden>
      <ScatterChart
        h={360}
        scatterChartProps={{ accessibilityLayer: false }}
        data={series}
        dataKey={{ x: 'growth', y: 'innovation' }}
        xAxisLabel="Growth"
        yAxisLabel="Innovation"
        xAxisProps={{ domain: [1, 5], ticks: TICKS }}
        yAxisProps={{ domain: [1, 5], ticks: TICKS }}
        withLegend
        legendProps={{ verticalAlign: 'bottom', height: 60 }}
      />
    </div>
  )
}

const TICKS = [1, 2, 3, 4, 5]
const COLORS = ['indigo.6', 'teal.7', 'orange.7', 'grape.6', 'cyan.7', 'red.6', 'lime.8', 'pink.6']
