import styles from './form-failure.module.css'

/** What went wrong with the form as a whole. */
export function Failure({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={styles['place']}>
      {text !== undefined && <p className={styles['failure']}>{text}</p>}
    </div>
  )
}

/** Brings the reader to the first field that is wrong, once the page says so. */
export function focusFirstFault(form: { readonly current: HTMLElement | null }) {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector('[aria-invalid="true"]')
    if (field instanceof HTMLElement) field.focus()
  })
}
