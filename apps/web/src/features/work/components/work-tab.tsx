import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { AgreementBlock } from '#features/hiring/components/agreement-block.tsx'
import { NextLine } from '#features/hiring/components/next-date.tsx'
import { hiringQueries } from '#features/hiring/queries.ts'
import { copy } from '#features/work/copy.ts'
import { workQueries } from '#features/work/queries.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { CallList } from './call-list.tsx'
import { DeliverableList } from './deliverable-list.tsx'
import { HoursList } from './hours-list.tsx'
import styles from './work.module.css'

type Props = { gig: { id: string }; actions: { canSeeActivities: boolean } }

/** What is owed on a project, what is booked, and what became of it (NEXT N3). */
export function WorkTab({ gig, actions }: Props) {
  const isExpert = prefixOf(useSignedIn()) === 'expert'
  return (
    <>
      {isExpert && <OwnNext gigId={gig.id} />}
      {!isExpert && actions.canSeeActivities && <NextOfAll gigId={gig.id} />}
      <DeliverableList gigId={gig.id} />
      {isExpert && <OwnWork gigId={gig.id} />}
      {!isExpert && actions.canSeeActivities && <WorkOfHired gigId={gig.id} />}
    </>
  )
}

/** What comes next for an expert, and what is left to do once their work has ended. */
function OwnNext({ gigId }: { gigId: string }) {
  const { data: brief } = useQuery(hiringQueries.brief(gigId))
  const engagement = brief?.engagement
  if (engagement === null || engagement === undefined) return null
  const isOver = engagement.state === 'past' && engagement.assigned_at !== null
  return (
    <>
      {isOver && <p className={styles['over']}>{copy.workOver}</p>}
      <NextLine next={engagement.next_date} />
    </>
  )
}

/** What comes first of all who work on the project. */
function NextOfAll({ gigId }: { gigId: string }) {
  const { data: hired = [] } = useQuery(workQueries.hired(gigId))
  const [first] = hired.filter(hasNext).toSorted((one, other) => atOf(one) - atOf(other))
  if (first === undefined) return null
  return <NextLine next={first.next_date} name={hired.length > 1 ? first.expert.name : undefined} />
}

const hasNext = ({ next_date: next }: Engagement) => next !== null
const atOf = ({ next_date: next }: Engagement) => (next === null ? Infinity : Date.parse(next.at))

/** What an expert has booked and agreed on. */
function OwnWork({ gigId }: { gigId: string }) {
  const { data: brief } = useQuery(hiringQueries.brief(gigId))
  const engagement = brief?.engagement ?? null
  if (brief === undefined || engagement === null) return null
  const { actions } = brief
  return (
    <>
      {actions.canSeeAgreement && <AgreementBlock engagementId={engagement.id} />}
      <CallList engagementId={engagement.id} isExpert />
      {engagement.assigned_at !== null && <HoursList engagementId={engagement.id} />}
    </>
  )
}

/** The same for those who run the project, one hired expert at a time. */
function WorkOfHired({ gigId }: { gigId: string }) {
  const { data: hired = [] } = useQuery(workQueries.hired(gigId))
  const [chosen, setChosen] = useState<string>()
  const current = hired.find(({ id }) => id === chosen) ?? hired[0]
  if (current === undefined) return null
  return (
    <>
      {hired.length > 1 && (
        <div className={styles['who']}>
          <ChoiceField
            label="Expert"
            options={hired.map(({ id, expert }) => ({ value: id, label: expert.name }))}
            value={current.id}
            onChange={setChosen}
          />
        </div>
      )}
      {current.actions.canSeeAgreement && (
        <AgreementBlock key={`agreement ${current.id}`} engagementId={current.id} />
      )}
      <CallList key={current.id} engagementId={current.id} isExpert={false} />
      <HoursList key={`hours ${current.id}`} engagementId={current.id} />
    </>
  )
}
