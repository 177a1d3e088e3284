import type { RadarDetails } from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { copy } from '#features/gigs/copy.ts'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table } from '#ui/lists/table.tsx'
import styles from './gig-scope.module.css'
import { colorOf } from './radar-colors.ts'
import layout from '#ui/theme/layout.module.css'

type Company = RadarDetails['companies'][number]
type Props = { companies: Company[]; refs: Gig['refs'] }

/** The companies of a radar, the best first. */
export function RadarTable({ companies, refs }: Props) {
  return (
    <Table
      caption={copy.companies}
      columns={columnsFor(companies, refs)}
      rows={companies.toSorted((one, other) => totalOf(other) - totalOf(one))}
      rowId={({ company_id: id }) => id}
    />
  )
}

function columnsFor(companies: Company[], refs: Gig['refs']): Column<Company>[] {
  return [
    {
      id: 'company',
      header: 'Company',
      cell: ({ company_id: id }) => (
        <span className={layout['row-10']}>
          <span className={styles['dot']} style={{ background: colorOf(companies, id) }} aria-hidden />
          {refs.companies.find((one) => one.id === id)?.name ?? copy.notProvided}
        </span>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => status.charAt(0).toUpperCase() + status.slice(1),
      tone: 'secondary',
      hideOnMobile: true,
    },
    { id: 'growth', header: 'Growth', cell: (row) => row.growth_score?.toFixed(1), align: 'numeric' },
    {
      id: 'innovation',
      header: 'Innovation',
      cell: (row) => row.innovation_score?.toFixed(1),
      align: 'numeric',
    },
  ]
}

function totalOf({ growth_score: growth, innovation_score: innovation }: Company): number {
  return (growth ?? 0) + (innovation ?? 0)
}
