import { copy } from './copy.ts'
import styles from './members.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** Instead of members that did not load. */
export function TryAgain({ onTry }: { onTry: () => void }) {
  return (
    <button type="button" className={cx(shared['bare'], styles['link'])} onClick={onTry}>
      {copy.somethingWentWrongTry}
    </button>
  )
}
