import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** A rate as it reads everywhere, the amount above its unit: so its column stays narrow. */
export function Pay({ text }: { text: string }) {
  const [amount, unit] = text.split(' / ')
  return (
    <span className={cx(layout['stack-2'], shared['keeps-line'])}>
      {amount} {unit !== undefined && <small className={shared['note']}>/ {unit}</small>}
    </span>
  )
}
