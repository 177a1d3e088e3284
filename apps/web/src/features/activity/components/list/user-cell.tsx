import type { ActivitySummary } from '@guildhall/contract/activity'
import { copy } from '#features/activity/copy.ts'
import { useUser } from '#platform/session.tsx'
import { Avatar } from '#ui/marks/avatar.tsx'
import styles from './user-cell.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  user: ActivitySummary['created_by']
  /** Given, the name is a button that filters by this user. */
  onPick?: ((id: string) => void) | undefined
}

/** Who did it: 'Me' for the reader. */
export function UserCell({ user, onPick }: Props) {
  const name = useUserName(user)
  if (user === null) return <span className={shared['quiet']}>{name}</span>
  return (
    <span className={cx(layout['row-10'], shared['shrinks'])}>
      <Avatar name={user.name} photo={user.photo} size={24} />
      {onPick ? (
        <button
          type="button"
          className={cx(shared['bare'], styles['pick'])}
          title={user.name}
          onClick={() => onPick(user.id)}
        >
          {name}
        </button>
      ) : (
        <span className={styles['name']}>{name}</span>
      )}
    </span>
  )
}

/** A user's name in the log, 'Me' for the reader (specification spec 000 §6). */
export function useUserName(user: ActivitySummary['created_by']): string {
  const me = useUser()
  if (user === null) return copy.nobody
  return user.id === me?.id ? copy.me : user.name
}
