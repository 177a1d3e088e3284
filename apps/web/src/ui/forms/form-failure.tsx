import styles from './form-failure.module.css'
import { cx } from '#ui/theme/class-names.ts'
import failed from '#ui/feedback/failure.module.css'

type Props = {
  text: string | undefined
  /** Above the fields, below them, or in a stack that keeps the distances itself. */
  at?: 'top' | 'end' | 'stack'
  ref?: (failure: HTMLElement | null) => void
}

/** What went wrong with a form, or with what was asked for, as a whole. */
export function Failure({ text, at = 'top', ref }: Props) {
  if (text === undefined || text === '') return null
  return (
    <p role="alert" ref={ref} className={cx(failed['box'], styles['failure'])} data-at={at}>
      {text}
    </p>
  )
}

/** Brings the reader to the first field that is wrong, once the page says so. */
export function focusFirstFault(form: { readonly current: HTMLElement | null }) {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector('[aria-invalid="true"]')
    if (field instanceof HTMLElement) field.focus()
  })
}
