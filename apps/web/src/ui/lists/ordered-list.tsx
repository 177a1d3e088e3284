import IconDown from '~icons/arrow-down'
import IconUp from '~icons/arrow-up'
import type { ComponentProps, ReactNode } from 'react'
import { ToolButton } from '#ui/layout/tool-button.tsx'
import { copy } from '#ui/text/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './ordered-list.module.css'

type Props = ComponentProps<'ol'> & { 'aria-label': string }

/** A list whose order people change. */
export function OrderedList({ className, ...props }: Props) {
  return <ol {...props} className={cx(shared['card'], shared['list'], shared['lined'], className)} />
}

export function OrderedRow({ className, ...props }: ComponentProps<'li'>) {
  return <li {...props} className={cx(layout['row-12'], styles['row'], className)} />
}

/** What a row says; on a phone its buttons stand below. */
export function RowWords({ children }: { children: ReactNode }) {
  return <div className={cx(shared['fills'], layout['stack-2'], styles['words'])}>{children}</div>
}

export function RowButtons({ children }: { children: ReactNode }) {
  return <div className={cx(layout['tops'], shared['firm'], styles['buttons'])}>{children}</div>
}

type MoveProps = {
  name: string
  /** From 0. */
  place: number
  count: number
  onMove: (place: number) => void
}

/** Moves a row by one place, with the keyboard too. */
export function MoveButtons({ name, place, count, onMove }: MoveProps) {
  return (
    <>
      <ToolButton
        label={copy.moveUp(name)}
        icon={IconUp}
        isOff={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <ToolButton
        label={copy.moveDown(name)}
        icon={IconDown}
        isOff={place >= count - 1}
        onClick={() => onMove(place + 1)}
      />
    </>
  )
}
