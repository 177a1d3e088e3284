import { useQuery } from '@tanstack/react-query'
import { referenceQueries } from '#features/reference/queries.ts'
import { SearchMultiSelect } from '#ui/fields/search-multi-select.tsx'
import type { SelectOption } from '#ui/fields/select-options.ts'
import { copy } from '#features/experts/copy.ts'

type Props = { value: SelectOption[]; onChange: (value: SelectOption[]) => void; error?: string | undefined }

/** What a file is: at least one tag of the list. */
export function TagField({ value, onChange, error }: Props) {
  const { data = [], isPending } = useQuery(referenceQueries.tags())
  return (
    <SearchMultiSelect
      label={copy.tags}
      required
      minChars={0}
      options={data.map(({ id, name }) => ({ id, name }))}
      value={value}
      onChange={onChange}
      loading={isPending}
      error={error}
    />
  )
}
