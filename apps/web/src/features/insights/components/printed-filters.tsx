import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import { useQuery } from '@tanstack/react-query'
import { gigQueries } from '#features/gigs/queries.ts'
import { copy } from '#features/insights/copy.ts'
import type { InsightFilter } from '#features/insights/queries.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import styles from './insight-filters.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Named = { id: string; name: string }

/** On paper, where the fields are not shown: the period, and what is counted alone. */
export function PrintedFilters({ filter }: { filter: InsightFilter }) {
  const { industry_id: industryIds = [], type = [], owner_id: ownerIds = [] } = filter
  const industries = useQuery({ ...referenceQueries.industries(), enabled: industryIds.length > 0 })
  const owners = useQuery({ ...gigQueries.ownersOf(ownerIds), enabled: ownerIds.length > 0 })
  const kinds = GIG_KINDS.filter((kind) => type.includes(kind)).map((kind) => KINDS[kind].display)
  const lines = [
    { label: copy.industry, names: namesOf(industryIds, industries.data) },
    { label: copy.kind, names: kinds },
    { label: copy.owner, names: namesOf(ownerIds, owners.data) },
  ]
  return (
    <ul className={cx(shared['list'], styles['printed'])} aria-label={copy.printed}>
      <li>{copy.days(filter)}</li>
      {lines
        .filter(({ names }) => names.length > 0)
        .map(({ label, names }) => (
          <li key={label}>
            {label}: {names.join(', ')}
          </li>
        ))}
    </ul>
  )
}

function namesOf(ids: readonly string[], all: readonly Named[] = []): string[] {
  return ids.map((id) => all.find((one) => one.id === id)?.name ?? '…')
}
