import { useDelayed } from '#ui/hooks/use-delayed.ts'
import layout from '#ui/theme/layout.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'
import bones from './skeleton.module.css'
import styles from './skeleton-things.module.css'

/** Things to do that are on their way: what it is, what is known of it, its button; in cards with a head of their own. */
export function SkeletonThings({ groups }: { groups: readonly number[] }) {
  const isDue = useDelayed(true)
  if (!isDue) return <output className={bones['waiting']} aria-label={copy.loading} aria-busy />
  return (
    <output className={layout['stack-16']} aria-label={copy.loading} aria-busy>
      {groups.map((things, index) => (
        <div key={index} className={shared['card']}>
          <div className={cx(layout['row'], styles['head'])}>
            <span className={cx(bones['bone'], bones['label'])} />
          </div>
          <Things count={things} />
        </div>
      ))}
    </output>
  )
}

/** The same below a head that stands already. */
export function SkeletonFirstThings({ count }: { count: number }) {
  const isDue = useDelayed(true)
  return (
    <output className={bones['block']} aria-label={copy.loading} aria-busy>
      {isDue && <Things count={count} />}
    </output>
  )
}

function Things({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={cx(layout['row-16'], styles['thing'])}>
      <div className={cx(layout['stack-10'], shared['fills'])}>
        <span className={cx(bones['bone'], styles['title'])} />
        <span className={cx(bones['bone'], styles['text'])} />
      </div>
      <span className={cx(bones['bone'], styles['button'])} />
    </div>
  ))
}
