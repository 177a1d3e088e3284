import { useState } from 'react'
import { copy } from '#features/gigs/copy.ts'
import type { Choices } from '#ui/forms/draft.ts'
import { useChoices } from '#ui/forms/use-choices.ts'
import { SearchMultiSelect } from '#ui/fields/search-multi-select.tsx'
import type { SelectOption } from '#ui/fields/select-options.ts'

type FoundProps = {
  label: string
  choices: Choices
  ids: readonly string[]
  /** Names of those that the address brought along. */
  known: readonly { id: string; name: string }[]
  onChange: (ids: string[]) => void
}

/** Searched, for there may be many. */
export function Found({ label, choices: from, ids, known, onChange }: FoundProps) {
  const [keyword, setKeyword] = useState('')
  const [picked, setPicked] = useState<SelectOption[]>([])
  const { options, loading } = useChoices(from, keyword, {})
  const value = ids.flatMap((id) => {
    const { name } = [...picked, ...known].find((one) => one.id === id) ?? {}
    return name === undefined ? [] : [{ id, name }]
  })
  return (
    <SearchMultiSelect
      label={label}
      placeholder={copy.typeToSearch}
      options={options}
      loading={loading}
      value={value}
      onSearch={setKeyword}
      onChange={(next) => {
        setPicked(next)
        onChange(next.map(({ id }) => id))
      }}
    />
  )
}
