import { Button } from '@mantine/core'
import styles from './load-more.module.css'

/** 'next' is the administrators' wording, 'more' that of everyone else, 'show' that of help pages. */
type LoadMoreKind = 'next' | 'more' | 'show'

type Props = {
  kind: LoadMoreKind
  pageSize: number
  /** Entries that are not on screen yet. */
  remaining: number
  loading?: boolean
  onMore: () => void
}

/** Asks for the next page of a list; absent when nothing remains. */
export function LoadMore({ kind, pageSize, remaining, loading = false, onMore }: Props) {
  if (remaining <= 0) return null
  return (
    <div className={styles['bar']}>
      <Button variant="default" loading={loading} onClick={onMore}>
        {loadMoreLabel({ kind, pageSize, remaining })}
      </Button>
    </div>
  )
}

export function loadMoreLabel({
  kind,
  pageSize,
  remaining,
}: Pick<Props, 'kind' | 'pageSize' | 'remaining'>): string {
  const count = Math.min(pageSize, remaining)
  if (kind === 'more') return `VIEW MORE (${count})`
  if (kind === 'show')
    return remaining > pageSize ? `Show more (${pageSize} from ${remaining})` : `Show more (${remaining})`
  return remaining > pageSize ? `VIEW NEXT (${pageSize} OF ${remaining})` : `VIEW NEXT (${remaining})`
}
