import { Combobox, Pill, PillsInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { SearchSelectDropdown } from './search-select-dropdown.tsx'
import '#ui/theme/styles-dropdowns.css'
import { cx } from '#ui/theme/class-names.ts'
import styles from './pills.module.css'
import { Pills, SHOWN_CHOICES } from './pills.tsx'
import type { SelectOption } from './select-options.ts'
import { useSearchSelect } from './use-search-select.ts'
import type { SearchSelectSource } from './use-search-select.ts'

type Props = SearchSelectSource & {
  label: string
  value: SelectOption[]
  onChange: (value: SelectOption[]) => void
  loading?: boolean
  required?: boolean
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  disabled?: boolean
  /** Chosen options in view; the others stand behind a count (specification spec 001 §9). */
  shown?: number
  onBlur?: () => void
}

/** Several options, found by typing, chosen ones as removable pills. */
export function SearchMultiSelect(props: Props) {
  const {
    label,
    value,
    loading = false,
    required = false,
    error,
    description,
    placeholder,
    disabled = false,
    shown = SHOWN_CHOICES,
  } = props
  const select = useSearchSelect({ ...props, multiple: true })
  const { combobox, text } = select
  const press = (event: KeyboardEvent) => {
    const last = value.at(-1)
    if (event.key === 'Backspace' && text === '' && last) select.remove(last.id)
    if (event.key === 'Tab') select.takeOnly()
    if (event.key === 'Enter' && combobox.getSelectedOptionIndex() === -1) {
      event.preventDefault()
      if (!select.takeOnly()) select.submit()
    }
  }
  return (
    <Combobox store={combobox} onOptionSubmit={select.choose}>
      <Combobox.DropdownTarget>
        <PillsInput
          label={label}
          withAsterisk={required}
          error={error}
          description={description}
          disabled={disabled}
          classNames={{ input: cx(styles['field']) }}
          onClick={() => !disabled && combobox.openDropdown()}
        >
          <Pill.Group>
            <Pills value={value} shown={shown} onRemove={disabled ? undefined : select.remove} />
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                aria-label={label}
                aria-required={required}
                disabled={disabled}
                placeholder={value.length === 0 ? placeholder : undefined}
                value={text}
                onChange={(event) => select.type(event.currentTarget.value)}
                onFocus={select.openOnFocus}
                onBlur={(event) => {
                  select.settle(event)
                  combobox.closeDropdown()
                  props.onBlur?.()
                }}
                onKeyDown={press}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <SearchSelectDropdown select={select} value={value} loading={loading} label={label} more={props.more} />
    </Combobox>
  )
}
