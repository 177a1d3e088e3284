import type { OpportunityDetails, RadarDetails } from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { Block } from '#features/experts/components/block.tsx'
import type { GigTabProps } from '#features/gigs/slots.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { copy } from '#features/gigs/copy.ts'
import { Acceptance } from './acceptance.tsx'
import { AwardScope } from './award-scope.tsx'
import { EngineScope } from './engine-scope.tsx'
import { FactBlock } from '#features/gigs/components/view/fact-block.tsx'
import styles from './gig-scope.module.css'
import { RadarChart } from './radar-chart.tsx'
import { RadarTable } from './radar-table.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What the project does, by its kind (PRODUCT 5.6.3). */
export function GigScope({ gig, actions }: GigTabProps) {
  switch (gig.type) {
    case 'radar':
      return <RadarScope gig={gig} canAccept={actions.canAccept} />
    case 'award':
      return <AwardScope gig={gig} actions={actions} />
    case 'growth-opportunity':
      return <OpportunityScope details={gig.details} />
    case 'opportunity-engine':
      return <EngineScope details={gig.details} refs={gig.refs} />
  }
}

function RadarScope({ gig, canAccept }: { gig: Extract<Gig, { type: 'radar' }>; canAccept: boolean }) {
  const { details, refs } = gig
  return (
    <>
      <FactBlock
        title={copy.market}
        facts={[
          { label: copy.market, value: details.market_name },
          { label: copy.forecastUntil, value: details.forecast_end_year?.toString() },
          { label: copy.publication, value: formatDate(details.publication_date) },
        ]}
      >
        {details.market_definition && (
          <p className={cx(shared['breaks'], shared['keeps-breaks'], styles['text'])}>
            {details.market_definition}
          </p>
        )}
      </FactBlock>
      {details.companies.length > 0 && (
        <Block title={copy.companies}>
          <RadarChart companies={details.companies} refs={refs} />
          <RadarTable companies={details.companies} refs={refs} />
          <Acceptance gig={gig} canAccept={canAccept} />
        </Block>
      )}
      {details.criteria.length > 0 && (
        <Block title={copy.criteria}>
          <div className={styles['axes']}>
            <Axis name="Growth" criteria={details.criteria.filter(({ axis }) => axis === 'growth')} />
            <Axis name="Innovation" criteria={details.criteria.filter(({ axis }) => axis === 'innovation')} />
          </div>
        </Block>
      )}
    </>
  )
}

function Axis({ name, criteria }: { name: string; criteria: RadarDetails['criteria'] }) {
  if (criteria.length === 0) return null
  return (
    <section>
      <h3 className={styles['axis']}>{name}</h3>
      <ul className={cx(layout['stack-12'], shared['list'])}>
        {criteria.map((criterion) => (
          <li key={criterion.name} className={cx(layout['spread-wrap'], styles['row'])}>
            {criterion.name}
            <span className={cx(shared['quiet'], shared['figures'])}>{criterion.weight}%</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpportunityScope({ details }: { details: OpportunityDetails }) {
  const impact = details.impact && details.impact.charAt(0).toUpperCase() + details.impact.slice(1)
  return (
    <>
      <Words title={copy.opportunity} text={details.opportunity_statement} />
      <Words title={copy.objective} text={details.objective} />
      <FactBlock
        title={copy.frame}
        facts={[
          { label: copy.targetMarket, value: details.target_market },
          {
            label: copy.horizon,
            value: details.horizon_years === null ? null : `${details.horizon_years} years`,
          },
          { label: copy.impact, value: impact },
          { label: copy.size, value: details.size_estimate },
        ]}
      />
      <Lines title={copy.hypotheses} lines={details.hypothesis} />
      <Lines title={copy.successMetrics} lines={details.success_metrics} />
    </>
  )
}

function Words({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <Block title={title}>
      <p className={cx(shared['breaks'], shared['keeps-breaks'], styles['text'])}>{text}</p>
    </Block>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Block title={title}>
      <ul className={styles['list']}>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </Block>
  )
}
