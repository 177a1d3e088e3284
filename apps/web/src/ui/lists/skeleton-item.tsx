import { cx } from '#ui/theme/class-names.ts'
import { useDelayed } from '#ui/hooks/use-delayed.ts'
import columns from '#ui/layout/columns.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'
import bones from './skeleton.module.css'
import styles from './skeleton-item.module.css'
import { SkeletonTabs } from './skeleton-tabs.tsx'

const FACTS = 8
const BESIDE = 5
const STEPS = 4

type Props = {
  hasHeader?: boolean
  hasAside?: boolean
  hasPicture?: boolean
  /** Where the name has a card of its own: above both columns, or above the facts, with tabs between. */
  head?: 'across' | 'beside'
  /** What stands above the name: what must be known first, and the steps of an application. */
  above?: readonly ('notice' | 'steps')[] | undefined
}

/** The page of one person, company or project before its data: the way here, the name, a card of facts, what stands beside it. */
export function SkeletonItem({ hasHeader = true, hasAside = true, hasPicture = true, head, above }: Props) {
  const isDue = useDelayed(true)
  if (!isDue) return <output className={bones['waiting']} aria-label={copy.loading} aria-busy />
  return (
    <output className={bones['block']} aria-label={copy.loading} aria-busy>
      {hasHeader && <span className={cx(bones['bone'], styles['crumbs'])} data-head={head} />}
      {hasHeader && !head && <span className={cx(bones['bone'], bones['title'], styles['name'])} />}
      {above?.map((part) => (
        <Above key={part} part={part} />
      ))}
      {head === 'across' && <Head />}
      <div className={columnsOf(head, hasAside)}>
        <div className={shared['shrinks']}>
          {head === 'beside' && <Head hasPicture />}
          <div className={cx(shared['card'], head !== 'across' && shared['padded'])}>
            {head === 'across' && <SkeletonTabs isInset />}
            {hasPicture && !head && <span className={cx(bones['bone'], styles['picture'])} />}
            <div className={cx(styles['facts'], head === 'across' && shared['padded'])}>{facts(FACTS)}</div>
          </div>
        </div>
        {hasAside && (
          <div className={cx(shared['card'], shared['padded'], layout['stack-20'])}>{facts(BESIDE)}</div>
        )}
      </div>
    </output>
  )
}

function columnsOf(head: Props['head'], hasAside: boolean): string {
  if (head) return cx(layout['stack-20'], columns['main-and-aside'])
  return cx(layout['stack-24'], hasAside && styles['columns'])
}

function Above({ part }: { part: 'notice' | 'steps' }) {
  return (
    <div className={cx(shared['card'], shared['padded'], styles['above'])} data-part={part}>
      {part === 'steps' ? (
        <div className={styles['facts']}>{facts(STEPS)}</div>
      ) : (
        <span className={cx(bones['bone'], styles['value'])} />
      )}
    </div>
  )
}

function Head({ hasPicture = false }: { hasPicture?: boolean }) {
  return (
    <div
      className={cx(shared['card'], shared['padded'], layout['row-16'], styles['head'])}
      data-picture={hasPicture || undefined}
    >
      {hasPicture && <span className={cx(bones['bone'], styles['face'])} />}
      <div className={cx(layout['stack-10'], shared['fills'])}>
        <span className={cx(bones['bone'], bones['title'])} />
        <span className={cx(bones['bone'], styles['value'])} />
      </div>
      {!hasPicture && <span className={cx(bones['bone'], styles['buttons'])} />}
    </div>
  )
}

function facts(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={layout['stack-10']}>
      <span className={cx(bones['bone'], styles['label'])} />
      <span className={cx(bones['bone'], styles['value'])} />
    </div>
  ))
}
