import type { AwardDetails } from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { jurorsOf, scoresOf, totalOf, type NomineeScore } from '@guildhall/contract/gigs/award-scores'
import { copy } from '#features/gigs/copy.ts'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table } from '#ui/lists/table.tsx'

type Props = { details: AwardDetails; refs: Gig['refs'] }

/** What each juror thinks of each nominee, for those who review the jury. */
export function JuryTable({ details, refs }: Props) {
  const columns: Column<NomineeScore>[] = [
    {
      id: 'company',
      header: 'Nominee',
      cell: ({ company_id: id }) => refs.companies.find((one) => one.id === id)?.name ?? 'Not provided',
    },
    ...jurorsOf(details).map((juror): Column<NomineeScore> => ({
      id: juror,
      header: refs.people.find(({ id }) => id === juror)?.name ?? 'Juror',
      cell: ({ company_id: id }) => totalOf(details, juror, id)?.toFixed(1),
      align: 'numeric',
    })),
  ]
  return (
    <Table
      caption={copy.scoresByJuror}
      columns={columns}
      rows={scoresOf(details)}
      rowId={({ company_id: id }) => id}
    />
  )
}
