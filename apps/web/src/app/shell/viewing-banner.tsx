import { users } from '@guildhall/contract/users'
import { call } from '#platform/api.ts'
import type { AuthUser } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './viewing-banner.module.css'
import { copy } from '#app/copy.ts'

/** Says that an administrator looks with somebody else's eyes, and leads back. */
export function ViewingBanner({ user }: { user: AuthUser }) {
  const { run } = useWrite({ tells: 'by toast' })
  if (user.viewed_by === null) return null
  // Nothing that was loaded with the other eyes may stay.
  const stop = () => run(() => call(users.stopViewing), { onDone: () => location.assign('/') })
  return (
    <section className={cx(layout['row-wrap'], styles['banner'])} aria-label={copy.viewingAs}>
      <span>
        {user.viewed_by.name}, you are viewing the portal as <b>{user.name}</b>. Nothing can be changed.
      </span>
      <button type="button" className={styles['stop']} onClick={() => void stop()}>
        {copy.stopViewing}
      </button>
    </section>
  )
}
