import { useState } from 'react'
import { optionIn, optionsIn, type Field } from './draft.ts'
import { basics, inputFacts, type FieldForm } from './field-facts.ts'
import { useChoices } from './use-choices.ts'
import { SearchMultiSelect } from '#ui/fields/search-multi-select.tsx'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import type { SelectOption } from '#ui/fields/select-options.ts'
import { useCreation } from './use-creation.ts'

type Props = { field: Extract<Field, { kind: 'choice' | 'choices' }>; form: FieldForm }

/** One of a list. */
export function ChoiceField({ field, form }: Props) {
  const [keyword, setKeyword] = useState('')
  const { options, loading } = useChoices(field.choices, keyword, form.draft)
  const search = useSearchFacts(field, setKeyword)
  return (
    <SearchSelect
      {...basics(field, form)}
      {...inputFacts(field, form)}
      {...search}
      options={options}
      loading={loading}
      value={fullOption(options, optionIn(form.draft, field.name))}
      onChange={(option) => form.change(field, option)}
    />
  )
}

/** Several of a list. */
export function ChoicesField({ field, form }: Props) {
  const [keyword, setKeyword] = useState('')
  const { options, loading } = useChoices(field.choices, keyword, form.draft)
  const search = useSearchFacts(field, setKeyword)
  return (
    <SearchMultiSelect
      {...basics(field, form)}
      description={field.description}
      placeholder={field.placeholder ?? ''}
      {...search}
      options={options}
      loading={loading}
      value={optionsIn(form.draft, field.name)}
      onChange={(chosen) => form.change(field, chosen)}
    />
  )
}

/** A list that is searched elsewhere hears what is typed; one that is here whole is searched here. */
function useSearchFacts(field: Props['field'], setKeyword: (keyword: string) => void) {
  const { create, choices } = field
  const onCreate = useCreation(create)
  return {
    ...(choices.isSearched && { onSearch: setKeyword }),
    ...(onCreate && { onCreate }),
  }
}

/** What is chosen reads as in the list, where the list knows it. */
function fullOption(options: SelectOption[], value: SelectOption | undefined) {
  return options.find(({ id }) => id === value?.id) ?? value
}
