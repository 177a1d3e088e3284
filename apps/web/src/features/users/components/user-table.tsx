import type { UserRow } from '@guildhall/contract/users'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/users/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { EmailText } from '#ui/text/email-text.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { rowLink, Table } from '#ui/lists/table.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { AccountStatus } from './account-status.tsx'
import { RoleTags } from './role-tags.tsx'
import { UserMenu } from './user-menu.tsx'
import styles from './user-table.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const COLUMNS: Column<UserRow>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', cell: (row) => <Who user={row} /> },
  { id: 'roles', header: 'Roles', cell: ({ roles }) => <RoleTags roles={roles} /> },
  { id: 'status', header: 'Status', cell: (row) => <AccountStatus {...row} /> },
  {
    id: 'mfa',
    header: '2FA',
    spare: 'last',
    cell: ({ mfa_enabled: isOn }) => (
      <Badge tone={isOn ? 'success' : 'secondary'} withDot={false}>
        {isOn ? copy.on : copy.off}
      </Badge>
    ),
  },
  {
    id: 'last_sign_in_at',
    header: 'Last sign-in',
    sortKey: 'last_sign_in_at',
    tone: 'secondary',
    cell: (row) => (
      <span className={shared['keeps-line']}>
        {row.last_sign_in_at === null ? 'Never' : <RelativeTime date={row.last_sign_in_at} />}
      </span>
    ),
  },
  {
    id: 'created_at',
    header: 'Created',
    sortKey: 'created_at',
    spare: true,
    tone: 'secondary',
    cell: (row) => <span className={shared['keeps-line']}>{formatDate(row.created_at)}</span>,
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    cell: (row) => <UserMenu user={row} actions={row.actions} />,
  },
]

type Props = {
  rows: UserRow[]
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  reloading: boolean
  selected: string[]
  onSelect: (ids: string[]) => void
}

export function UserTable({ rows, sort, onSort, reloading, selected, onSelect }: Props) {
  return (
    <Table
      name="users"
      caption={copy.users}
      columns={COLUMNS}
      rows={rows}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      selected={selected}
      onSelect={onSelect}
      sort={sort}
      onSort={onSort}
      reloading={reloading}
      card={cardOf}
    />
  )
}

function cardOf(user: UserRow) {
  return <UserCard user={user} />
}

function Who({ user }: { user: UserRow }) {
  return (
    <div className={cx(layout['row-12'], shared['shrinks'])}>
      <Avatar name={user.name} photo={user.photo} />
      <div className={cx(layout['stack'], shared['shrinks'], styles['names'])}>
        <Link to="/users/$userId" params={{ userId: user.id }} className={rowLink}>
          {user.name}
        </Link>
        <span className={shared['note']}>
          <EmailText email={user.email} />
        </span>
      </div>
    </div>
  )
}

function UserCard({ user }: { user: UserRow }) {
  return (
    <div className={layout['stack-12']}>
      <div className={styles['top']}>
        <Who user={user} />
        <UserMenu user={user} actions={user.actions} />
      </div>
      <div className={styles['bottom']}>
        <AccountStatus {...user} />
        <RoleTags roles={user.roles} />
      </div>
    </div>
  )
}
