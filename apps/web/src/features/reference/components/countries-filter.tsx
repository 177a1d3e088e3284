import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/reference/copy.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { SearchMultiSelect } from '#ui/fields/search-multi-select.tsx'

type Props = { label: string; chosen: readonly string[]; onChange: (ids: string[]) => void }

/** Narrows a list to some countries. */
export function CountriesFilter({ label, chosen, onChange }: Props) {
  const { data: countries = [], isPending } = useQuery(referenceQueries.countries())
  const options = countries.map((country) => ({ id: country.id, name: country.nicename }))
  return (
    <SearchMultiSelect
      label={label}
      placeholder={copy.allCountries}
      options={options}
      loading={isPending}
      value={options.filter(({ id }) => chosen.includes(id))}
      onChange={(now) => onChange(now.map(({ id }) => id))}
    />
  )
}
