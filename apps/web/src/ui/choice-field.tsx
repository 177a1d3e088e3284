import { Select } from '@mantine/core'
import './styles-dropdowns.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, from a dropdown; one is always chosen. */
export function ChoiceField<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <Select
      label={label}
      data={[...options]}
      value={value}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}
