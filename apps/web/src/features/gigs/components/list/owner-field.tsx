import { choices } from '#features/gigs/editing/choices.ts'
import { FILTER_LABELS, NO_FILTER } from '#features/gigs/gig-search.ts'
import { useChosen } from '#features/gigs/use-gig-filter-tags.ts'
import { Found } from './found.tsx'

type Props = { ids: string[]; onChange: (ids: string[]) => void }

/** Owners of projects as a filter, also of what is counted elsewhere. */
export function OwnerField({ ids, onChange }: Props) {
  const { owners } = useChosen({ ...NO_FILTER, owner_id: ids })
  return (
    <Found
      label={FILTER_LABELS.owner_id}
      choices={choices.owners}
      ids={ids}
      known={owners}
      onChange={onChange}
    />
  )
}
