import { users } from '@guildhall/contract/users'
import { call } from '#platform/api.ts'
import { useWrite } from '#platform/use-write.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './viewing-banner.module.css'
import { copy } from '#app/copy.ts'

type Props = {
  /** Who looks. */
  by: string
  /** As whom. */
  name: string
}

/** Says that an administrator looks with somebody else's eyes, and leads back. */
export function ViewingBanner({ by, name }: Props) {
  const { run } = useWrite({ tells: 'by toast' })
  // Nothing that was loaded with the other eyes may stay.
  const stop = () => run(() => call(users.stopViewing), { onDone: () => location.assign('/') })
  return (
    <section className={cx(layout['row-wrap'], styles['banner'])} aria-label={copy.viewingAs}>
      <span>
        {by}, you are viewing the portal as <b>{name}</b>. Nothing can be changed.
      </span>
      <button type="button" className={styles['stop']} onClick={() => void stop()}>
        {copy.stopViewing}
      </button>
    </section>
  )
}
