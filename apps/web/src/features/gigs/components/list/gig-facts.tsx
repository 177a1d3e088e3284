import type { GigSummary } from '@guildhall/contract/gigs/gig'
import { useState } from 'react'
import { copy } from '#features/gigs/copy.ts'
import { MembersStack, shownOf } from '#features/gigs/members/members-stack.tsx'
import { TryAgain } from '#features/gigs/members/try-again.tsx'
import { useMembers } from '#features/gigs/members/use-members.ts'
import { InfiniteScroll } from '#ui/lists/infinite-scroll.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './gig-table.module.css'

const NOBODY = { total: 0, first: [] }

type Props = Pick<GigSummary, 'id' | 'contributors' | 'customers'>

/** The first members of a project and the list of the others, for those who may see them (spec 002 §1, §9). */
export function Members({ id, contributors, customers = NOBODY }: Props) {
  if (contributors === undefined || contributors.total + customers.total === 0) return null
  return <MembersOf gigId={id} contributors={contributors} customers={customers} />
}

type Crowd = NonNullable<GigSummary['contributors']>
type MembersOfProps = { gigId: string; contributors: Crowd; customers: Crowd }

/** A list of projects knows the first three of each type; the others load when somebody opens them. */
function MembersOf({ gigId, contributors, customers }: MembersOfProps) {
  const [isOpened, setOpened] = useState(false)
  const works = useMembers(gigId, 'contributor', { enabled: isOpened })
  const isNext = isOpened && !works.isPending && !works.isError && !works.more.hasMore
  const follows = useMembers(gigId, 'customer', { enabled: isNext })
  return (
    <MembersStack
      people={[...shownFrom(works, contributors), ...shownFrom(follows, customers)]}
      total={contributors.total + customers.total}
      onOpen={() => setOpened(true)}
      end={isOpened ? endOf(isNext ? follows : works) : undefined}
    />
  )
}

function shownFrom({ members }: ReturnType<typeof useMembers>, { first }: Crowd) {
  return members.length > 0 ? members.map(shownOf) : first
}

function endOf({ isPending, isError, refetch, more }: ReturnType<typeof useMembers>) {
  if (isPending) return <SkeletonRows rows={2} columns={1} hasAvatar />
  if (isError) return <TryAgain onTry={refetch} />
  return more.hasMore ? <InfiniteScroll {...more} /> : undefined
}

type Counts = Pick<GigSummary, 'needs_experts' | 'requests_count' | 'hired_count'>

/** How many experts are hired and how many are asked; nothing where the project needs none or the reader may not know. */
export function Experts({ needs_experts: needs, requests_count: requests = 0, hired_count: hired }: Counts) {
  if (hired === undefined || (!needs && hired === 0)) return null
  return (
    <div className={cx(styles['what'], shared['keeps-line'])}>
      {copy.hiredCount(hired)}
      {requests > 0 && (
        <span className={cx(shared['note'], shared['keeps-line'])}>{copy.openRequests(requests)}</span>
      )}
    </div>
  )
}
