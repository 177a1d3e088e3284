import type { ResumePage, ResumePlace, ResumeShown } from '@guildhall/contract/applications/parsed-resume'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { copy } from '#features/applications/copy.ts'
import styles from './resume-shown.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  shown: ResumeShown
  /** The value that is being looked at: `bio`, `work_experience.0`, or a whole list, `skills`. */
  looked: string | undefined
}

/** The pages of a resume beside what was found in them; where the value stands that is looked at is marked. */
export function ResumeShownBeside({ shown: { pages, places }, looked }: Props) {
  const pane = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const marked = looked === undefined ? [] : placesOf(places, looked)
  useEffect(() => {
    const mark = pane.current?.querySelector('[data-mark]')
    if (looked !== undefined && pane.current && mark) bring(mark, pane.current)
  }, [looked])
  return (
    <aside
      className={cx(layout['stack-8'], styles['beside'])}
      data-open={isOpen || undefined}
      aria-label={copy.shownTitle}
    >
      <div className={cx(layout['row-12'], styles['head'])}>
        <p className={cx(shared['medium'], shared['flush'])}>{copy.shownTitle}</p>
        <Button
          className={styles['toggle'] ?? ''}
          variant="default"
          size="compact-sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? copy.hideShown : copy.openShown}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keys */}
      <div ref={pane} className={styles['pages']} role="group" aria-label={copy.shownPages} tabIndex={0}>
        <p className={cx(shared['note'], styles['hint'])}>{copy.shownHint}</p>
        {pages.map((page) => (
          <Page
            key={page.number}
            page={page}
            count={pages.length}
            marked={marked.filter((place) => place.page === page.number)}
          />
        ))}
      </div>
    </aside>
  )
}

function placesOf(places: ResumeShown['places'], looked: string): ResumePlace[] {
  return Object.entries(places).flatMap(([key, list]) =>
    key === looked || key.startsWith(`${looked}.`) ? list : [],
  )
}

/** Scrolls the pages, and nothing around them. */
function bring(mark: Element, pane: HTMLElement): void {
  const [at, around] = [mark.getBoundingClientRect(), pane.getBoundingClientRect()]
  pane.scrollTop += at.top - around.top - around.height / 3
}

type PageProps = { page: ResumePage; count: number; marked: ResumePlace[] }

function Page({ page: { number, width, height, words }, count, marked }: PageProps) {
  return (
    <svg
      className={styles['page']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={copy.pageOf(number, count)}
    >
      {marked.map(({ x, y, width: wide, height: high }, index) => (
        <rect
          key={index}
          data-mark
          className={styles['mark']}
          x={x - 2}
          y={y - 2}
          width={wide + 4}
          height={high + 4}
          rx={2}
        />
      ))}
      {words.map(({ text, x, base, size, width: wide, bold }, index) => (
        <text
          key={index}
          x={x}
          y={base}
          fontSize={size}
          fontWeight={bold ? 600 : 400}
          {...(wide > 0 && { textLength: wide, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
