import { useEffect, useRef } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './error-summary.module.css'

type FieldError = { field: string; label: string; text: string }

type Props = {
  errors: FieldError[]
  /** Brings the reader to the field. */
  onGo: (field: string) => void
  title?: string
}

/** What is still wrong with a long form, above it; takes the focus when it appears. */
export function ErrorSummary({ errors, onGo, title = 'Please check these fields' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors) box.current?.focus()
  }, [hasErrors])
  if (!hasErrors) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles['summary']}>
      <p className={cx(shared['flush'], shared['strong'], shared['danger'])}>{title}</p>
      <ul className={styles['list']}>
        {errors.map(({ field, label, text }) => (
          <li key={field}>
            <button type="button" className={cx(shared['bare'], styles['link'])} onClick={() => onGo(field)}>
              {label}
            </button>
            : {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
