import { ChoiceChips } from './choice-chips.tsx'
import type { FilterTexts, FilterWord } from './filter-words.ts'

type Props = {
  searchLabel: string
  words: Readonly<Record<string, FilterWord>>
  list: {
    filters: { filter: FilterTexts; keyword: string }
    state: { isEmpty: boolean }
    apply: (filter: FilterTexts) => void
    find: (text: string) => void
    clear: () => void
  }
}

/** Search and a few filters beside it, drawn from their words; each acts at once. */
export function FilterLine({ searchLabel, words, list }: Props) {
  const { filter, keyword } = list.filters
  return (
    <ChoiceChips
      searchLabel={searchLabel}
      search={keyword}
      onSearch={list.find}
      choices={Object.entries(words).map(([key, { label, options }]) => ({
        key,
        label,
        options,
        chosen: filter[key] ?? [],
      }))}
      onChoose={(key, chosen) => list.apply({ [key]: [...chosen] })}
      onClear={list.state.isEmpty ? undefined : list.clear}
    />
  )
}
