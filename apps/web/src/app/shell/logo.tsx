import { useConfig } from '#platform/session.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './logo.module.css'

/** The sign and the name of the product, leading home. */
export function Logo() {
  const { product } = useConfig()
  return (
    <a href="/" className={cx(layout['inline-row'], styles['logo'])}>
      <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
        <rect width="26" height="26" rx="6" fill="var(--accent)" />
        <path
          d="M8 7v6a5 5 0 0 0 10 0V7"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span>{product}</span>
    </a>
  )
}
