import type { StaffMember } from '@guildhall/contract/hiring/staff'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { BasicDetails } from '#features/experts/components/profile/basic-details.tsx'
import { GigCards } from '#features/gigs/components/list/gig-cards.tsx'
import { gigQueries } from '#features/gigs/queries.ts'
import { useShownLocation } from '#platform/shown-location.ts'
import { ItemStates } from '#platform/item-states.tsx'
import { requireFound } from '#platform/missing.ts'
import { useMoreKind } from '#platform/lists/more-kind.ts'
import { prefixOf } from '#platform/addresses.ts'
import { thingState } from '#platform/list-state.ts'
import { listState } from '#platform/list-state.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useSurvivorsAddress } from '#platform/use-survivors-address.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { LoadMore } from '#ui/lists/load-more.tsx'
import { SkeletonItem } from '#ui/lists/skeleton-item.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { HiredExperts } from './components/onboarded/hired-experts.tsx'
import { OwnerRatings } from './components/onboarded/owner-ratings.tsx'
import { StaffFigures } from './components/onboarded/staff-figures.tsx'
import { copy } from './copy.ts'
import { hiringQueries } from './queries.ts'
import styles from './staff-page.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const PAGE = 12

/** A manager or an administrator: the essentials, and the projects that the reader may see (PRODUCT S-13). */
export function StaffPage() {
  const { userId = '' } = useParams({ strict: false })
  const { pathname } = useShownLocation()
  const user = useSignedIn()
  const prefix = prefixOf(user) ?? ''
  const { data: member, error, isPending, isFetching, refetch } = useQuery(hiringQueries.staffMember(userId))
  useSurvivorsAddress(userId, [member?.id, member?.user_id])
  requireFound(error)
  const state = thingState({ data: member, isPending, isFetching, error }, member === undefined)
  const wanted = member?.kind === 'admin' && !user.actions.worksAsCustomer ? 'admins' : 'managers'
  if (member !== undefined && !pathname.startsWith(`/${prefix}/${wanted}/`))
    return <Navigate to={`/${prefix}/${wanted}/${userId}`} replace />
  return (
    <ItemStates
      state={state}
      onRefresh={() => void refetch()}
      skeleton={<SkeletonItem hasHeader={false} hasAside={false} />}
    >
      {member && <Member member={member} prefix={prefix} actions={user.actions} />}
    </ItemStates>
  )
}

type MemberProps = {
  member: StaffMember
  prefix: string
  actions: { runsNetwork: boolean; isStaff: boolean }
}

function Member({ member, prefix, actions: { runsNetwork, isStaff } }: MemberProps) {
  return (
    <div className={cx(layout['stack-24'], styles['page'])}>
      <div
        className={cx(layout['stack-20'], styles['top'])}
        data-wide={member.figures === undefined || undefined}
      >
        <BasicDetails person={member} />
        {member.figures && <StaffFigures figures={member.figures} />}
      </div>
      <Projects userId={member.user_id} prefix={prefix} hasAll={runsNetwork} />
      {isStaff && <OwnerRatings userId={member.user_id} />}
      {runsNetwork && <HiredExperts userId={member.user_id} />}
    </div>
  )
}

/** Admins see all that somebody owns, everybody else what is published and open to them. */
function Projects({ userId, prefix, hasAll }: { userId: string; prefix: string; hasAll: boolean }) {
  const moreKind = useMoreKind()
  const list = useInfiniteQuery(
    gigQueries.list({
      owner_id: [userId],
      pageSize: String(PAGE),
      sort: 'updated_at:desc',
      ...(hasAll ? {} : { status: ['Published'] }),
    }),
  )
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const total = list.data?.pages.at(-1)?.pagination.total ?? 0
  const state = listState(list, {
    isEmpty: rows.length === 0,
    messages: { empty_data: hasAll ? 'No project yet.' : 'No published project that you may see.' },
  })
  return (
    <section aria-labelledby="staff-projects">
      <h2 id="staff-projects" className={cx(shared['title'], styles['title'])}>
        {hasAll ? copy.projects : copy.publishedProjects} {total > 0 && <span>{total}</span>}
      </h2>
      <ListStates
        state={state}
        onRefresh={() => void list.refetch()}
        skeleton={<SkeletonRows rows={3} columns={3} />}
      >
        <GigCards rows={rows} prefix={prefix} slots={{}} reloading={state.reloading ?? false} />
        <LoadMore
          kind={moreKind}
          pageSize={PAGE}
          remaining={total - rows.length}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      </ListStates>
    </section>
  )
}
