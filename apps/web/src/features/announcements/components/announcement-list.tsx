import type { Announcement } from '@guildhall/contract/announcements'
import IconPencil from '~icons/pencil'
import IconTrash from '~icons/trash'
import { copy, ROLE_LABELS } from '#features/announcements/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { ToolButton } from '#ui/layout/tool-button.tsx'
import styles from './announcement-list.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Tools = { onEdit: (announcement: Announcement) => void; onDelete: (announcement: Announcement) => void }

export function AnnouncementList({
  announcements,
  ...tools
}: Tools & { announcements: readonly Announcement[] }) {
  return (
    <ul className={cx(shared['card'], shared['list'], shared['lined'])} aria-label={copy.title}>
      {announcements.map((announcement) => (
        <li key={announcement.id} className={cx(layout['tops'], styles['entry'])}>
          <Entry announcement={announcement} {...tools} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ announcement, onEdit, onDelete }: Tools & { announcement: Announcement }) {
  const { title, body, roles, starts_on: day, actions } = announcement
  return (
    <>
      <div className={cx(shared['breaks'], shared['fills'], layout['stack-4'])}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={cx(shared['flush'], shared['keeps-breaks'])}>{body}</p>
        <p className={cx(shared['note'], shared['flush'], layout['row-wrap-8'])}>
          {announcement.is_unread && <Badge tone="info">{copy.unread}</Badge>}
          {announcement.is_planned && <Badge tone="draft">{copy.planned}</Badge>}
          <span>{formatDate(day)}</span>
          {actions.canEdit && <span>{roles.map((role) => ROLE_LABELS[role]).join(', ')}</span>}
        </p>
      </div>
      {actions.canEdit && (
        <div className={cx(layout['tops'], shared['firm'])}>
          <ToolButton label={copy.editTitle(title)} icon={IconPencil} onClick={() => onEdit(announcement)} />
          <ToolButton
            label={copy.deleteTitle(title)}
            icon={IconTrash}
            onClick={() => onDelete(announcement)}
          />
        </div>
      )}
    </>
  )
}
