import type { ReactNode } from 'react'
import { StepMark, type StepState } from '#ui/marks/step-mark.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './stepper.module.css'

export type Step<Key extends string> = {
  key: Key
  label: ReactNode
  isDone: boolean
  /** Below its name, where there is room. */
  note?: string | undefined
  /** At its end. */
  mark?: ReactNode
  isOff?: boolean
}

type Props<Key extends string> = {
  label: string
  steps: readonly Step<Key>[]
  current: Key
  onGo: (step: Key) => void
  /** Many steps: a card beside the page, a row that scrolls where there is no room beside it. */
  isLong?: boolean
}

/** The way through a form of several steps; a press leaves the current one. */
export function Stepper<Key extends string>({ label, steps, current, onGo, isLong = false }: Props<Key>) {
  return (
    <nav aria-label={label} className={shared['shrinks']}>
      <ol
        className={cx(shared['list'], layout['stack-2'], isLong && shared['card'], styles['steps'])}
        data-long={isLong || undefined}
      >
        {steps.map(({ key, label: name, isDone, note, mark, isOff }, index) => (
          <li key={key}>
            <button
              type="button"
              className={cx(layout['row-10'], shared['bare'], styles['step'])}
              ref={isLong && key === current ? reveal : undefined}
              aria-current={key === current ? 'step' : undefined}
              disabled={isOff}
              onClick={() => onGo(key)}
            >
              <StepMark number={index + 1} state={stateOf(isDone, key === current)} />
              <span className={cx(layout['stack'], shared['shrinks'])}>
                {name}
                {note !== undefined && <span className={cx(shared['note'], styles['note'])}>{note}</span>}
              </span>
              {mark}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function stateOf(isDone: boolean, isCurrent: boolean): StepState {
  if (isDone) return 'done'
  return isCurrent ? 'current' : 'ahead'
}

/** Where the steps stand in a row that scrolls; the router first puts the row back to where it stood. */
function reveal(button: HTMLElement | null): void {
  if (button === null) return
  requestAnimationFrame(() => button.scrollIntoView?.({ inline: 'center', block: 'nearest' }))
}
