import styles from './pay.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** A rate as it reads everywhere; where there is no room for its line, the amount above its unit. */
export function Pay({ text }: { text: string }) {
  const [amount, unit] = text.split(' / ')
  return (
    <span className={cx(styles['pay'], shared['keeps-line'])}>
      <span className={shared['keeps-line']}>{amount}</span>{' '}
      {unit !== undefined && <small className={cx(shared['note'], shared['keeps-line'])}>/ {unit}</small>}
    </span>
  )
}
