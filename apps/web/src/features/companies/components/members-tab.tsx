import type { CompanyMember } from '@guildhall/contract/companies/shapes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/companies/copy.ts'
import { companyQueries } from '#features/companies/queries.ts'
import { listState } from '#platform/list-state.ts'
import { can, useSignedIn } from '#platform/session.tsx'
import { Avatar } from '#ui/marks/avatar.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import { EmailText } from '#ui/text/email-text.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import { rowLink, Table } from '#ui/lists/table.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { DottedFacts } from '#ui/text/dotted-facts.tsx'

const KINDS: Record<CompanyMember['kind'], string> = {
  staff: 'Staff',
  customer: 'Customer',
  expert: 'Expert',
  contact: 'Contact',
}

const COLUMNS: Column<CompanyMember>[] = [
  { id: 'name', header: 'Name', cell: (row) => <Who member={row} /> },
  { id: 'title', header: 'Title', tone: 'secondary', cell: (row) => row.job_title },
  { id: 'email', header: 'Email', cell: ({ email }) => email && <EmailText email={email} /> },
  { id: 'kind', header: 'Kind', cell: (row) => KINDS[row.kind] },
  {
    id: 'status',
    header: 'Account',
    cell: ({ status }) => (status === null ? 'No account' : <StatusBadge status={status} />),
  },
]

/** Who belongs to the company: its customers, and staff or contacts that somebody has put there. */
export function MembersTab({ companyId }: { companyId: string }) {
  const list = useQuery(companyQueries.members(companyId))
  const { members = [], total = 0 } = list.data ?? {}
  const state = listState(list, {
    isEmpty: members.length === 0,
    messages: { empty_data: 'Nobody belongs to this company yet.' },
  })
  const keepsUsers = can(useSignedIn(), 'CAN_SEE_ADMIN_USER_LIST')
  return (
    <ListStates
      state={state}
      onRefresh={() => void list.refetch()}
      emptyAction={keepsUsers && <AddUser companyId={companyId} />}
      skeleton={<SkeletonRows rows={3} columns={4} hasAvatar />}
    >
      <Table
        caption={copy.members}
        columns={COLUMNS}
        rows={members}
        rowId={({ id }) => id}
        reloading={state.reloading ?? false}
        card={cardOf}
      />
      {total > members.length && <p>{copy.theFirstOfMembers(members.length, total)}</p>}
    </ListStates>
  )
}

function AddUser({ companyId }: { companyId: string }) {
  return (
    <Button renderRoot={(props) => <Link {...props} to="/users/add" search={{ company_id: companyId }} />}>
      {copy.addUser}
    </Button>
  )
}

function cardOf(member: CompanyMember) {
  return <MemberCard member={member} />
}

function Who({ member: { id, name, photo } }: { member: CompanyMember }) {
  return (
    <span className={cx(layout['row-12'], shared['shrinks'])}>
      <Avatar name={name} photo={photo} />
      <Link to="/$personId/basic-information-details" params={{ personId: id }} className={rowLink}>
        {name}
      </Link>
    </span>
  )
}

function MemberCard({ member }: { member: CompanyMember }) {
  const { email, job_title: title, kind, status } = member
  return (
    <div className={layout['stack-10']}>
      <div className={cx(layout['spread-8'], shared['shrinks'])}>
        <Who member={member} />
        {status !== null && <StatusBadge status={status} />}
      </div>
      <DottedFacts facts={[KINDS[kind], title, email]} className={shared['note']} />
    </div>
  )
}
