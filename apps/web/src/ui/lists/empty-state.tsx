import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Props = {
  /** One line that says what will stand here. */
  text: string
  detail?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

/** A place with nothing in it yet, and the action that fills it. */
export function EmptyState({ text, detail, icon, action }: Props) {
  return (
    <div className={styles['empty']}>
      {icon && <div className={styles['icon']}>{icon}</div>}
      <p className={cx(shared['medium'], shared['flush'])}>{text}</p>
      {detail && <p className={styles['detail']}>{detail}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
