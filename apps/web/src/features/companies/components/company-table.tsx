import { Link } from '@tanstack/react-router'
import { copy } from '#features/companies/copy.ts'
import type { CompanyListRow } from '#features/companies/queries.ts'
import { Badge } from '#ui/marks/badge.tsx'
import type { Column } from '#ui/lists/table-columns.ts'
import type { Sort } from '#ui/lists/table-sort.ts'
import { rowLink, Table } from '#ui/lists/table.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { CompanyMenu, type CompanyAct } from './company-menu.tsx'
import styles from './company-table.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { DottedFacts } from '#ui/text/dotted-facts.tsx'

type OnAct = (act: CompanyAct, company: CompanyListRow) => void

type Props = {
  rows: CompanyListRow[]
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  selected: string[]
  onSelect: (ids: string[]) => void
  onAct: OnAct
  reloading: boolean
}

/** One page of companies; on a phone each row is a card. */
export function CompanyTable({ rows, sort, onSort, selected, onSelect, onAct, reloading }: Props) {
  return (
    <Table
      name="companies"
      caption={copy.listTitle}
      columns={columnsFor(onAct)}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      sort={sort}
      onSort={onSort}
      selected={selected}
      onSelect={onSelect}
      reloading={reloading}
      card={cardsWith(onAct)}
    />
  )
}

function cardsWith(onAct: OnAct) {
  return (row: CompanyListRow) => <CompanyCard company={row} onAct={onAct} />
}

function columnsFor(onAct: OnAct): Column<CompanyListRow>[] {
  return [
    { id: 'name', header: 'Name', sortKey: 'name', cell: (row) => <Name company={row} /> },
    { id: 'type', header: 'Type', sortKey: 'type', cell: ({ type }) => type ?? '' },
    {
      id: 'industry',
      header: 'Industry',
      sortKey: 'industry',
      tone: 'secondary',
      spare: true,
      cell: ({ industry }) => industry?.name ?? '',
    },
    { id: 'country', header: 'Country', sortKey: 'country', cell: ({ country }) => country?.name ?? '' },
    {
      id: 'members',
      header: 'Members',
      sortKey: 'members',
      align: 'numeric',
      cell: ({ members }) => <Count of={members} />,
    },
    { id: 'projects', header: 'Projects', align: 'numeric', cell: ({ projects }) => <Count of={projects} /> },
    {
      id: 'source',
      header: 'Source',
      sortKey: 'source',
      tone: 'secondary',
      spare: true,
      cell: ({ source }) => source,
    },
    {
      id: 'actions',
      header: 'Actions',
      headerHidden: true,
      cell: (row) => <CompanyMenu company={row} actions={row.actions} onAct={(act) => onAct(act, row)} />,
    },
  ]
}

/** What there is none of steps back behind what there is. */
function Count({ of: count }: { of: number }) {
  return count === 0 ? <span className={shared['quiet']}>0</span> : count
}

function Name({ company: { id, name, logo, is_draft: isDraft } }: { company: CompanyListRow }) {
  return (
    <div className={cx(layout['row-12'], shared['shrinks'])}>
      <CompanyLogo logo={logo} size={30} />
      <span className={cx(layout['row-wrap'], styles['name'])}>
        <Link to="/companies/$companyId" params={{ companyId: id }} className={rowLink}>
          {name}
        </Link>
        {isDraft && <Badge tone="draft">{copy.draft}</Badge>}
      </span>
    </div>
  )
}

function CompanyCard({ company, onAct }: { company: CompanyListRow; onAct: OnAct }) {
  const { type, industry, country, members, projects, source } = company
  return (
    <div className={layout['stack-10']}>
      <div className={cx(layout['spread-8'], shared['shrinks'])}>
        <Name company={company} />
        <CompanyMenu company={company} actions={company.actions} onAct={(act) => onAct(act, company)} />
      </div>
      <DottedFacts facts={[type, industry?.name, country?.name]} className={shared['note']} />
      <DottedFacts
        facts={[copy.memberCount(members), copy.projectCount(projects), source]}
        className={shared['note']}
      />
    </div>
  )
}
