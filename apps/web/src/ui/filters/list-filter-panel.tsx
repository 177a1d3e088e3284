import { MultiChoiceField } from '#ui/fields/multi-choice-field.tsx'
import type { FilterPanelProps } from './draft-filter-bar.tsx'
import { FilterFields, FilterFrame } from './filter-frame.tsx'
import type { FilterTexts, FilterWord } from './filter-words.ts'
import type { Icons } from './list-filter.tsx'

type Props = FilterPanelProps<FilterTexts> & {
  words: Readonly<Record<string, FilterWord>>
  icons: Icons
  none: FilterTexts
}

/** One field a filter; the edits wait for Apply. */
export function ListFilterPanel({ id, draft, onApply, words, icons, none }: Props) {
  const { edited, edit } = draft
  return (
    <FilterFrame id={id} draft={draft} none={none} onApply={onApply}>
      <FilterFields>
        {Object.entries(words).map(([key, { label, all, options }]) => (
          <MultiChoiceField
            key={key}
            label={label}
            placeholder={all}
            options={options.map((option) => ({ ...option, icon: iconOf(icons[key], option.value) }))}
            value={edited[key] ?? []}
            onChange={(values) => edit({ [key]: values })}
          />
        ))}
      </FilterFields>
    </FilterFrame>
  )
}

function iconOf(Icon: Icons[string] | undefined, value: string) {
  return Icon && <Icon value={value} />
}
