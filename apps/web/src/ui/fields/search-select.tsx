import { Combobox, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { SearchSelectDropdown } from './search-select-dropdown.tsx'
import { selectTyped } from './select-typed.ts'
import type { SelectOption } from './select-options.ts'
import { useSearchSelect } from './use-search-select.ts'
import type { SearchSelectSource } from './use-search-select.ts'

type Props = SearchSelectSource & {
  label: string
  value: SelectOption | undefined
  onChange: (value: SelectOption | undefined) => void
  loading?: boolean
  required?: boolean
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  disabled?: boolean
  onBlur?: () => void
}

/** One option, found by typing; its name stands in the field until the reader types another. */
export function SearchSelect({ value, onChange, ...props }: Props) {
  const { label, loading = false, required = false, description, placeholder } = props
  const chosen = value ? [value] : []
  const [isSearching, setSearching] = useState(false)
  const select = useSearchSelect({
    ...props,
    value: chosen,
    onChange: (next) => onChange(next.at(-1)),
    multiple: false,
  })
  const { combobox } = select
  const failure = value?.error ? `${value.name} could not be created` : undefined
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (isSearching) select.settle(event)
    combobox.closeDropdown()
    setSearching(false)
    select.clear()
    props.onBlur?.()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && isSearching) select.takeOnly()
    if (event.key !== 'Enter' || combobox.getSelectedOptionIndex() !== -1) return
    event.preventDefault()
    if (select.takeOnly()) setSearching(false)
    else select.submit()
  }
  const choose = (id: string) => {
    setSearching(false)
    select.choose(id)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label={label}
          withAsterisk={required}
          aria-required={required}
          error={failure ?? props.error}
          description={description}
          placeholder={placeholder}
          disabled={props.disabled ?? false}
          rightSection={<Combobox.Chevron aria-hidden />}
          rightSectionPointerEvents="none"
          value={isSearching ? select.text : (value?.name ?? '')}
          onChange={(event) => {
            setSearching(true)
            if (event.currentTarget.value === '') onChange(undefined)
            select.type(event.currentTarget.value)
          }}
          onClick={(event) => {
            combobox.openDropdown()
            if (!isSearching) selectTyped(event)
          }}
          onFocus={select.openOnFocus}
          onBlur={leave}
          onKeyDown={press}
        />
      </Combobox.Target>
      <SearchSelectDropdown
        select={select}
        value={chosen}
        loading={loading}
        label={label}
        more={props.more}
      />
    </Combobox>
  )
}
