import { Select } from '@mantine/core'
import '#ui/theme/styles-dropdowns.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  description?: string | undefined
  error?: string | undefined
  onChange: (value: Value) => void
}

/** One of a few, from a dropdown; one is always chosen. */
export function ChoiceField<Value extends string>({ options, onChange, ...field }: Props<Value>) {
  return (
    <Select
      {...field}
      data={[...options]}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}
