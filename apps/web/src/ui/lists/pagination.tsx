import { usePagination } from '@mantine/hooks'
import IconChevronLeft from '~icons/chevron-left'
import IconChevronRight from '~icons/chevron-right'
import type { ReactNode } from 'react'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './pagination.module.css'
import { copy } from '#ui/text/copy.ts'

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
    <div className={cx(layout['spread-wrap-12'], styles['bar'])}>
      <output
        className={cx(shared['note'], styles['text'])}
      >{`Showing ${from} to ${to} of ${total} entries`}</output>
      <nav aria-label={copy.pages} className={cx(layout['row-wrap'], styles['pages'])}>
        <Step label={copy.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)}>
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
              className={cx(shared['centre'], styles['page'])}
              aria-label={`Page ${entry}`}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => onPage(entry)}
            >
              {entry}
            </button>
          ),
        )}
        <Step label={copy.nextPage} disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
          <IconChevronRight size={16} aria-hidden />
        </Step>
      </nav>
    </div>
  )
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      className={cx(shared['centre'], styles['page'])}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
