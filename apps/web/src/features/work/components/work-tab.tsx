import type { BriefPage } from '@guildhall/contract/hiring/expert-projects'
import type { Engagement } from '@guildhall/contract/hiring/shapes'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { words } from '#platform/address-readers.ts'
import { AgreementBlock } from '#features/hiring/components/agreement/agreement-block.tsx'
import { GatesBlock } from '#features/hiring/components/gates/gates-block.tsx'
import { NextLine } from '#features/hiring/components/next-date.tsx'
import { hiringQueries } from '#features/hiring/queries.ts'
import { copy } from '#features/work/copy.ts'
import { workQueries } from '#features/work/queries.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { useSignedIn } from '#platform/session.tsx'
import { useFilter } from '#platform/use-filter.ts'
import { formatDate } from '#ui/text/date-format.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { CallList } from './call-list.tsx'
import { DeliverableList } from './deliverable-list.tsx'
import { HoursList } from './hours-list.tsx'
import styles from './work.module.css'

type Props = { gig: { id: string }; actions: { canSeeExperts: boolean } }

/** What is owed on a project, what is booked, and what became of it (NEXT N3). */
export function WorkTab({ gig, actions }: Props) {
  const { worksAsExpert } = useSignedIn().actions
  if (!worksAsExpert && actions.canSeeExperts) return <AllWork gigId={gig.id} />
  return (
    <>
      <DeliverableList gigId={gig.id} />
      {worksAsExpert && <OwnWork gigId={gig.id} />}
    </>
  )
}

/** For those who run the project. What comes next stands above the deliverables: they are drawn together, so that nothing moves. */
function AllWork({ gigId }: { gigId: string }) {
  const { isPending, errorUpdateCount } = useQuery(workQueries.hired(gigId))
  usePrefetchQuery(workQueries.deliverables(gigId))
  // What failed once is asked again by what stands below: while that waits it must not go, or it would ask forever.
  if (isPending && errorUpdateCount === 0) return <SkeletonRows rows={3} columns={1} />
  return (
    <>
      <NextOfAll gigId={gigId} />
      <DeliverableList gigId={gigId} />
      <WorkOfHired gigId={gigId} />
    </>
  )
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

/** What an expert has booked and agreed on: of the work at hand, or of one that has ended. */
function OwnWork({ gigId }: { gigId: string }) {
  const query = useQuery(hiringQueries.brief(gigId))
  const { data: brief } = query
  const { filter, setFilter } = useFilter(WORK_SEARCH)
  const engagement = brief?.engagement ?? null
  if (brief === undefined || engagement === null) return <PartFailure load={query} />
  const { hires } = brief
  // Whoever applies anew has calls with the manager already, and the work before to look up.
  const isAsking = !hires.some(({ id }) => id === engagement.id)
  const hire = hires.find(({ id }) => id === filter.engagement) ?? hires[0]
  return (
    <>
      {isAsking && <CallList gigId={gigId} engagementId={engagement.id} />}
      {hires.length > 1 && (
        <div className={styles['who']}>
          <ChoiceField
            label={copy.work}
            options={hires.map((one) => ({
              value: one.id,
              label: spanOf(one),
            }))}
            value={hire?.id ?? ''}
            onChange={(id) => setFilter({ engagement: id }, { replace: true, resetScroll: false })}
          />
        </div>
      )}
      {hire && <OwnHire key={hire.id} gigId={gigId} hire={hire} />}
    </>
  )
}

type Hire = BriefPage['hires'][number]

function spanOf({ assigned_at: from, ended_at: until }: Pick<Hire, 'assigned_at' | 'ended_at'>): string {
  return copy.hiredOn(formatDate(from), until === null ? null : formatDate(until))
}

function OwnHire({ gigId, hire }: { gigId: string; hire: Hire }) {
  return (
    <>
      {hire.ended_at !== null && <p className={styles['over']}>{copy.workOver}</p>}
      {hire.has_agreement && <AgreementBlock engagementId={hire.id} />}
      <CallList gigId={gigId} engagementId={hire.id} />
      <HoursList engagementId={hire.id} />
    </>
  )
}

/** Whose work is on show: a notice leads to the one it speaks of. */
const WORK_SEARCH = { engagement: words() }

/** Whoever worked there twice is told apart by when. */
function labelOf({ id, expert, assigned_at: from, ended_at: until }: Engagement, all: readonly Engagement[]) {
  const isAlone = all.every((other) => other.id === id || other.expert.id !== expert.id)
  return isAlone || from === null
    ? expert.name
    : `${expert.name} · ${spanOf({ assigned_at: from, ended_at: until })}`
}

/** The same for those who run the project, one expert at a time who is hired or was. */
function WorkOfHired({ gigId }: { gigId: string }) {
  const query = useQuery(workQueries.hired(gigId))
  const past = useQuery(workQueries.wereHired(gigId))
  const hired = [...(query.data ?? []), ...(past.data ?? [])]
  const { filter, setFilter } = useFilter(WORK_SEARCH)
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
            options={hired.map((one) => ({ value: one.id, label: labelOf(one, hired) }))}
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
