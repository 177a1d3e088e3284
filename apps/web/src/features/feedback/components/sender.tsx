import type { FeedbackRecord } from '@guildhall/contract/feedback'
import { copy } from '#features/feedback/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import styles from './sender.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { sender: FeedbackRecord['created_by']; size?: 24 | 40; withEmail?: boolean }

/** Who sent a message. */
export function Sender({ sender, size = 24, withEmail = false }: Props) {
  if (sender === null) return <span className={shared['quiet']}>{copy.nobody}</span>
  return (
    <span className={cx(layout['inline-row'], styles['sender'])}>
      <Avatar name={sender.name} photo={sender.photo} size={size} />
      <span className={cx(layout['stack'], shared['shrinks'])}>
        <span className={cx(shared['breaks'], shared['ink'])}>{sender.name}</span>
        {withEmail && sender.email !== '' && (
          <a
            className={cx(shared['breaks'], shared['link'], shared['small'], reach['alone'])}
            href={`mailto:${sender.email}`}
          >
            {sender.email}
          </a>
        )}
      </span>
    </span>
  )
}
