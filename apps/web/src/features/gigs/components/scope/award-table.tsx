import type { AwardDetails } from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { scoresOf, type NomineeScore } from '@guildhall/contract/gigs/award-scores'
import { copy } from '#features/gigs/copy.ts'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table } from '#ui/lists/table.tsx'
import shared from '#ui/theme/shared.module.css'

type Props = { details: AwardDetails; refs: Gig['refs'] }

const STATUSES = {
  nominated: 'Nominated',
  shortlisted: 'Shortlisted',
  winner: 'Winner',
  not_awarded: 'Not awarded',
}

/** One word, whatever room the scores leave. */
const STATUS: Column<NomineeScore> = {
  id: 'status',
  header: 'Status',
  cell: ({ status }) => <span className={shared['keeps-line']}>{STATUSES[status]}</span>,
  tone: 'secondary',
}

const TOTAL: Column<NomineeScore> = {
  id: 'total',
  header: 'Total',
  cell: ({ total }) => total?.toFixed(1),
  align: 'numeric',
}

/** The nominees with the means of the jury, the best first. */
export function AwardTable({ details, refs }: Props) {
  // Customers see who is nominated and who wins, not how the jury came to it.
  const judged = details.scores.length === 0 ? [] : details.criteria
  const columns: Column<NomineeScore>[] = [
    {
      id: 'company',
      header: 'Nominee',
      cell: ({ company_id: id }) => refs.companies.find((one) => one.id === id)?.name ?? 'Not provided',
    },
    STATUS,
    ...judged.map(({ id, name, weight }, index): Column<NomineeScore> => ({
      id,
      header: `${name} (${weight}%)`,
      cell: ({ means }) => means[index]?.toFixed(1),
      align: 'numeric',
      hideOnMobile: true,
    })),
    ...(judged.length === 0 ? [] : [TOTAL]),
  ]
  return (
    <Table caption={copy.scores} columns={columns} rows={scoresOf(details)} rowId={(row) => row.company_id} />
  )
}
