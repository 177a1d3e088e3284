import { copy } from '#features/experts/copy.ts'
import shared from '#ui/theme/shared.module.css'

/** Stands where nobody has given anything. */
export function NotProvided({ text = copy.notProvided }: { text?: string }) {
  return <p className={shared['quiet']}>{text}</p>
}
