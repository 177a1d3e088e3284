import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import bones from './skeleton.module.css'
import styles from './skeleton-tabs.module.css'

/** As wide as the names of most tabs, the count beside them included. */
const WIDTHS = [72, 48, 84, 64, 72, 56, 64]

/** The tabs to come, in one line; `isInset` inside a card. */
export function SkeletonTabs({ isInset = false }: { isInset?: boolean }) {
  return (
    <div className={cx(layout['row'], styles['tabs'])} data-inset={isInset || undefined}>
      {WIDTHS.map((width, index) => (
        <span key={index} className={cx(bones['bone'], styles['tab'])} style={{ width }} />
      ))}
    </div>
  )
}
