import { useId, type ReactNode } from 'react'
import { SeeMore } from '#ui/text/see-more.tsx'
import styles from './facts.module.css'
import { Fact as FactPair, Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** A titled group of facts. */
export function FactBlock({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className={cx(shared['padded'], styles['block'])} role="group" aria-labelledby={id}>
      <h2 className={cx(shared['title'], styles['title'])} id={id}>
        {title}
      </h2>
      {children}
    </div>
  )
}

/** Pairs of a name and a value. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Facts at="beside" className={styles['list']}>
      {children}
    </Facts>
  )
}

/** One pair; without a value it is left out. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return <FactPair name={label}>{children}</FactPair>
}

/** Longer JSON is cut until the reader asks for it. */
const MAX_JSON = 1200

/** An object as it was kept, empty or not; nothing for none. */
export function JsonBlock({ title, value }: { title: string; value: Record<string, unknown> | null }) {
  if (value === null) return null
  return (
    <FactBlock title={title}>
      <pre className={styles['json']}>
        <SeeMore text={JSON.stringify(value, null, 2)} length={MAX_JSON} mobileLength={MAX_JSON} />
      </pre>
    </FactBlock>
  )
}
