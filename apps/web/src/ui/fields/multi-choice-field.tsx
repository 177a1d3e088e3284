import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import '#ui/theme/styles-dropdowns.css'

type Props<Value extends string> = {
  label: string
  placeholder: string
  /** With a `group`, the options stand below its name. */
  options: readonly { value: Value; label: string; icon?: ReactNode; group?: string }[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  description?: string
  error?: string | undefined
}

/** Several of a few, from a dropdown. */
export function MultiChoiceField<Value extends string>(props: Props<Value>) {
  const { label, placeholder, options, value, onChange, description, error } = props
  const iconOf = new Map<string, ReactNode>(options.map((option) => [option.value, option.icon]))
  return (
    <MultiSelect
      label={label}
      description={description}
      error={error}
      placeholder={value.length === 0 ? placeholder : ''}
      data={grouped(options)}
      value={[...value]}
      onChange={(next) => onChange(options.map((one) => one.value).filter((one) => next.includes(one)))}
      renderOption={({ option }) => (
        <>
          {iconOf.get(option.value)}
          {option.label}
        </>
      )}
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      clearable
      hidePickedOptions={false}
    />
  )
}

type Item = { value: string; label: string }
type Entry = Item | { group: string; items: Item[] }

function grouped(options: readonly (Item & { group?: string })[]): Entry[] {
  const groups = [...new Set(options.map(({ group }) => group))]
  return groups.flatMap((name): Entry[] => {
    const items = options.filter(({ group }) => group === name).map(({ value, label }) => ({ value, label }))
    return name === undefined ? items : [{ group: name, items }]
  })
}
