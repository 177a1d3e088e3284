import { Checkbox, Radio } from '@mantine/core'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './few-choices.module.css'

type Option<Value extends string> = { value: Value; label: string }

type ManyProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** Several of a few, all in sight. */
export function AnyOf<Value extends string>({ label, options, value, onChange }: ManyProps<Value>) {
  const inOrder = (chosen: readonly string[]) =>
    options.map((option) => option.value).filter((one) => chosen.includes(one))
  return (
    <Checkbox.Group label={label} value={[...value]} onChange={(next) => onChange(inOrder(next))}>
      <div className={cx(layout['stack-10'], styles['choices'])}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

type OneProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all in sight; one is always chosen. */
export function OneOf<Value extends string>({ label, options, value, onChange }: OneProps<Value>) {
  const choose = (next: string) => {
    const chosen = options.find((option) => option.value === next)
    if (chosen !== undefined) onChange(chosen.value)
  }
  return (
    <Radio.Group label={label} value={value} onChange={choose}>
      <div className={cx(layout['stack-10'], styles['choices'])}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </div>
    </Radio.Group>
  )
}
