import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './filter-line.module.css'
import type { FilterTexts, FilterWord } from './filter-words.ts'

type Props = {
  searchLabel: string
  words: Readonly<Record<string, FilterWord>>
  list: {
    filters: { filter: FilterTexts; keyword: string }
    apply: (filter: FilterTexts) => void
    find: (text: string) => void
  }
}

/** Search and a few filters beside it, drawn from their words; each acts at once. */
export function FilterLine({ searchLabel, words, list }: Props) {
  const { filter, keyword } = list.filters
  return (
    <div className={cx(layout['stack-16'], styles['line'])}>
      <SearchBox label={searchLabel} value={keyword} onSearch={list.find} />
      {Object.entries(words).map(([key, { label, all, options }]) => (
        <MultiChoiceField
          key={key}
          label={label}
          placeholder={all}
          options={options}
          value={filter[key] ?? []}
          onChange={(values) => list.apply({ [key]: values })}
        />
      ))}
    </div>
  )
}
