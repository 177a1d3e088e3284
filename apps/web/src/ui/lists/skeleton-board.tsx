import { cx } from '#ui/theme/class-names.ts'
import { useDelayed } from '#ui/hooks/use-delayed.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'
import bones from './skeleton.module.css'
import styles from './skeleton-board.module.css'
import { SkeletonBones } from './skeleton-rows.tsx'
import { SkeletonTabs } from './skeleton-tabs.tsx'

/** A page of lists below tabs before its data: the way here, its name and what stands beside it, a folded card, the tabs, rows. */
export function SkeletonBoard() {
  const isDue = useDelayed(true)
  if (!isDue) return <output className={bones['waiting']} aria-label={copy.loading} aria-busy />
  return (
    <output className={bones['block']} aria-label={copy.loading} aria-busy>
      <span className={cx(bones['bone'], styles['crumbs'])} />
      <div className={cx(layout['spread-wrap'], styles['head'])}>
        <span className={cx(bones['bone'], bones['title'])} />
        <span className={cx(bones['bone'], styles['button'])} />
      </div>
      <div className={layout['stack-16']}>
        <div className={cx(shared['card'], layout['row'], styles['folded'])}>
          <span className={cx(bones['bone'], styles['name'])} />
        </div>
        <SkeletonTabs />
        <SkeletonBones rows={6} columns={3} hasAvatar areCards={false} hasHead={false} />
      </div>
    </output>
  )
}
