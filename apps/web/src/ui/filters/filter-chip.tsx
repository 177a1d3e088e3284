import IconChevronDown from '~icons/chevron-down'
import IconX from '~icons/x'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useEscape } from '#ui/dialogs/use-escape.ts'
import { useLatest } from '#ui/hooks/use-latest.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import type { FilterTag } from './chip-list.tsx'
import styles from './filter-chip.module.css'
import { filterTexts } from './filter-texts.ts'
import { Popover } from '#ui/popups/popover.tsx'

type Props = {
  label: string
  /** What is chosen, in words. */
  tag: FilterTag | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onRemove: () => void
  children: ReactNode
}

/** One filter of a list: what is chosen, the fields that change it, and the way to drop it. */
export function FilterChip({ label, tag, isOpen, onToggle, onRemove, children }: Props) {
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    onToggle(false)
    opener.current?.focus()
  }
  useEscape(isOpen, close)
  const inside = usePressOutside(isOpen, () => onToggle(false))
  return (
    <Popover
      opened={isOpen}
      position="bottom-start"
      width={320}
      withinPortal={false}
      withRoles={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      target={
        <span
          className={cx(layout['inline-row'], styles['chip'])}
          data-active={tag !== undefined || undefined}
          {...inside}
        >
          <button
            ref={opener}
            type="button"
            className={cx(shared['bare'], layout['inline-row-6'], styles['open'])}
            title={tag?.full}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
          >
            {label} {tag && <strong className={styles['value']}>{tag.value}</strong>}
            {!tag && <IconChevronDown size={14} aria-hidden />}
          </button>
          {tag && (
            <button
              type="button"
              className={cx(shared['centre'], styles['remove'])}
              aria-label={filterTexts.remove(label, tag.full)}
              onClick={onRemove}
            >
              <IconX size={14} stroke={2} aria-hidden />
            </button>
          )}
        </span>
      }
      dropdown={{
        role: 'dialog',
        'aria-label': label,
        className: styles['fields'],
        onBlur: ({ relatedTarget, currentTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onToggle(false)
        },
        ...inside,
      }}
    >
      <Suspense fallback={<div className={styles['waiting']} />}>
        <FocusFirst>{children}</FocusFirst>
      </Suspense>
    </Popover>
  )
}

/** What opens takes the focus once its fields are here; where they still load their choices, the box itself does. */
function FocusFirst({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = box.current?.querySelector<HTMLElement>('input, select, textarea, button')
    const target = field ?? box.current
    target?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={styles['box']}>
      {children}
    </div>
  )
}

/** The lists of choices lie elsewhere in the page, but hear of a press through React: those are inside too. */
function usePressOutside(isOpen: boolean, onOutside: () => void) {
  const isInside = useRef(false)
  const outside = useLatest(onOutside)
  useEffect(() => {
    if (!isOpen) return
    const press = () => {
      if (!isInside.current) outside.current()
      isInside.current = false
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [isOpen, outside])
  return {
    onPointerDownCapture: () => {
      isInside.current = true
    },
  }
}
