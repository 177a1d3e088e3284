import { ComboboxChevron, Pill, PillsInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import pills from '#ui/fields/pills.module.css'
import { Pills, SHOWN_CHOICES } from '#ui/fields/pills.tsx'
import { cx } from '#ui/theme/class-names.ts'
import '#ui/theme/styles-dropdowns.css'
import { Coming, Plain } from './coming.tsx'
import { optionIn, optionsIn, type Field } from './draft.ts'
import { basics, inputFacts, type FieldForm } from './field-facts.ts'
import { useChoices } from './use-choices.ts'
import { arrived } from '#ui/hooks/later.ts'
import { lateField } from '#ui/popups/late.tsx'
import type { SelectOption } from '#ui/fields/select-options.ts'
import { useCreation } from './use-creation.ts'

// They bring what opens below them.
const SearchSelect = lateField(
  async () => (await arrived(() => import('#ui/fields/search-select.tsx'))).SearchSelect,
)
const SearchMultiSelect = lateField(
  async () => (await arrived(() => import('#ui/fields/search-multi-select.tsx'))).SearchMultiSelect,
)

type Props = { field: Extract<Field, { kind: 'choice' | 'choices' }>; form: FieldForm }

/** One of a list. */
export function ChoiceField({ field, form }: Props) {
  const [keyword, setKeyword] = useState('')
  const { options, loading } = useChoices(field.choices, keyword, form.draft)
  const search = useSearchFacts(field, setKeyword)
  const facts = { ...basics(field, form), ...inputFacts(field, form) }
  const value = fullOption(options, optionIn(form.draft, field.name))
  return (
    <Coming
      name={field.name}
      instead={
        <Plain
          {...facts}
          value={value?.name ?? ''}
          rightSection={<ComboboxChevron aria-hidden />}
          rightSectionPointerEvents="none"
        />
      }
    >
      <SearchSelect
        {...facts}
        {...search}
        options={options}
        loading={loading}
        value={value}
        onChange={(option) => form.change(field, option)}
      />
    </Coming>
  )
}

/** Several of a list. */
export function ChoicesField({ field, form }: Props) {
  const [keyword, setKeyword] = useState('')
  const { options, loading } = useChoices(field.choices, keyword, form.draft)
  const search = useSearchFacts(field, setKeyword)
  const facts = {
    ...basics(field, form),
    description: field.description,
    placeholder: field.placeholder ?? '',
    disabled: field.isDisabled?.(form.draft) ?? false,
    value: optionsIn(form.draft, field.name),
    onChange: (chosen: SelectOption[]) => form.change(field, chosen),
  }
  return (
    <Coming name={field.name} instead={<PlainChoices {...facts} />}>
      <SearchMultiSelect {...facts} {...search} options={options} loading={loading} />
    </Coming>
  )
}

type PlainProps = Pick<ReturnType<typeof basics>, 'label' | 'required' | 'error'> & {
  description: ReactNode
  placeholder: string
  disabled: boolean
  value: SelectOption[]
  onChange: (chosen: SelectOption[]) => void
}

function PlainChoices({ label, required, error, description, placeholder, ...props }: PlainProps) {
  const { value, disabled, onChange } = props
  return (
    <PillsInput
      label={label}
      withAsterisk={required}
      error={error}
      description={description}
      disabled={disabled}
      classNames={{ input: cx(pills['field']) }}
    >
      <Pill.Group>
        <Pills
          value={value}
          shown={SHOWN_CHOICES}
          onRemove={disabled ? undefined : (id) => onChange(value.filter((one) => one.id !== id))}
        />
        <PillsInput.Field
          aria-label={label}
          placeholder={value.length === 0 ? placeholder : ''}
          readOnly={disabled}
        />
      </Pill.Group>
    </PillsInput>
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
