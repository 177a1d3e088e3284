import type { ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './headed.module.css'

type Props = { title: string; state: ReactNode; isHeading?: boolean }

/** The first line of a thing in a list or a block: what it is, and at the end how it stands. */
export function Headed({ title, state, isHeading = false }: Props) {
  const Title = isHeading ? 'h2' : 'p'
  return (
    <div className={cx(layout['head-12'], styles['top'])}>
      <Title className={styles['name']}>{title}</Title>
      {state}
    </div>
  )
}
