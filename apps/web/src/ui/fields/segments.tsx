import { useId } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import styles from './segments.module.css'

type Props<Value extends string> = {
  /** What is chosen; a screen reader announces the group by it. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** For a row of a list. */
  isSmall?: boolean
}

/** One of two or three, side by side. It measures nothing: a list below it is laid out once (docs/decisions/277). */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  isSmall = false,
}: Props<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles['segments'], isSmall && styles['small'])}>
      {options.map((option) => (
        <label key={option.value} className={styles['segment']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            className={styles['input']}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
