import { Tabs } from '@mantine/core'
import IconChevronLeft from '~icons/chevron-left'
import IconChevronRight from '~icons/chevron-right'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './tab-list.module.css'

type Props = {
  /** The open tab: it is brought into sight where the list is wider than the screen. */
  current: string
  /** What the tabs are about, for those who hear the page. */
  label?: string
  children: ReactNode
  /** Inside a card: the room at both ends. */
  isInset?: boolean
}

/** How far one press of an arrow scrolls. */
const STEP_PX = 240

/** The tabs of a page in one line: what does not fit fades out and scrolls, by touch or by the arrow in its place. */
export function TabList({ current, label, children, isInset = false }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [hasLess, setLess] = useState(false)
  const [hasMore, setMore] = useState(false)
  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const measure = () => {
      setLess(element.scrollLeft > 4)
      setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > 4)
    }
    const show = () => {
      const tab = element.querySelector(`[id$='-tab-${CSS.escape(current)}']`)
      if (tab instanceof HTMLElement && element.scrollWidth > element.clientWidth)
        element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2
      measure()
    }
    // Told once the page is laid out: to ask sooner would lay it out twice. Counts come later and make the tabs wider.
    const sizes = new ResizeObserver(show)
    const watch = () => [element, ...element.children].forEach((one) => sizes.observe(one))
    watch()
    const added = new MutationObserver(watch)
    added.observe(element, { childList: true })
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      added.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [current])
  const scroll = (by: number) => list.current?.scrollBy({ left: by, behavior: 'smooth' })
  return (
    <div className={styles['line']}>
      <Tabs.List
        ref={list}
        aria-label={label}
        className={styles['list'] ?? ''}
        data-less={hasLess || undefined}
        data-more={hasMore || undefined}
        data-inset={isInset || undefined}
      >
        {children}
      </Tabs.List>
      {hasLess && <Arrow side="left" onPress={() => scroll(-STEP_PX)} />}
      {hasMore && <Arrow side="right" onPress={() => scroll(STEP_PX)} />}
    </div>
  )
}

/** For a mouse alone: the arrow keys walk through the tabs, a finger scrolls them. */
function Arrow({ side, onPress }: { side: 'left' | 'right'; onPress: () => void }) {
  const Icon = side === 'left' ? IconChevronLeft : IconChevronRight
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      data-side={side}
      className={cx(shared['bare'], styles['arrow'])}
      onClick={onPress}
    >
      <Icon size={18} />
    </button>
  )
}

/** How many there are behind a tab. */
export function TabCount({ value }: { value: number | undefined }) {
  return <span className={cx(shared['note'], styles['count'])}>{value ?? ''}</span>
}
