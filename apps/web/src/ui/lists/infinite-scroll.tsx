import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import styles from './infinite-scroll.module.css'
import { useLatest } from '#ui/hooks/use-latest.ts'

type Props = {
  hasMore: boolean
  loading: boolean
  onMore: () => void
  /** The button for keyboards, and for those who do not scroll. */
  label?: string
}

/** Distance from the bottom, in px, at which the next page is asked for (specification spec 000 §9). */
const TRIGGER_DISTANCE = 20

/** Stands below the last entry and loads the next page when it comes near. */
export function InfiniteScroll({ hasMore, loading, onMore, label = 'Load more' }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useLatest(onMore)
  useEffect(() => {
    if (!end.current || !hasMore || loading) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { root: scrollingParent(end.current), rootMargin: `0px 0px ${TRIGGER_DISTANCE}px 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore, loading, latest])
  if (!hasMore) return null
  return (
    <div ref={end} className={styles['end']}>
      <Button variant="subtle" loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}

/** The margin of an observer counts only for its own root, so a list in a box must name the box. */
function scrollingParent(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body || parent === document.documentElement) return null
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return null
}
