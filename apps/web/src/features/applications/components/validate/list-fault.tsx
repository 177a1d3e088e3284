import styles from './wizard-field.module.css'

/** What is wrong with a list as a whole, above its entries. */
export function ListFault({ fault }: { fault: string | undefined }) {
  if (fault === undefined) return null
  return (
    <p className={styles['fault']} tabIndex={-1} data-list-fault>
      {fault}
    </p>
  )
}

/** Brings the reader to it where no field is wrong. */
export function focusListFault(panel: Element | undefined): void {
  const fault = panel?.querySelector('[data-list-fault]')
  if (fault instanceof HTMLElement) fault.focus()
}
