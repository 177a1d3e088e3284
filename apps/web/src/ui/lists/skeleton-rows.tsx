import { cx } from '#ui/theme/class-names.ts'
import styles from './skeleton.module.css'
import { useDelayed } from '#ui/hooks/use-delayed.ts'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'

type Props = {
  rows?: number
  /** Number of columns after the first, which is the wide one. */
  columns?: number
  hasAvatar?: boolean
  /** They come as cards on every screen; what has three columns and more does on a phone. */
  areCards?: boolean
  /** Above the cards stands what the head of the table offers: all, and the order. */
  hasHead?: boolean
}

/** The shape of the rows to come, shown when they take longer than 150 ms. */
export function SkeletonRows(props: Props) {
  const { rows = 8, columns = 4, hasAvatar = false, areCards = false, hasHead = false } = props
  const isDue = useDelayed(true)
  if (!isDue) return <output className={styles['waiting']} aria-label={copy.loading} aria-busy />
  return (
    <output className={styles['block']} aria-label={copy.loading} aria-busy>
      <SkeletonBones {...{ rows, columns, hasAvatar, areCards, hasHead }} />
    </output>
  )
}

/** The same without the wait, for what stands in the shape of a whole page. */
export function SkeletonBones({ rows, columns, hasAvatar, areCards, hasHead }: Required<Props>) {
  const isMobile = useIsMobile()
  const asCards = areCards || (isMobile && columns >= 3)
  return (
    <div className={asCards ? cx(layout['stack-12'], styles['cards']) : cx(shared['card'], styles['frame'])}>
      {asCards && hasHead && <span className={cx(styles['bone'], styles['order'])} />}
      {numbers(rows).map((row) => (
        <div key={row} className={cx(layout['row'], styles['row'])} data-avatar={hasAvatar || undefined}>
          {hasAvatar && <span className={cx(styles['bone'], styles['avatar'])} />}
          <span className={cx(styles['bone'], styles['wide'])} />
          {numbers(asCards ? 2 : columns).map((column) => (
            <span key={column} className={cx(styles['bone'], shared['grows'], styles['cell'])} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The room of one thing that is on its way. */
export function SkeletonBox({ height, label }: { height: number; label: string }) {
  return (
    <output className={cx(styles['bone'], styles['box'])} style={{ height }} aria-label={label} aria-busy />
  )
}

/** A form to come: fields, each a label above its box, then lines to tick. */
export function SkeletonFields({ fields, ticks = 0 }: { fields: number; ticks?: number }) {
  return (
    <output className={layout['stack-20']} aria-label={copy.loading} aria-busy>
      {numbers(fields).map((field) => (
        <div key={field} className={layout['stack-10']}>
          <span className={cx(styles['bone'], styles['label'])} />
          <span className={cx(styles['bone'], styles['field'])} />
        </div>
      ))}
      {numbers(ticks).map((tick) => (
        <div key={tick} className={cx(layout['row-12'], styles['tick'])}>
          <span className={cx(styles['bone'], styles['check'])} />
          <span className={cx(styles['bone'], styles['label'])} />
        </div>
      ))}
    </output>
  )
}

/** Entries of two lines to come, in what has a frame of its own; at once, since it opens for whoever asked. */
export function SkeletonTexts({ rows }: { rows: number }) {
  return (
    <output className={styles['block']} aria-label={copy.loading} aria-busy>
      {numbers(rows).map((row) => (
        <div key={row} className={cx(layout['stack-10'], styles['text'])}>
          <span className={styles['bone']} />
          <span className={cx(styles['bone'], styles['under'])} />
        </div>
      ))}
    </output>
  )
}

/** A whole page before its first data: title, bar, card. */
export function SkeletonPage() {
  const isDue = useDelayed(true)
  if (!isDue) return <output className={styles['waiting']} aria-label={copy.loading} aria-busy />
  return (
    <output className={layout['stack-24']} aria-label={copy.loading} aria-busy>
      <span className={cx(styles['bone'], styles['title'])} />
      <span className={cx(styles['bone'], styles['bar'])} />
      <SkeletonBones rows={6} columns={2} hasAvatar={false} areCards={false} hasHead={false} />
    </output>
  )
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
