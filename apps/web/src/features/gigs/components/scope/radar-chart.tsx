import type { RadarDetails } from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { copy } from '#features/gigs/copy.ts'
import { ScatterChart } from '#ui/charts/scatter-chart.tsx'
import { colorOf } from './radar-colors.ts'

type Companies = RadarDetails['companies']
type Props = { companies: Companies; refs: Gig['refs'] }

/** The companies by growth and innovation. The table below says the same in figures and is the legend. */
export function RadarChart({ companies, refs }: Props) {
  const scored = companies.flatMap(({ company_id: id, growth_score: growth, innovation_score: innovation }) =>
    growth === null || innovation === null ? [] : [{ id, growth, innovation }],
  )
  if (scored.length === 0) return null
  const spots = scored.map(({ id, growth, innovation }) => ({
    name: refs.companies.find((one) => one.id === id)?.name ?? 'Not provided',
    color: colorOf(companies, id),
    across: growth,
    up: innovation,
  }))
  return (
    <div aria-hidden>
      <ScatterChart spots={spots} ticks={TICKS} titles={[copy.growth, copy.innovation]} />
    </div>
  )
}

const TICKS = [1, 2, 3, 4, 5]
