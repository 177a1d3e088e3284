import { useId, useState } from 'react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './plain-controls.module.css'
import { copy } from '#ui/text/copy.ts'

/*
 * The controls of the pages that stand before the login, without the component library:
 * those pages must load at once. They look like their siblings in the portal.
 */

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  quiet?: boolean
  wide?: boolean
  /** Its work is under way: it keeps its size and cannot be pressed again. */
  pending?: boolean
}

export function PlainButton({
  quiet = false,
  wide = false,
  pending = false,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles['button'], quiet && styles['quiet'], wide && styles['wide'], className)}
      disabled={rest.disabled === true || pending}
      aria-busy={pending || undefined}
    >
      {children}
    </button>
  )
}

/** What a form gives each of its fields. */
export interface FieldState {
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

type TextFieldProps = {
  label: string
  field: FieldState
  type?: 'text' | 'email' | 'password'
  autoComplete?: string
  inputMode?: 'text' | 'numeric'
  /** Stands at the right end of the field. */
  inside?: ReactNode
  describedBy?: string
  isReadOnly?: boolean
  /** Where the page begins, on a phone as well. */
  autoFocus?: boolean
  /** Where the page begins for whoever has a keyboard; the one of a phone would cover the page. */
  begins?: boolean
}

/** A labelled text; its error stands below it. */
export function PlainTextField({
  label,
  field,
  inside,
  type = 'text',
  describedBy,
  isReadOnly = false,
  begins = false,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hasError = field.error !== undefined
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']}>
        <input
          autoFocus={begins && matchMedia('(hover: hover)').matches}
          {...rest}
          id={id}
          type={type}
          className={cx(styles['input'], inside !== undefined && styles['withInside'])}
          value={field.value}
          readOnly={isReadOnly}
          onChange={(event) => field.onChange(event.currentTarget.value)}
          onBlur={field.onBlur}
          aria-invalid={hasError || undefined}
          aria-describedby={cx(hasError && errorId, describedBy) || undefined}
        />
        {inside}
      </div>
      {hasError && (
        <p id={errorId} className={styles['error']}>
          {field.error}
        </p>
      )}
    </div>
  )
}

type PasswordProps = Pick<TextFieldProps, 'label' | 'field' | 'describedBy' | 'begins'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which its owner may look at. */
export function PlainPasswordField({ label, ...rest }: PasswordProps) {
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={cx(shared['centre'], styles['toggle'])}
      // Without the field's label in it, so that the label finds the field alone.
      aria-label={copy.showWhatIsTyped}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Eye isOpen={isShown} />
    </button>
  )
  return <PlainTextField label={label} type={isShown ? 'text' : 'password'} inside={toggle} {...rest} />
}

type CheckboxProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
}

export function PlainCheckbox({ label, checked, onChange, error }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className={cx(layout['tops'], styles['check'])}>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={id} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <path d="M2.5 12c2.2-4 5.4-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.4 6-9.5 6s-7.3-2-9.5-6z" />
      <circle cx="12" cy="12" r="2.8" />
      {isOpen && <path d="M4 20 20 4" />}
    </svg>
  )
}
