import type { ReactNode } from 'react'

/** One column of a list. */
export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row, index: number) => ReactNode
  /** The server's sort key; a column without one cannot be sorted. */
  sortKey?: string
  hideOnMobile?: boolean
  /** Gives way below a desktop, or only where the others have: what it says stands on the page of the row too. */
  spare?: boolean | 'last'
  /** 'numeric' sets the column right-aligned with figures of equal width. */
  align?: 'start' | 'numeric'
  /** For columns of actions: the header is read out, not seen. */
  headerHidden?: boolean
  /** Secondary facts stand in small grey. */
  tone?: 'primary' | 'secondary'
}
