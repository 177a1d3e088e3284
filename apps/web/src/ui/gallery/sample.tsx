import type { ReactNode } from 'react'
import styles from './gallery.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** One widget or state under its name. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={cx(shared['title'], styles['heading'])}>{title}</h2>
      <div className={cx(layout['stack-16'], styles['sample'])}>{children}</div>
    </section>
  )
}
