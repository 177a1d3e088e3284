import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import '#ui/theme/styles-dropdowns.css'

type Props<Value extends string> = {
  label: string
  placeholder: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** Several of a few, from a dropdown. */
export function MultiChoiceField<Value extends string>(props: Props<Value>) {
  const { label, placeholder, options, value, onChange } = props
  const iconOf = new Map<string, ReactNode>(options.map((option) => [option.value, option.icon]))
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? placeholder : ''}
      data={options.map((option) => ({ value: option.value, label: option.label }))}
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
