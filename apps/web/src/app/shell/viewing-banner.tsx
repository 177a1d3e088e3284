import { users } from '@guildhall/contract/users'
import { useNavigate } from '@tanstack/react-router'
import { queryClient } from '#app/query-client.ts'
import { homeOf } from '#platform/addresses.ts'
import { failureText } from '#platform/api-error.ts'
import { call } from '#platform/api.ts'
import { currentUser, readUser, type AuthUser } from '#platform/session.tsx'
import { toasts } from '#ui/toasts.tsx'
import styles from './viewing-banner.module.css'

/** Says that an administrator looks with somebody else's eyes, and leads back. */
export function ViewingBanner({ user }: { user: AuthUser }) {
  const navigate = useNavigate()
  if (user.viewed_by === null) return null
  const stop = async () => {
    try {
      await call(users.stopViewing)
      queryClient.clear()
      await readUser()
      const self = currentUser()
      if (self !== null) await navigate({ to: homeOf(self) })
    } catch (error) {
      toasts.error(failureText(error, 'update'))
    }
  }
  return (
    <section className={styles['banner']} aria-label="Viewing as somebody else">
      <span>
        {user.viewed_by.name}, you are viewing the portal as <b>{user.name}</b>. Nothing can be changed.
      </span>
      <button type="button" className={styles['stop']} onClick={() => void stop()}>
        Stop viewing
      </button>
    </section>
  )
}
