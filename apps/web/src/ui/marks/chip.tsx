import IconX from '~icons/x'
import { cx } from '#ui/theme/class-names.ts'
import styles from './chip.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  label: string
  value: string
  /** The whole value, where `value` is cut; shown on hover and read out. */
  full?: string
  onRemove: () => void
}

/** One thing that a list is narrowed by, and the way to drop it. */
export function Chip({ label, value, full = value, onRemove }: Props) {
  return (
    <span
      className={cx(shared['note'], layout['inline-row'], styles['chip'])}
      title={full === value ? undefined : full}
    >
      <span className={shared['clipped']}>
        {label} <strong className={cx(shared['strong'], shared['ink'])}>{value}</strong>
      </span>
      <button
        type="button"
        className={cx(shared['centre'], styles['remove'])}
        aria-label={`Remove ${label} ${full}`}
        onClick={onRemove}
      >
        <IconX size={14} stroke={2} aria-hidden />
      </button>
    </span>
  )
}
