import { usePagination } from '@mantine/hooks'
import IconChevronLeft from '~icons/chevron-left'
import IconChevronRight from '~icons/chevron-right'
import type { ReactNode } from 'react'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import styles from './pagination.module.css'

type Props = {
  page: number
  totalPages: number
  /** Numbers of the first and last entry of this page, from 1. */
  from: number
  to: number
  total: number
  onPage: (page: number) => void
}

/** Where the reader is in a list, and the way to other pages; absent when there is one page or none. */
export function Pagination({ page, totalPages, from, to, total, onPage }: Props) {
  const isMobile = useIsMobile()
  const { range } = usePagination({ total: totalPages, page, siblings: isMobile ? 0 : 1, boundaries: 1 })
  if (totalPages <= 1) return null
  return (
    <div className={styles['bar']}>
      <output className={styles['text']}>{`Showing ${from} to ${to} of ${total} entries`}</output>
      <nav aria-label="Pages" className={styles['pages']}>
        <Step label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <IconChevronLeft size={16} aria-hidden />
        </Step>
        {range.map((entry, index) =>
          entry === 'dots' ? (
            <span key={`dots-${index}`} className={styles['dots']}>
              …
            </span>
          ) : (
            <button
              key={entry}
              type="button"
              className={styles['page']}
              aria-label={`Page ${entry}`}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => onPage(entry)}
            >
              {entry}
            </button>
          ),
        )}
        <Step label="Next page" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
          <IconChevronRight size={16} aria-hidden />
        </Step>
      </nav>
    </div>
  )
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <button type="button" className={styles['page']} aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  )
}
