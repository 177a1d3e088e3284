import type { ReactNode } from 'react'
import styles from './form-card.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import failed from '#ui/feedback/failure.module.css'

type Props = { title: string; lead?: ReactNode; children?: ReactNode; below?: ReactNode }

let hasStood = false

/** Where one card follows another, the keyboard and the screen reader go on at its title, unless it begins with a field. */
function goOnAt(title: HTMLElement | null): void {
  if (title === null) return
  if (hasStood && document.activeElement === document.body) title.focus()
  hasStood = true
}

/** The one card of an accounts page. */
export function FormCard({ title, lead, children, below }: Props) {
  return (
    <>
      <section className={cx(shared['card'], styles['card'])}>
        <h1 ref={goOnAt} tabIndex={-1} className={cx(shared['page-title'], styles['title'])}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        {children}
      </section>
      {below !== undefined && <p className={styles['below']}>{below}</p>}
    </>
  )
}

/** What went wrong with the whole form; announced when it appears. */
export function FormFailure({ text, children }: { text: string | undefined; children?: ReactNode }) {
  return (
    <div role="alert" className={shared['unless-empty']}>
      {text !== undefined && (
        <div className={failed['box']}>
          {text}
          {children}
        </div>
      )}
    </div>
  )
}
