import styles from './refused-list.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  /** Of all that were refused; the rows may be fewer. */
  count: number
  rows: readonly { id: string; name: string; message: string | null }[]
}

/** What an act on many left as it was, and why. */
export function RefusedList({ count, rows }: Props) {
  return (
    <>
      <p className={cx(shared['strong'], shared['flush'])}>{count} left as they are:</p>
      <ul className={cx(shared['list'], layout['stack-6'], styles['list'])}>
        {rows.map(({ id, name, message }) => (
          <li key={id}>
            <strong>{name}</strong> {message}
          </li>
        ))}
      </ul>
    </>
  )
}
