import { ROLES } from '@guildhall/contract/access'
import type { UserDetails } from '@guildhall/contract/users'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { activityQueries } from '#features/activity/queries.ts'
import { crumbLink } from '#platform/crumb-link.tsx'
import { requireFound } from '#platform/missing.ts'
import { gigPath } from '#platform/addresses.ts'
import { useSurvivorsAddress } from '#platform/use-survivors-address.ts'
import { useWindowTitle } from '#platform/window-title.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { formatDate, formatDateTime } from '#ui/text/date-format.ts'
import styles from '#ui/layout/item-page.module.css'
import { ItemStates } from '#platform/item-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { SkeletonItem } from '#ui/lists/skeleton-item.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { AccountStatus } from './components/account-status.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { RoleTags } from './components/role-tags.tsx'
import { UserMenu } from './components/user-menu.tsx'
import { ROLE_NAMES } from '#platform/role-names.ts'
import { thingState } from '#platform/list-state.ts'
import { PartFailure } from '#platform/part-failure.tsx'
import { EVENT_NAMES, GIG_PARTS, copy } from './copy.ts'
import { userQueries } from './queries.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** What features below bring to this page. */
export interface UserPageSlots {
  /** Their data, and the end of it. */
  Privacy: ComponentType<{ id: string; leadsTo: '/users' }>
}

/** One account: who, what happened to it, where it is signed in, and what it did last. */
export function UserPage({ slots: { Privacy } }: { slots: UserPageSlots }) {
  const { userId } = useParams({ strict: false })
  const account = useQuery(userQueries.details(userId ?? ''))
  const { data, actions } = account.data ?? {}
  useSurvivorsAddress(userId ?? '', [data?.id])
  useWindowTitle(data?.name)
  requireFound(account.error)
  return (
    <ItemStates
      above={{ label: copy.listTitle, href: '/users' }}
      state={thingState(account, data === undefined)}
      onRefresh={() => void account.refetch()}
      skeleton={<SkeletonItem />}
    >
      {data && actions && (
        <>
          <PageHeader
            title={data.name}
            breadcrumb={[{ label: copy.listTitle, href: '/users' }, { label: data.name }]}
            renderLink={crumbLink}
            aside={<AccountStatus status={data.status} actions={actions} />}
            actions={
              <>
                <Button component={Link} to={`/users/${data.id}/edit`}>
                  {copy.edit}
                </Button>
                <UserMenu user={data} actions={actions} />
              </>
            }
          />
          <div className={cx(layout['stack-24'], styles['columns'])}>
            <div className={cx(layout['stack-24'], shared['shrinks'])}>
              <AccountCard user={data} />
              <SessionsCard sessions={data.sessions} />
              <GigsCard gigs={data.gigs} />
              <LatestActivity userId={data.id} />
              <Privacy id={data.id} leadsTo="/users" />
            </div>
            <HistoryCard history={data.history} />
          </div>
        </>
      )}
    </ItemStates>
  )
}

function AccountCard({ user }: { user: UserDetails }) {
  const facts: [string, React.ReactNode][] = [
    ['Email', user.email],
    ['Phone', user.phone],
    ['Roles', <RoleTags key="roles" roles={user.roles} />],
    ['Job title', user.job_title],
    ['Company', user.company?.name],
    ['Time zone', user.timezone],
    ['Two-step sign-in', user.mfa_enabled ? 'On' : 'Off'],
    ['Must change password', user.force_change_password ? 'Yes' : 'No'],
    ['Last sign-in', user.last_sign_in_at === null ? 'Never' : formatDateTime(user.last_sign_in_at)],
    ['Created', formatDate(user.created_at)],
    ['Internal code', user.internal_id],
  ]
  return (
    <Card label={copy.account}>
      <div className={cx(layout['row'], reach['within'], styles['who'])}>
        <Avatar name={user.name} photo={user.photo} size={84} />
        <Link to="/$personId/basic-information-details" params={{ personId: user.id }}>
          {copy.openThePerson}
        </Link>
      </div>
      <Facts facts={facts} className={styles['facts']} />
    </Card>
  )
}

function SessionsCard({ sessions }: Pick<UserDetails, 'sessions'>) {
  return (
    <Card title={copy.sessions}>
      {sessions.length === 0 && <p className={styles['quiet']}>{copy.notSignedInAnywhere}</p>}
      <ul className={cx(reach['within'], styles['lines'])}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {[session.browser, session.os].filter(Boolean).join(' on ') || copy.unknownDevice}
              {session.is_current && copy.thisSession}
            </span>
            <span className={styles['quiet']}>
              {session.ip} · <RelativeTime date={session.last_seen_at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function GigsCard({ gigs }: Pick<UserDetails, 'gigs'>) {
  return (
    <Card title={copy.projects}>
      {gigs.length === 0 && <p className={styles['quiet']}>{copy.onNoProject}</p>}
      <ul className={cx(reach['within'], styles['lines'])}>
        {gigs.map(({ id, name, status, as }) => (
          <li key={id}>
            <Link to={gigPath(id, 'admin')}>{name}</Link>
            <span className={layout['row-12']}>
              <span className={styles['quiet']}>{GIG_PARTS[as]}</span>
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LatestActivity({ userId }: { userId: string }) {
  const latest = useQuery(activityQueries.page({ user_id: [userId], page: '1' }))
  const rows = latest.data?.data ?? []
  return (
    <Card
      title={copy.latestActivity}
      aside={
        <Link to="/activities" search={{ user_id: [userId] }} className={cx(reach['alone'])}>
          {copy.seeAll}
        </Link>
      }
    >
      {latest.isPending && <SkeletonRows rows={5} columns={1} />}
      <PartFailure load={latest} />
      {latest.isSuccess && rows.length === 0 && <p className={styles['quiet']}>{copy.nothingYet}</p>}
      <ul className={cx(reach['within'], styles['lines'])}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to="/activities/$activityId" params={{ activityId: row.id }}>
              {row.log_name ?? row.type}
            </Link>
            <span className={styles['quiet']}>
              <RelativeTime date={row.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function HistoryCard({ history }: Pick<UserDetails, 'history'>) {
  return (
    <Card title={copy.history} as="aside">
      {history.length === 0 && <p className={styles['quiet']}>{copy.nothingHasBeenChanged}</p>}
      <ul className={styles['events']}>
        {history.map((event) => (
          <li key={event.id}>
            <span>{EVENT_NAMES[event.kind] ?? event.kind}</span>
            {event.kind === 'user.roles_changed' && <RolesChange differences={event.differences} />}
            {event.kind === 'user.changed' && <ChangedFields differences={event.differences} />}
            <span className={styles['quiet']}>
              {event.actor_name ?? copy.thePortal} · {formatDate(event.created_at)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const names = (roles: unknown) =>
  ROLES.filter((role) => Array.isArray(roles) && roles.includes(role))
    .map((role) => ROLE_NAMES[role])
    .join(', ') || 'none'

type Change = Pick<UserDetails['history'][number], 'differences'>

function ChangedFields({ differences }: Change) {
  const fields = differences?.['fields']
  if (typeof fields !== 'object' || fields === null || !('to' in fields)) return null
  return Array.isArray(fields.to) ? <span>{fields.to.join(', ')}</span> : null
}

/** Which roles somebody had before and has since. */
function RolesChange({ differences }: Change) {
  const roles = differences?.['roles']
  if (typeof roles !== 'object' || roles === null || !('from' in roles) || !('to' in roles)) return null
  return (
    <span>
      {names(roles.from)} → {names(roles.to)}
    </span>
  )
}
