import type { FeedbackRecord } from '@guildhall/contract/feedback'
import { copy } from '#features/feedback/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import styles from './sender.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Props = { sender: FeedbackRecord['created_by']; size?: 24 | 40; withEmail?: boolean }

/** Who sent a message. */
export function Sender({ sender, size = 24, withEmail = false }: Props) {
  if (sender === null) return <span className={shared['quiet']}>{copy.nobody}</span>
  return (
    <span className={styles['sender']}>
      <Avatar name={sender.name} photo={sender.photo} size={size} />
      <span className={cx(shared['stack'], shared['shrinks'])}>
        <span className={styles['name']}>{sender.name}</span>
        {withEmail && sender.email !== '' && (
          <a className={styles['email']} href={`mailto:${sender.email}`}>
            {sender.email}
          </a>
        )}
      </span>
    </span>
  )
}
