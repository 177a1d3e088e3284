import { copy } from '#features/experts/copy.ts'
import styles from './facts.module.css'

/** Stands where nobody has given anything. */
export function NotProvided({ text = copy.notProvided }: { text?: string }) {
  return <p className={styles['none']}>{text}</p>
}
