import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
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
    <div className={cx(layout['row'], styles['empty'])}>
      {icon && <div className={cx(shared['centre'], styles['icon'])}>{icon}</div>}
      <p className={cx(shared['medium'], shared['flush'])}>{text}</p>
      {detail && <p className={styles['detail']}>{detail}</p>}
      {action && <div className={cx(layout['wrap-8'], styles['action'])}>{action}</div>}
    </div>
  )
}
