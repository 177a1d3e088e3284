import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './choice-row.module.css'

type Props<Value extends string | number> = {
  label: string
  options: readonly { value: Value; name: string; face: ReactNode }[]
  value: Value | undefined
  error?: ReactNode
  onChange: (value: Value) => void
}

/** One of a few, side by side: radio buttons that look like tiles. */
export function ChoiceRow<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, error, onChange } = props
  const id = useId()
  return (
    <fieldset
      className={cx(shared['shrinks'], shared['field'])}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles['label']}>
        {label} <span aria-hidden="true">*</span>
      </legend>
      <div className={styles['choices']} role="presentation">
        {options.map(({ value: one, name, face }) => (
          <label key={one} className={cx(shared['centre'], styles['choice'])} title={name}>
            <input
              type="radio"
              className={styles['input']}
              name={id}
              aria-label={name}
              data-invalid={error ? '' : undefined}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {face}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
