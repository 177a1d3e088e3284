import type { AwardDetails, EngineDetails, OpportunityDetails } from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { Timeline } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Block } from '#features/experts/components/block.tsx'
import { Facts } from '#features/experts/components/facts.tsx'
import type { GigTabProps } from '#features/gigs/slots.ts'
import { formatDate } from '#ui/date-format.ts'
import { StatusBadge } from '#ui/status-badge.tsx'
import '#ui/styles-timeline.css'
import { AwardTable } from './award-table.tsx'
import styles from './gig-scope.module.css'
import { RadarTable } from './radar-table.tsx'

const RadarChart = lazy(async () => ({ default: (await import('./radar-chart.tsx')).RadarChart }))

/** What the project does, by its kind (PRODUCT 5.6.3). */
export function GigScope({ gig }: GigTabProps) {
  switch (gig.type) {
    case 'radar':
      return <RadarScope gig={gig} />
    case 'award':
      return <AwardScope details={gig.details} refs={gig.refs} />
    case 'growth-opportunity':
      return <OpportunityScope details={gig.details} />
    case 'opportunity-engine':
      return <EngineScope details={gig.details} refs={gig.refs} />
  }
}

function RadarScope({ gig: { details, refs } }: { gig: Extract<Gig, { type: 'radar' }> }) {
  return (
    <>
      <Block title="Market">
        <Facts
          facts={[
            { label: 'Market', value: details.market_name },
            { label: 'Forecast until', value: details.forecast_end_year?.toString() },
            { label: 'Publication', value: formatDate(details.publication_date) },
          ]}
        />
        {details.market_definition && <p className={styles['text']}>{details.market_definition}</p>}
      </Block>
      {details.companies.length > 0 && (
        <Block title="Companies">
          <Suspense fallback={<div className={styles['chart']} />}>
            <RadarChart companies={details.companies} refs={refs} />
          </Suspense>
          <RadarTable companies={details.companies} refs={refs} />
        </Block>
      )}
      {details.criteria.length > 0 && (
        <Block title="Criteria">
          <ul className={styles['list']}>
            {details.criteria.map(({ axis, name, weight }) => (
              <li key={`${axis}-${name}`}>
                {name} <span className={styles['soft']}>{`${axis}, ${weight} %`}</span>
              </li>
            ))}
          </ul>
        </Block>
      )}
    </>
  )
}

const LICENCES = { none: 'None', offered: 'Offered', signed: 'Signed' }

function AwardScope({ details, refs }: { details: AwardDetails; refs: Gig['refs'] }) {
  return (
    <>
      <Block title="Award">
        <Facts
          facts={[
            { label: 'Category', value: details.award_category },
            { label: 'Market', value: details.market },
            { label: 'Announcement', value: formatDate(details.announcement_date) },
            { label: 'Licence', value: LICENCES[details.licence_status] },
          ]}
        />
      </Block>
      {details.nominee_companies.length > 0 && (
        <Block title="Scores">
          <AwardTable details={details} refs={refs} />
        </Block>
      )}
    </>
  )
}

function OpportunityScope({ details }: { details: OpportunityDetails }) {
  const impact = details.impact && details.impact.charAt(0).toUpperCase() + details.impact.slice(1)
  return (
    <>
      <Block title="Opportunity">
        <p className={styles['text']}>{details.opportunity_statement ?? 'Not provided'}</p>
      </Block>
      <Block title="Objective">
        <p className={styles['text']}>{details.objective ?? 'Not provided'}</p>
      </Block>
      <Block title="Frame">
        <Facts
          facts={[
            { label: 'Target market', value: details.target_market },
            {
              label: 'Horizon',
              value: details.horizon_years === null ? null : `${details.horizon_years} years`,
            },
            { label: 'Impact', value: impact },
            { label: 'Size', value: details.size_estimate },
          ]}
        />
      </Block>
      <Lines title="Hypotheses" lines={details.hypothesis} />
      <Lines title="Success metrics" lines={details.success_metrics} />
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Block title={title}>
      <ul className={styles['list']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Block>
  )
}

function EngineScope({ details, refs }: { details: EngineDetails; refs: Gig['refs'] }) {
  const nameOf = (id: string | null) => refs.people.find((one) => one.id === id)?.name
  const active = details.phases.findLastIndex(({ state }) => state !== 'planned')
  return (
    <>
      <Block title="Programme">
        <Facts
          facts={[
            { label: 'Sponsor', value: nameOf(details.sponsor_id) },
            { label: 'Workshops', value: details.workshops?.toString() },
            { label: 'Cadence', value: details.cadence },
          ]}
        />
      </Block>
      {details.phases.length > 0 && (
        <Block title="Phases">
          <Timeline active={active} bulletSize={16} lineWidth={2}>
            {details.phases.map((phase) => (
              <Timeline.Item key={phase.name} title={phase.name}>
                <span className={styles['soft']}>
                  {[formatDate(phase.start_at), formatDate(phase.end_at)].filter(Boolean).join(' to ')}
                  {` · ${phase.state}`}
                  {nameOf(phase.owner_id) && ` · ${nameOf(phase.owner_id)}`}
                </span>
              </Timeline.Item>
            ))}
          </Timeline>
        </Block>
      )}
      {refs.gigs.length > 0 && (
        <Block title="Projects of the programme">
          <ul className={styles['list']}>
            {refs.gigs.map(({ id, name, status }) => (
              <li key={id}>
                <Link to={`/projects/${id}`}>{name}</Link> <StatusBadge status={status} />
              </li>
            ))}
          </ul>
        </Block>
      )}
      {details.kpis.length > 0 && (
        <Block title="Key figures">
          <Facts
            facts={details.kpis.map(({ name, target, actual }) => ({
              label: name,
              value: `${actual ?? '–'} of ${target ?? '–'}`,
            }))}
          />
        </Block>
      )}
    </>
  )
}
