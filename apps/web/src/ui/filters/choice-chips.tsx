import type { ReactNode } from 'react'
import { later } from '#ui/hooks/later.ts'
import { tagOf } from './chip-list.tsx'
import type { Choice } from './choice-field.tsx'
import { FilterChips } from './filter-chips.tsx'

// Boxes and circles weigh more than the chips: they come when somebody asks for them.
const ChoiceField = later(() => import('./choice-field.tsx'), 'ChoiceField')

type Props<Key extends string> = {
  searchLabel: string
  search: string
  onSearch: (text: string) => void
  choices: readonly Choice<Key>[]
  /** Nothing chosen takes the filter back. */
  onChoose: (key: Key, chosen: readonly string[]) => void
  /** Without it nothing is cleared here: an empty list has a button of its own. */
  onClear: (() => void) | undefined
  /** At the end of the line: how the list is shown. */
  end?: ReactNode
}

/** Search and filters of a list where each filter is a choice of a few. */
export function ChoiceChips<Key extends string>({ choices, onChoose, ...bar }: Props<Key>) {
  const tags = choices
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ key, label, options, chosen }) =>
      tagOf(
        key,
        label,
        options.filter(({ value }) => chosen.includes(value)).map((option) => option.label),
      ),
    )
  return (
    <FilterChips
      {...bar}
      groups={choices.map(({ key, label, none = label, chosen }) => ({
        key,
        label: chosen.length === 0 ? none : label,
        isMain: true,
      }))}
      tags={tags}
      renderField={(key) =>
        choices
          .filter((choice) => choice.key === key)
          .map((choice) => (
            <ChoiceField key={key} choice={choice} onChoose={(chosen) => onChoose(key, chosen)} />
          ))
      }
      onRemove={(key) => onChoose(key, [])}
    />
  )
}
