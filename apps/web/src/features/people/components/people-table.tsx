import type { PersonRow } from '@guildhall/contract/people/person'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { copy } from '#features/people/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { StatusBadge } from '#ui/marks/status-badge.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { rowLink, Table } from '#ui/lists/table.tsx'
import { KindTags } from './kind-tags.tsx'
import styles from './people.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { dotted } from '#ui/text/dotted.ts'

const COLUMNS: Column<PersonRow>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', cell: (row) => <Who person={row} /> },
  {
    id: 'company',
    header: 'Company',
    sortKey: 'company',
    spare: 'last',
    cell: ({ company }) => <Cut>{company?.name}</Cut>,
  },
  { id: 'email', header: 'Email', sortKey: 'email', cell: ({ email }) => <Cut>{email}</Cut> },
  { id: 'phone', header: 'Phone', tone: 'secondary', spare: true, cell: ({ phone }) => <Cut>{phone}</Cut> },
  { id: 'kind', header: 'Kind', cell: ({ kinds }) => <KindTags kinds={kinds} /> },
  {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    cell: ({ status }) => status && <StatusBadge status={status} />,
  },
  {
    id: 'login',
    header: 'Login',
    tone: 'secondary',
    spare: true,
    cell: ({ has_login: has }) => (has ? 'Yes' : 'No'),
  },
]

type Props = {
  rows: PersonRow[]
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  selected: string[]
  /** Without it no row can be selected. */
  onSelect?: (ids: string[]) => void
  reloading: boolean
}

export function PeopleTable(props: Props) {
  return (
    <Table
      name="people"
      caption={copy.listTitle}
      columns={COLUMNS}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      card={cardOf}
      {...props}
    />
  )
}

function cardOf(person: PersonRow) {
  return <PersonCard person={person} />
}

function PersonCard({ person }: { person: PersonRow }) {
  const { company, email, phone, kinds, status } = person
  return (
    <div className={layout['stack-10']}>
      <div className={cx(layout['spread-8'], shared['shrinks'])}>
        <Who person={person} />
        {status !== null && <StatusBadge status={status} />}
      </div>
      <p className={styles['cardFacts']}>{dotted([company?.name, email ?? phone]) || copy.noContacts}</p>
      <KindTags kinds={kinds} />
    </div>
  )
}

function Who({ person: { id, name, photo, job_title: title } }: { person: PersonRow }) {
  return (
    <div className={cx(layout['row-12'], shared['shrinks'])}>
      <Avatar name={name} photo={photo} />
      <div className={cx(layout['stack'], styles['who'])}>
        <Link to="/people/$personId" params={{ personId: id }} className={rowLink}>
          {name}
        </Link>
        <span className={styles['title']} title={title ?? undefined}>
          {title ?? copy.noTitle}
        </span>
      </div>
    </div>
  )
}

/** A value of its own width at most; the whole of it on hover. */
function Cut({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return ''
  return (
    <span className={cx(shared['clipped'], styles['cut'])} title={children}>
      {children}
    </span>
  )
}
