import styles from './form-failure.module.css'
import { cx } from '#ui/theme/class-names.ts'
import failed from '#ui/feedback/failure.module.css'

type Props = {
  text: string | undefined
  /** Above the fields, below them, or in a stack that keeps the distances itself. */
  at?: 'top' | 'end' | 'stack'
}

/** What went wrong with a form, or with what was asked for, as a whole. */
export function Failure({ text, at = 'top' }: Props) {
  if (text === undefined || text === '') return null
  return (
    <p role="alert" ref={intoView} className={cx(failed['box'], styles['failure'])} data-at={at}>
      {text}
    </p>
  )
}

/** The button that was pressed may be far below. */
function intoView(failure: HTMLElement | null): void {
  failure?.scrollIntoView({ block: 'nearest' })
}
