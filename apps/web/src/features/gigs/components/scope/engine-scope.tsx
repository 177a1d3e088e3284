import type { EngineDetails } from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { Timeline } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Block } from '#features/experts/components/block.tsx'
import { Facts, known } from '#features/experts/components/facts.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { GigStatusBadge } from '#features/gigs/components/gig-status-badge.tsx'
import { copy } from '#features/gigs/copy.ts'
import '#ui/theme/styles-timeline.css'
import styles from './gig-scope.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const STATES = { planned: 'Planned', active: 'Active', done: 'Done' }
const TONES = { planned: 'secondary', active: 'primary', done: 'success' } as const
const CADENCES = { weekly: 'Weekly', 'bi-weekly': 'Bi-weekly', monthly: 'Monthly' }

/** A programme: its phases, the projects it holds and what it has reached. */
export function EngineScope({ details, refs }: { details: EngineDetails; refs: Gig['refs'] }) {
  const nameOf = (id: string | null) => refs.people.find((one) => one.id === id)?.name
  return (
    <>
      <Block title={copy.programme}>
        <Facts
          facts={known([
            { label: 'Sponsor', value: nameOf(details.sponsor_id) },
            { label: 'Workshops', value: details.workshops?.toString() },
            { label: 'Cadence', value: details.cadence && CADENCES[details.cadence] },
          ])}
        />
      </Block>
      {details.phases.length > 0 && (
        <Block title={copy.phases}>
          <Phases phases={details.phases} nameOf={nameOf} />
        </Block>
      )}
      {refs.gigs.length > 0 && (
        <Block title={copy.projectsOfTheProgramme}>
          <ul className={cx(layout['stack-12'], shared['list'])}>
            {refs.gigs.map(({ id, name, internal_id: code, status }) => (
              <li key={id} className={cx(layout['spread-wrap'], styles['row'])}>
                <span>
                  <Link to={`/projects/${id}`} className={cx(shared['medium'], shared['link'])}>
                    {name}
                  </Link>
                  <span className={cx(shared['note'], styles['code'])}>{code}</span>
                </span>
                <GigStatusBadge gig={{ status_display: status, locked: false }} variant="default" />
              </li>
            ))}
          </ul>
        </Block>
      )}
      {details.kpis.length > 0 && (
        <Block title={copy.keyFigures}>
          <ul className={cx(layout['stack-12'], shared['list'])}>
            {details.kpis.map(({ name, target, actual }, place) => (
              <li key={place}>
                <div className={cx(layout['spread-wrap'], styles['row'])}>
                  <span>{name}</span>
                  <span className={cx(shared['quiet'], shared['figures'])}>
                    {actual ?? '—'} {copy.of} {target ?? '—'}
                  </span>
                </div>
                {actual !== null && target !== null && target > 0 && (
                  <div className={styles['bar']} aria-hidden>
                    <div style={{ width: `${Math.min(100, (actual / target) * 100)}%` }} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Block>
      )}
    </>
  )
}

type PhasesProps = {
  phases: EngineDetails['phases']
  nameOf: (id: string | null) => string | undefined
}

function Phases({ phases, nameOf }: PhasesProps) {
  const active = phases.findLastIndex(({ state }) => state !== 'planned')
  return (
    <Timeline active={active} bulletSize={16} lineWidth={2}>
      {phases.map((phase, place) => (
        <Timeline.Item
          key={place}
          title={
            <span className={layout['row-wrap-4-10']}>
              {phase.name} <Badge tone={TONES[phase.state]}>{STATES[phase.state]}</Badge>
            </span>
          }
        >
          <span className={shared['quiet']}>
            {[formatDate(phase.start_at), formatDate(phase.end_at)].filter(Boolean).join(' to ')}
            {nameOf(phase.owner_id) && ` · ${nameOf(phase.owner_id)}`}
          </span>
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
