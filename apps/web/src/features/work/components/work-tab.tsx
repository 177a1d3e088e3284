import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { AgreementBlock } from '#features/hiring/components/agreement/agreement-block.tsx'
import { GatesBlock } from '#features/hiring/components/gates/gates-block.tsx'
import { NextLine } from '#features/hiring/components/next-date.tsx'
import { hiringQueries } from '#features/hiring/queries.ts'
import { copy } from '#features/work/copy.ts'
import { workQueries } from '#features/work/queries.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { CallList } from './call-list.tsx'
import { DeliverableList } from './deliverable-list.tsx'
import { HoursList } from './hours-list.tsx'
import styles from './work.module.css'

type Props = { gig: { id: string }; actions: { canSeeActivities: boolean; canSeeWork: boolean } }

/** What is owed on a project, what is booked, and what became of it (NEXT N3). */
export function WorkTab({ gig, actions }: Props) {
  const { worksAsExpert } = useSignedIn().actions
  return (
    <>
      {worksAsExpert && <WhenOver gigId={gig.id} />}
      {!worksAsExpert && actions.canSeeActivities && <NextOfAll gigId={gig.id} />}
      {actions.canSeeWork && <DeliverableList gigId={gig.id} />}
      {worksAsExpert && <OwnWork gigId={gig.id} />}
      {!worksAsExpert && actions.canSeeActivities && <WorkOfHired gigId={gig.id} />}
    </>
  )
}

/** Tells somebody who worked on the project what is left for them to do. */
function WhenOver({ gigId }: { gigId: string }) {
  const { data: brief } = useQuery(hiringQueries.brief(gigId))
  const engagement = brief?.engagement
  if (engagement?.state !== 'past' || engagement.assigned_at === null) return null
  return <p className={styles['over']}>{copy.workOver}</p>
}

/** What comes first of all who work on the project. */
function NextOfAll({ gigId }: { gigId: string }) {
  const { data: hired = [] } = useQuery(workQueries.hired(gigId))
  const [first] = hired.filter(hasNext).toSorted((one, other) => atOf(one) - atOf(other))
  if (first === undefined) return null
  return (
    <div className={styles['next']}>
      <NextLine next={first.next_date} name={hired.length > 1 ? first.expert.name : undefined} />
    </div>
  )
}

const hasNext = ({ next_date: next }: Engagement) => next !== null
const atOf = ({ next_date: next }: Engagement) => (next === null ? Infinity : Date.parse(next.at))

/** What an expert has booked and agreed on. */
function OwnWork({ gigId }: { gigId: string }) {
  const query = useQuery(hiringQueries.brief(gigId))
  const { data: brief } = query
  const engagement = brief?.engagement ?? null
  if (brief === undefined || engagement === null) return <PartFailure load={query} />
  const { actions } = brief
  return (
    <>
      {actions.canSeeAgreement && <AgreementBlock engagementId={engagement.id} />}
      <CallList gigId={gigId} engagementId={engagement.id} />
      {engagement.assigned_at !== null && <HoursList engagementId={engagement.id} />}
    </>
  )
}

/** Whose work is on show: a notice leads to the one it speaks of. */
const WorkSearch = z.object({ engagement: z.optional(z.string()) })

/** The same for those who run the project, one expert at a time who is hired or was. */
function WorkOfHired({ gigId }: { gigId: string }) {
  const query = useQuery(workQueries.hired(gigId))
  const past = useQuery(workQueries.wereHired(gigId))
  const hired = [...(query.data ?? []), ...(past.data ?? [])]
  const { filter, setFilter } = useFilter(WorkSearch)
  const current = hired.find(({ id }) => id === filter.engagement) ?? hired[0]
  // Both, so that nobody else's work shows before that of the one who is looked for.
  if (current === undefined || query.isPending || past.isPending)
    return <PartFailure load={query.isError ? query : past} />
  return (
    <>
      {hired.length > 1 && (
        <div className={styles['who']}>
          <ChoiceField
            label={copy.expert}
            options={hired.map(({ id, expert }) => ({ value: id, label: expert.name }))}
            value={current.id}
            onChange={(engagement) => setFilter({ engagement }, { replace: true, resetScroll: false })}
          />
        </div>
      )}
      {current.actions.canSeeAgreement && (
        <AgreementBlock key={`agreement ${current.id}`} engagementId={current.id} />
      )}
      {current.actions.canEnd && (
        <GatesBlock key={`gates ${current.id}`} gigId={gigId} engagementId={current.id} />
      )}
      <CallList key={current.id} gigId={gigId} engagementId={current.id} expert={current.expert} />
      <HoursList key={`hours ${current.id}`} engagementId={current.id} />
    </>
  )
}
